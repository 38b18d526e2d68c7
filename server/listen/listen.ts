import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { REQUEST_TIMEOUT_MS } from '@rahnama/contract/limits.ts'
import { type Config, StartupError } from '../config.ts'
import { limitConnections } from './limit-connections.ts'

const FINISH_WITHIN_MS = 15_000
const SWEEP_EVERY_MS = 50

export type Listening = { port: number; stop(): Promise<void> }

type Place = Pick<Config, 'port' | 'host' | 'trustedProxies'>

export async function listen(listener: RequestListener, { port, host, trustedProxies }: Place): Promise<Listening> {
  const server = createServer(listener)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // A proxy brings everybody over its own connections, and limits them itself.
  if (trustedProxies === 0) limitConnections(server)
  // Uploads may be slow but must move; headers must not dawdle.
  server.headersTimeout = 15_000
  server.requestTimeout = 10 * REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = 65_000
  await open(server, port, host)
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server, sockets) }
}

/** A busy port is told before anything else is started or changed. */
export async function checkPort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer()
  await open(probe, port, host)
  await new Promise((resolve) => probe.close(resolve))
}

async function open(server: Server, port: number, host: string | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new StartupError(`Port ${port} is taken. Stop what uses it, or choose another with PORT=3001 npm start.`)
    }
    if (error.code === 'EACCES')
      throw new StartupError(`This user may not open port ${port}. Choose one above 1023 with PORT.`)
    throw new StartupError(`The address ${host ?? ''}:${port} cannot be opened: ${error.code}.`)
  })
}

/** New connections are refused at once; what is in flight may finish. */
async function stop(server: Server, sockets: Iterable<Socket>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that has had its answer is kept open by its client, and would hold us until the deadline. So would one
  // a browser opened in case it needs it (preconnect): Node counts it as busy until its first request is over.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }, SWEEP_EVERY_MS)
  const deadline = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
}
