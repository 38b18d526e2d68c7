import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { toRequest } from '@rahnama/contract/to-request.ts'
import { createApp } from '@rahnama/server/app.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import { readConfig } from '@rahnama/server/config.ts'
import { connect } from '@rahnama/server/db/db.ts'
import { startEmbeddedPostgres } from '@rahnama/server/db/embedded-postgres.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { listen } from '@rahnama/server/listen/listen.ts'
import { createLog } from '@rahnama/server/log.ts'
import { prepareDatabase } from '@rahnama/server/prepare-database.ts'
import type { plansOf } from './plans.ts'
import type { Row } from './row.ts'

export const MASTER_KEY = '5a'.repeat(32)
/** How often each thing is asked for, each time about another sample. */
export const CALLS = 100

export type Timed = { what: string; p95: number }
export type Ask = <P extends Procedure>(token: string, procedure: P, input: TypedInput<P>) => Promise<void>

/** A server without background work, on an empty database that a bench fills with as much as it asks about. */
export async function withOwnDatabase<Found>(measure: (deps: Deps) => Promise<Found>): Promise<Found> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rahnama-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const db = connect({ ...postgres.connection, max: 10 })
  try {
    await prepareDatabase(db, createLog('error'))
    const config = readConfig({ NODE_ENV: 'test', MASTER_KEY })
    const ground = { config, db, log: createLog('silent'), now: () => new Date() }
    const deps = await buildDeps(ground, { inBackground: false })
    const found = await measure(deps)
    await stopBackground(deps)
    return found
  } finally {
    await db.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Times each question over HTTP, one after the other. */
export async function timeCalls<Sample>(
  deps: Deps,
  samples: readonly Sample[],
  list: (ask: Ask) => readonly [what: string, call: (sample: Sample) => Promise<void>][],
): Promise<Timed[]> {
  const listener = getRequestListener(createApp(deps).fetch)
  const { port, stop } = await listen(listener, { port: 0, host: '127.0.0.1', trustedProxies: 0 })
  const ask: Ask = async (token, procedure, input) => {
    const { url, body, contentType } = toRequest(procedure, input)
    const headers = { Authorization: `Bearer ${token}`, ...(contentType && { 'Content-Type': contentType }) }
    const sent = { method: procedure.method, headers, body: body ?? null }
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, sent)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  }
  try {
    const timed: Timed[] = []
    for (const [what, call] of list(ask)) timed.push({ what, p95: await p95(call, samples) })
    return timed
  } finally {
    await stop()
  }
}

async function p95<Sample>(call: (sample: Sample) => Promise<void>, samples: readonly Sample[]): Promise<number> {
  const times: number[] = []
  // The first tenth warms up.
  for (const sample of [...samples.slice(0, CALLS / 10), ...samples]) {
    const began = performance.now()
    await call(sample)
    times.push(performance.now() - began)
  }
  return times.slice(CALLS / 10).toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? 0
}

/** Numbers of samples, spread over all there are. */
export function spread(count: number): number[] {
  return Array.from({ length: CALLS }, (_, place) => 1 + ((place * 7919) % count))
}

/** No statement reads or sorts a large table whole. */
export async function planRows(work: readonly [what: string, plans: ReturnType<typeof plansOf>][]): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, pending] of work) {
    const plans = await pending
    const sequential = plans.flatMap((plan) => plan.sequential)
    const sorts = plans.reduce((count, plan) => count + plan.sorts, 0)
    rows.push({
      what: `Plan: ${what}`,
      budget: 'indexes only',
      measured: describe(sequential, sorts, [...new Set(plans.flatMap(({ indexes }) => indexes))]),
      ok: sequential.length === 0 && sorts === 0,
    })
  }
  return rows
}

function describe(sequential: readonly string[], sorts: number, indexes: readonly string[]): string {
  if (sequential.length > 0) return `reads all of ${sequential.join(', ')}`
  return sorts > 0 ? `${sorts} large sorts` : indexes.slice(0, 3).join(', ')
}
