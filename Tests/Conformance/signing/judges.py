"""Three public implementations of JSON Web Tokens behind one face: PyJWT, jwcrypto and joserfc, from PyPI."""

import json

import joserfc.jws
import joserfc.jwk
import jwcrypto.jwk
import jwcrypto.jwt
import jwt


class PyJWT:
    name = "PyJWT"

    @staticmethod
    def sign(claims: dict, secret: str, algorithm: str) -> str:
        return jwt.encode(claims, secret, algorithm=algorithm)

    @staticmethod
    def claims(token: str, secret: str, algorithm: str) -> dict:
        # The secret is as long as the vendor makes it, and the times are judged apart.
        return jwt.decode(token, secret, algorithms=[algorithm], options={"verify_iat": False, "verify_exp": False})


class JWCrypto:
    name = "jwcrypto"

    @staticmethod
    def _key(secret: str) -> jwcrypto.jwk.JWK:
        return jwcrypto.jwk.JWK(kty="oct", k=jwcrypto.jwk.base64url_encode(secret.encode()))

    @classmethod
    def sign(cls, claims: dict, secret: str, algorithm: str) -> str:
        token = jwcrypto.jwt.JWT(header={"alg": algorithm, "typ": "JWT"}, claims=claims)
        token.make_signed_token(cls._key(secret))
        return token.serialize()

    @classmethod
    def claims(cls, token: str, secret: str, algorithm: str) -> dict:
        signed = jwcrypto.jws.JWS()
        signed.allowed_algs = [algorithm]
        signed.deserialize(token)
        signed.verify(cls._key(secret), alg=algorithm)
        return json.loads(signed.payload)


class JoseRFC:
    name = "joserfc"

    @staticmethod
    def sign(claims: dict, secret: str, algorithm: str) -> str:
        key = joserfc.jwk.OctKey.import_key(secret)
        return joserfc.jws.serialize_compact(
            {"alg": algorithm, "typ": "JWT"}, json.dumps(claims, ensure_ascii=False), key, algorithms=[algorithm])

    @staticmethod
    def claims(token: str, secret: str, algorithm: str) -> dict:
        key = joserfc.jwk.OctKey.import_key(secret)
        return json.loads(joserfc.jws.deserialize_compact(token, key, algorithms=[algorithm]).payload)


ALL = [PyJWT, JWCrypto, JoseRFC]


def spoiled(judge, secret: str, algorithm: str, now: int) -> list[tuple[str, str, str | None]]:
    """Tokens of one implementation, good ones and ones that must be refused: name, token, the word of the fault."""
    claims = {"iat": now, "exp": now + 600, "identifier": "u-7", "name": "Zoë 😀 \"/\\"}
    other = "HS256" if algorithm == "HS384" else "HS384"
    good = judge.sign(claims, secret, algorithm)
    header, payload, signature = good.split(".")
    changed = payload[:-1] + ("A" if payload[-1] != "A" else "Q")
    swapped = judge.sign(claims, secret, other)
    cases = [
        ("good", good, None),
        ("another algorithm", swapped, "algorithm_mismatch"),
        ("another algorithm's signature below our header", ".".join([header, payload, swapped.split(".")[2]]),
         "signature_mismatch"),
        ("another secret", judge.sign(claims, secret + "x", algorithm), "signature_mismatch"),
        ("expired", judge.sign(claims | {"iat": now - 700, "exp": now - 100}, secret, algorithm), "token_expired"),
        ("made in the future", judge.sign(claims | {"iat": now + 300}, secret, algorithm), "token_early"),
        ("times as texts", judge.sign(claims | {"iat": str(now)}, secret, algorithm), "claims_invalid"),
        ("a time with a fraction", judge.sign(claims | {"iat": now + 0.5}, secret, algorithm), "claims_invalid"),
        ("milliseconds", judge.sign(claims | {"exp": (now + 600) * 1000}, secret, algorithm), "claims_invalid"),
        ("alg none", NONE + "." + payload + "." + signature, "algorithm_mismatch"),
        ("alg none without a signature", NONE + "." + payload + ".", "token_malformed"),
    ]
    # The last character of a payload may hold bits that are not of it; then the text is no exact base64url.
    if len(payload) % 4 == 0:
        cases.append(("a payload that was changed", ".".join([header, changed, signature]), "signature_mismatch"))
    return [(f"{judge.name} {algorithm}: {name}", token, fault) for name, token, fault in cases]


# {"alg":"none"}
NONE = "eyJhbGciOiJub25lIn0"
