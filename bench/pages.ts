import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestsPerSecond } from './load.ts'
import type { Bench, Row } from './row.ts'
import { type RunningServer, withWarmServer } from './running-server.ts'

const WARM_START_MAX_MS = 5000
const STATIC_SHARE_MIN = 1
const RAW_SHARE_MIN = 0.4
const UNKNOWN_SHARE_MIN = 0.33

export const pagesBench: Bench = {
  name: 'pages',
  run: () => withWarmServer(async (server) => [warmStart(server), ...(await throughput(server.base))]),
}

function warmStart({ startedInMs }: RunningServer): Row {
  return {
    what: 'Warm start to first page',
    budget: `${WARM_START_MAX_MS} ms`,
    measured: `${Math.round(startedInMs)} ms`,
    ok: startedInMs <= WARM_START_MAX_MS,
  }
}

/** Ratios are taken in one run, against the same machine's own limits. */
async function throughput(base: string): Promise<Row[]> {
  const { hostname, port } = new URL(base)
  const target = { host: hostname, port: Number(port) }
  // What was asked for often is packed as it will be from then on.
  await requestsPerSecond({ ...target, path: '/' })
  const bytes = await size(base)
  const warm = async (path: string) => {
    await requestsPerSecond({ ...target, path })
    return requestsPerSecond({ ...target, path })
  }
  const page = await warm('/')
  const file = await warm(await fileOfLikeSize(base, bytes))
  const unknown = await warm('/articles/nobody-wrote-this')
  const raw = await rawNode(bytes)
  return [
    share('Landing page from the cache, beside a static file of its size', page / file, STATIC_SHARE_MIN, page),
    share('Landing page from the cache, beside bare node:http', page / raw, RAW_SHARE_MIN, page),
    share('An article nobody wrote, beside the landing page', unknown / page, UNKNOWN_SHARE_MIN, unknown),
  ]
}

function share(what: string, ratio: number, least: number, perSecond: number): Row {
  return {
    what,
    budget: `${least}x or more`,
    measured: `${ratio.toFixed(2)}x (${Math.round(perSecond)}/s)`,
    ok: ratio >= least,
  }
}

/** Sending takes the larger part of the time, so like is held against like. */
async function fileOfLikeSize(base: string, bytes: number): Promise<string> {
  const names = (await readdir('build/client/assets')).filter((name) => name.endsWith('.js'))
  const files = await Promise.all(
    names.map(async (name) => ({ path: `/assets/${name}`, size: await size(`${base}/assets/${name}`) })),
  )
  const nearest = files.toSorted((a, b) => Math.abs(a.size - bytes) - Math.abs(b.size - bytes))[0]
  if (!nearest) throw new Error('The build has no script')
  return nearest.path
}

async function size(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  return Number(response.headers.get('content-length'))
}

async function rawNode(bytes: number): Promise<number> {
  const body = Buffer.alloc(bytes, 'x')
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Length': bytes }).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const measured = await requestsPerSecond({ host: '127.0.0.1', port, path: '/' })
  server.closeAllConnections()
  server.close()
  return measured
}
