// The Go side of `scripts/bench/http` and `tls`: net/http answering every request with one short body.
//
// Usage: peer ADDRESS BODY [CERTIFICATE KEY]
package main

import (
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	if len(os.Args) != 3 && len(os.Args) != 5 {
		log.Fatal("usage: peer ADDRESS BODY [CERTIFICATE KEY]")
	}
	body := os.Args[2]
	http.HandleFunc("/livez", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/plain")
		io.WriteString(w, body)
	})
	if len(os.Args) == 5 {
		log.Fatal(http.ListenAndServeTLS(os.Args[1], os.Args[3], os.Args[4], nil))
	}
	log.Fatal(http.ListenAndServe(os.Args[1], nil))
}
