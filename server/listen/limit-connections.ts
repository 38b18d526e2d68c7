import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../http/http.ts'

/** A browser opens six and a live stream; behind one address there may be a whole office or a VPN. */
const MOST_PER_NETWORK = 256
const OUR_OWN = /^(127\.|::1$|0:0:0:0$)/

/** Refuses connections of a network that holds hundreds. A proxy on this machine is everybody, and counts for itself. */
export function limitConnections(server: Pick<Server, 'on'>, most = MOST_PER_NETWORK): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Pick<Socket, 'remoteAddress' | 'destroy' | 'once'>) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (OUR_OWN.test(network)) return
    const held = open.get(network) ?? 0
    if (held >= most) {
      socket.destroy()
      return
    }
    open.set(network, held + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
