import type { MiddlewareHandler } from 'hono'
import { networkOf } from './network-of.ts'
import { addressOf } from './request-info.ts'

/** So few that a turn stays short, and enough that a page, which asks for six things, waits for one turn. */
const PER_TURN = 4

/**
 * Lets a few pages or files of each network begin in one turn of the event loop. Most lie in memory and are answered
 * at once, so fifty that arrive together would be one long turn, and whoever else asks waits for it with each query of
 * theirs. People of one network wait for the same work as before; what they call when signed in is not paced.
 */
export function paceNetworks(trustedProxies: number): MiddlewareHandler {
  const mayBegin = createPace(PER_TURN)
  return async (context, next) => {
    await mayBegin(networkOf(addressOf(context, trustedProxies)))
    await next()
  }
}

type Line = { begun: number; waiting: (() => void)[] }

export function createPace(perTurn: number): (network: string) => Promise<void> | undefined {
  const lines = new Map<string, Line>()

  function beginTurn(network: string, line: Line): void {
    const starting = line.waiting.splice(0, perTurn)
    line.begun = starting.length
    if (starting.length === 0) lines.delete(network)
    else setImmediate(beginTurn, network, line)
    for (const start of starting) start()
  }

  return (network) => {
    const known = lines.get(network)
    if (!known) {
      const line = { begun: 1, waiting: [] }
      lines.set(network, line)
      setImmediate(beginTurn, network, line)
      return undefined
    }
    if (known.begun < perTurn) {
      known.begun += 1
      return undefined
    }
    return new Promise((start) => known.waiting.push(start))
  }
}
