import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Balancer = {
  address: string
  /** Takes this process in as soon as it says that it is ready. */
  add(backend: string): Promise<void>
  /** What went wrong between it and a process, which a visitor would have met as a 502. */
  failures: string[]
  close(): Promise<void>
}

const LOOK_EVERY_MS = 200

/** A plain balancer: each request to the next process whose /readyz says 200, kept connections, no second try. */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, { isReady: boolean; agent: Agent }>()
  const failures: string[] = []
  let turn = 0
  let isOver = false

  function next(): { address: string; agent: Agent } | undefined {
    const ready = [...backends].filter(([, { isReady }]) => isReady)
    turn += 1
    const [address, backend] = ready[turn % Math.max(1, ready.length)] ?? []
    return address && backend ? { address, agent: backend.agent } : undefined
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const backend = next()
    if (!backend) {
      failures.push('nobody is ready')
      return void outgoing.writeHead(502).end()
    }
    const { method, headers, url } = incoming
    const onward = request(`${backend.address}${url}`, {
      agent: backend.agent,
      ...(method && { method }),
      headers,
    })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    onward.on('error', (error) => {
      if (outgoing.destroyed) return
      failures.push(`${method} ${url}: ${error.message}`)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  async function look(address: string): Promise<void> {
    const backend = backends.get(address)
    if (!backend) return
    backend.isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  const server = createServer(forward)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const looking = (async () => {
    while (!isOver) {
      await Promise.all([...backends.keys()].map(look))
      await pause(LOOK_EVERY_MS)
    }
  })()
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    async add(address) {
      // Shorter than our server keeps an idle connection: the side that asks closes first, so nobody asks over a closed one.
      backends.set(address, { isReady: false, agent: new Agent({ keepAlive: true, timeout: 60_000 }) })
      await look(address)
    },
    async close() {
      isOver = true
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await looking
      for (const { agent } of backends.values()) agent.destroy()
    },
  }
}
