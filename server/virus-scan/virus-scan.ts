import { connect, type Socket } from 'node:net'

/** What a scanner says of a file. Unreachable is not clean: the file waits. */
export type Scan = 'clean' | 'infected' | 'unreachable'
export type VirusScan = { scan(bytes: Uint8Array): Promise<Scan> }

const CHUNK_BYTES = 64 * 1024
/** The largest file takes a few seconds; a scanner that says nothing for so long is none. */
const TIMEOUT_MS = 60_000
const REPLY_MAX_CHARS = 4096

type Options = { url: string; onFault: (error: unknown) => void; timeoutMs?: number }

/** Asks clamd by its INSTREAM command, at tcp://host:port or unix:/path. */
export function createVirusScan({ url, onFault, timeoutMs = TIMEOUT_MS }: Options): VirusScan {
  return {
    async scan(bytes) {
      try {
        return judge(await ask(url, bytes, timeoutMs))
      } catch (error) {
        onFault(error)
        return 'unreachable'
      }
    },
  }
}

/** "stream: OK", "stream: Eicar-Test-Signature FOUND"; anything else is a fault of the scanner, not of the file. */
function judge(reply: string): Scan {
  if (/^stream: OK$/.test(reply)) return 'clean'
  if (/^stream: .+ FOUND$/.test(reply)) return 'infected'
  throw new Error(`The virus scanner answered “${reply.slice(0, 200)}”`)
}

function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url)
  return protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname)
}

function ask(url: string, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(url)
    let reply = ''
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The virus scanner says nothing')))
    socket.once('error', reject)
    socket.on('data', (piece) => {
      reply += piece.toString('latin1')
      if (reply.length > REPLY_MAX_CHARS) socket.destroy(new Error('The virus scanner says too much'))
    })
    socket.once('close', () => {
      if (reply.includes('\0')) resolve(reply.slice(0, reply.indexOf('\0')))
      else reject(new Error('The virus scanner hung up'))
    })
    socket.once('connect', () => {
      void send(socket, bytes).catch(reject)
    })
  })
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    socket.write(length)
    if (!socket.write(chunk)) await drained(socket)
  }
  socket.write(Buffer.alloc(4))
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('drain', resolve)
    socket.once('close', () => reject(new Error('The virus scanner hung up')))
  })
}
