import { connect, createServer, type Socket } from 'node:net'

/**
 * How the way to another service behaves: open, gone, dripping a byte at a time, or breaking off after the first words
 * of an answer.
 */
export type GateMode = 'open' | 'away' | 'slow' | 'half'

export type Gate = { port: number; mode: GateMode; close(): Promise<void> }

const DRIP_BYTES = 64
const DRIP_MS = 20
const HALF_BYTES = 10

/** Stands before a service on loopback, at a port or a socket, and lets through what its mode says. */
export async function openGate(target: number | string): Promise<Gate> {
  const sockets = new Set<Socket>()
  const gate = { mode: 'open' as GateMode }
  const server = createServer((near) => {
    if (gate.mode === 'away') return void near.destroy()
    const far = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (piece) => (gate.mode === 'away' ? near.destroy() : far.write(piece)))
    let answered = Promise.resolve()
    far.on('data', (piece) => {
      if (gate.mode === 'away') return void near.destroy()
      if (gate.mode === 'half') return void near.end(piece.subarray(0, HALF_BYTES))
      answered = answered.then(() => pass(near, piece, gate.mode === 'slow'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return Object.assign(gate, {
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

async function pass(near: Socket, piece: Buffer, isSlow: boolean): Promise<void> {
  const step = isSlow ? DRIP_BYTES : piece.length
  for (let at = 0; at < piece.length; at += step) {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, DRIP_MS))
    near.write(piece.subarray(at, at + step))
  }
}
