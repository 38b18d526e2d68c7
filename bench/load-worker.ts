import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

const { host, port, path, headers, connections, seconds } = workerData as {
  host: string
  port: number
  path: string
  headers: Record<string, string>
  connections: number
  seconds: number
}
const WARM_UP_MS = 500

const lines = Object.entries({ Host: `${host}:${port}`, 'Accept-Encoding': 'br', ...headers }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
)
const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)

let answered = 0
for (let index = 0; index < connections; index++) ask()
setTimeout(() => {
  answered = 0
  setTimeout(() => parentPort?.postMessage(answered), seconds * 1000)
}, WARM_UP_MS)

/** A bare socket: a full client would be slower than what it measures. */
function ask(): void {
  const socket = connect(port, host, () => socket.write(request))
  let buffered = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk])
    const headEnd = buffered.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const length = /content-length: (\d+)/i.exec(buffered.toString('latin1', 0, headEnd))?.[1]
    if (length === undefined || buffered.length < headEnd + 4 + Number(length)) return
    answered += 1
    buffered = Buffer.alloc(0)
    socket.write(request)
  })
}
