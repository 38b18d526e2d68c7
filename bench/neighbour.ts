import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Bench, Row } from './row.ts'
import { PASSWORD, withWarmServer } from './running-server.ts'

const P99_MAX_MS = 200
const SECONDS = 10
const BETWEEN_MS = 20
const GREEDY = '198.51.100.7'
const MODEST = '203.0.113.9'

/** What somebody does at their worst. */
const ATTACKS = {
  reads: '300 reads at once',
  unknownPages: 'unknown pages, 50 at once',
  files: 'hostile files of 25 MB, 6 at once',
  archives: 'archives with a drawn index, 50 at once',
  passwords: 'passwords to check, 20 at once from as many networks',
  reports: 'for reports as PDF, 20 at once',
  photos: 'photos of documents, 6 at once',
  lists: 'for the list of people as a spreadsheet, 20 at once',
  backups: 'for backups, one after the other',
} as const
export type Attack = keyof typeof ATTACKS
/** Only the owner can. */
const OWNERS: readonly Attack[] = ['lists', 'backups']

/** How long others wait while one caller does their worst. */
export const neighbourBench: Bench = {
  name: 'neighbour',
  run: () =>
    withWarmServer(
      async ({ base }) => {
        const [client, owner, modest] = [
          await signIn(base, 'client'),
          await signIn(base, 'admin'),
          await signIn(base, 'referral'),
        ]
        await visit(base, modest, 2)
        const rows: Row[] = []
        for (const attack of Object.keys(ATTACKS) as Attack[]) {
          rows.push(await measure(base, attack, OWNERS.includes(attack) ? owner : client, modest))
        }
        return rows
      },
      { TRUSTED_PROXIES: '1' },
    ),
}

/** What others wait without the attack is measured right before it: other work on the machine is in both. */
async function measure(base: string, attack: Attack, greedy: string, modest: string): Promise<Row> {
  const quiet = percentile(await visit(base, modest, SECONDS), 0.99)
  const workerData = { base, token: greedy, attack, network: GREEDY }
  const attacker = new Worker(new URL('./neighbour-attack.ts', import.meta.url), { workerData })
  await pause(1000)
  const waits = await visit(base, modest, SECONDS)
  attacker.postMessage('stop')
  await attacker.terminate()
  await pause(2000)
  const p99 = percentile(waits, 0.99)
  return {
    what: `Everybody else, while one caller sends ${ATTACKS[attack]}`,
    budget: `p99 ${P99_MAX_MS} ms or less`,
    measured: `p99 ${p99.toFixed(0)} ms (quiet ${quiet.toFixed(0)} ms)`,
    ok: p99 <= P99_MAX_MS,
  }
}

/** Opens pages and reads as a person does, and answers how long each took. */
async function visit(base: string, token: string, seconds: number): Promise<number[]> {
  const paths = ['/', '/api/users/me', '/api/content/site?language=en', '/api/applications', '/articles']
  const waits: number[] = []
  const until = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < until; turn += 1) {
    const path = paths[turn % paths.length] ?? '/'
    const began = performance.now()
    const response = await fetch(`${base}${path}`, {
      headers: { 'X-Forwarded-For': MODEST, ...(path.startsWith('/api') && { Authorization: `Bearer ${token}` }) },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    waits.push(performance.now() - began)
    await pause(BETWEEN_MS)
  }
  return waits
}

async function signIn(base: string, name: string): Promise<string> {
  const response = await fetch(`${base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@rahnama.example`, password: PASSWORD }),
  })
  const { access_token: token } = (await response.json()) as { access_token?: string }
  if (!token) throw new Error(`${name} could not sign in`)
  return token
}

function percentile(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}
