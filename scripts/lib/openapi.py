"""The API's descriptions, each one document, made of its root file and of the files that stand beside both."""

import posixpath

# The roots: what callers are told, and what operators are.
ROOTS = ["trunkline.yaml", "admin.yaml"]
# What files beside the root may hold, in the order of the document: `schemas.yaml` or `schemas/*.yaml`.
KINDS = ["securitySchemes", "parameters", "headers", "requestBodies", "responses", "examples", "schemas"]
# Members that refer to a component; so do the values of a discriminator's `mapping`.
REFERENCES = {"$ref", "x-event-schema"}


class BundleError(Exception):
    """What is wrong with the references between the files, a line each."""


def files(root):
    """The root and every file that belongs to it."""
    beside = [root.parent.glob("paths/*.yaml")]
    for kind in KINDS:
        beside += [root.parent.glob(f"{kind}.yaml"), root.parent.glob(f"{kind}/*.yaml")]
    return [root] + sorted(path for paths in beside for path in paths)


def bundle(root, load):
    """One document whose references are all local; `load` reads one file.

    Paths keep the order of the root. Components are in the order of their names, so that one which moves from file to
    file changes nothing; those that the paths do not need are another root's.
    """
    return _loaded(root, load).document()


def left_over(folder, load):
    """What stands in the files and in none of the documents, a line each."""
    items, components = [], []
    for name in ROOTS:
        bundle = _loaded(folder / name, load)
        document = bundle.document()
        items.append(bundle.unused)
        components.append({(kind, name) for kind, known in bundle.components.items() for name in known
                           if name not in document["components"].get(kind, {})})
    return [f"{file}: {name} is a path item of no path" for file, name in sorted(set.intersection(*items))] + [
        f"{kind}: {name} is not used" for kind, name in sorted(set.intersection(*components))]


def _loaded(root, load):
    return _Bundle(root, {path.relative_to(root.parent).as_posix(): load(path) for path in files(root)})


def references(document):
    """Every reference in a document, with the pointer of the node that has it."""
    nodes = [("", document)]
    while nodes:
        pointer, node = nodes.pop()
        if isinstance(node, list):
            nodes += [(f"{pointer}/{index}", value) for index, value in enumerate(node)]
        elif isinstance(node, dict):
            for key in REFERENCES:
                if isinstance(node.get(key), str):
                    yield pointer, node[key]
            discriminator = node.get("discriminator")
            if isinstance(discriminator, dict):
                yield from ((pointer, place) for place in discriminator.get("mapping", {}).values())
            nodes += [(f"{pointer}/{key}", value) for key, value in node.items()]


def credentials(document):
    """The names of the credentials that a document's operations take."""
    for item in document["paths"].values():
        for operation in item.values():
            if isinstance(operation, dict):
                for entry in operation.get("security", []):
                    yield from entry


class _Bundle:
    def __init__(self, root, parts):
        self.root = root.name
        self.parts = parts
        self.faults = []
        # Place of a component or path item, as file and pointer -> what it is called in the document.
        self.names = {}
        # Kind -> name -> file and value.
        self.components = {kind: {} for kind in KINDS}
        for file, part in parts.items():
            if file == self.root:
                for kind, components in part.get("components", {}).items():
                    self._declare(file, f"components/{kind}/", kind, components)
            elif not file.startswith("paths/"):
                self._declare(file, "", file.removesuffix(".yaml").split("/")[0], part)

    def _declare(self, file, prefix, kind, components):
        known = self.components.setdefault(kind, {})
        for name, value in components.items():
            if name in known:
                self.faults.append(f"{file}: {name} stands in {known[name][0]} too")
            known[name] = (file, value)
            self.names[file, prefix + name] = f"#/components/{kind}/{name}"

    def document(self):
        root = self.parts[self.root]
        document = {name: self._rewritten(value, self.root) for name, value in root.items()
                    if name not in ("paths", "components")}
        document["paths"] = self._paths(root["paths"])
        document["components"] = {
            kind: {name: self._rewritten(value, file) for name, (file, value) in sorted(components.items())}
            for kind, components in self.components.items() if components}
        if self.faults:
            raise BundleError("\n".join(self.faults))
        document["components"] = self._needed(document)
        return document

    def _needed(self, document):
        """The components that the paths reach."""
        components = document["components"]
        wanted = [("securitySchemes", name) for name in credentials(document)]
        parts = [{name: value for name, value in document.items() if name != "components"}]
        reached = set()
        while parts or wanted:
            for _, place in (found for part in parts for found in references(part)):
                wanted.append(tuple(place.split("/")[2:4]))
            new = set(wanted) - reached
            reached |= new
            parts = [components[kind][name] for kind, name in new if name in components.get(kind, {})]
            wanted = []
        kept = {kind: {name: value for name, value in known.items() if (kind, name) in reached}
                for kind, known in components.items()}
        return {kind: known for kind, known in kept.items() if known}

    def _paths(self, index):
        unused = {(file, name) for file, part in self.parts.items() if file.startswith("paths/") for name in part}
        self.unused = unused
        paths = {}
        for path, item in index.items():
            file, value = self.root, item
            if "$ref" in item:
                file, pointer = self._place(item["$ref"], self.root)
                value = self.parts.get(file, {}).get(pointer)
                if (file, pointer) not in unused:
                    self.faults.append(f"{self.root}: {item['$ref']} names no path item, or is named twice")
                unused.discard((file, pointer))
            paths[path] = self._rewritten(value, file)
        return paths

    def _place(self, reference, file):
        """The file and the pointer in it that a reference names."""
        relative, _, pointer = reference.partition("#/")
        return (posixpath.normpath(posixpath.join(posixpath.dirname(file), relative)) if relative else file), pointer

    def _local(self, reference, file):
        name = self.names.get(self._place(reference, file))
        if name is None:
            self.faults.append(f"{file}: {reference} names no component")
        return name

    def _rewritten(self, node, file):
        if isinstance(node, list):
            return [self._rewritten(value, file) for value in node]
        if not isinstance(node, dict):
            return node
        made = {}
        for name, value in node.items():
            if name in REFERENCES and isinstance(value, str):
                made[name] = self._local(value, file)
            elif name == "discriminator" and isinstance(value, dict) and "mapping" in value:
                mapping = {key: self._local(place, file) for key, place in value["mapping"].items()}
                made[name] = {**value, "mapping": mapping}
            else:
                made[name] = self._rewritten(value, file)
        return made
