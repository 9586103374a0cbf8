// The Go side of `scripts/bench/fanout`: what is posted to /pub goes to all readers of /sub, over SSE or WebSocket.
package main

import (
	"crypto/sha1"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"net/http"
	"os"
	"sync"
)

var lock sync.RWMutex
var readers = map[chan [2][]byte]bool{}

// One frame of each form, made once for all readers.
func publish(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	socket := append([]byte{0x81, 126, 0, 0}, body...)
	binary.BigEndian.PutUint16(socket[2:], uint16(len(body)))
	frames := [2][]byte{[]byte(fmt.Sprintf("data: %s\n\n", body)), socket}
	lock.RLock()
	for reader := range readers {
		reader <- frames
	}
	lock.RUnlock()
	w.WriteHeader(http.StatusAccepted)
}

func subscribe(w http.ResponseWriter, r *http.Request) {
	connection, _, _ := w.(http.Hijacker).Hijack()
	defer connection.Close()
	form := 0
	if key := r.Header.Get("Sec-WebSocket-Key"); key != "" {
		form = 1
		sum := sha1.Sum([]byte(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
		fmt.Fprintf(connection, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"+
			"Sec-WebSocket-Accept: %s\r\n\r\n", base64.StdEncoding.EncodeToString(sum[:]))
	} else {
		fmt.Fprint(connection, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n: \n\n")
	}
	mine := make(chan [2][]byte, 64)
	lock.Lock()
	readers[mine] = true
	lock.Unlock()
	for frames := range mine {
		if _, err := connection.Write(frames[form]); err != nil {
			break
		}
	}
	// The publisher holds the lock while it fills channels; taking from ours lets it end.
	go func() {
		for range mine {
		}
	}()
	lock.Lock()
	delete(readers, mine)
	lock.Unlock()
	close(mine)
}

func main() {
	http.HandleFunc("/pub", publish)
	http.HandleFunc("/sub", subscribe)
	http.HandleFunc("/livez", func(w http.ResponseWriter, r *http.Request) {})
	fmt.Fprintln(os.Stderr, http.ListenAndServe(os.Args[1], nil))
}
