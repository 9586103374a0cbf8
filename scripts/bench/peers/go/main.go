// The Go side of `scripts/bench/http`: net/http answering every request with one short body.
//
// Usage: peer ADDRESS BODY
package main

import (
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: peer ADDRESS BODY")
	}
	body := os.Args[2]
	http.HandleFunc("/livez", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/plain")
		io.WriteString(w, body)
	})
	log.Fatal(http.ListenAndServe(os.Args[1], nil))
}
