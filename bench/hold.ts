import { randomBytes, randomUUID } from 'node:crypto'
import {
  DOCUMENT_MAX_BYTES,
  JSON_BODY_MAX_BYTES,
  JSON_VALUES_MAX,
  UPLOAD_CHUNK_MAX_BYTES,
} from '@rahnama/contract/limits.ts'
import type { UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { sql } from '@rahnama/server/db/db.ts'
import { seedDemonstration } from '@rahnama/server/demonstration/demonstration.ts'
import { openTestSession, signIn } from '@rahnama/server/test/accounts.ts'
import { createCalls } from '@rahnama/server/test/call-procedure.ts'
import { appendPart, beginFile } from '@rahnama/server/test/uploads.ts'
import type { Hono } from 'hono'
import { withAppInProcess } from './app-in-process.ts'
import type { Bench, Row } from './row.ts'
import { watchTurns } from './turns.ts'

const HOLD_MAX_MS = 50
/** The longest of some runs is what somebody meets; compiling in the first is what nobody meets twice. */
const RUNS = 3

type Asking = { app: Hono; token: string }
type Kind = { what: string; work: (asking: Asking) => Promise<unknown> }

/** How long each kind of work keeps everybody else from being answered: the longest turn of the event loop. */
export const holdBench: Bench = {
  name: 'hold',
  run: () =>
    withAppInProcess(async (app, deps) => {
      await seedDemonstration(deps)
      const tokenOf = async (email: string) => {
        const found = await deps.db.row<{ id: string }>(sql`select id from users where email = ${email}`)
        return (await openTestSession(deps, found?.id ?? '')).token
      }
      const client = { app, token: await tokenOf('client@rahnama.example') }
      const admin = { app, token: await tokenOf('admin@rahnama.example') }
      const rows: Row[] = []
      for (const { what, work } of CLIENT_WORK) rows.push(await measure(what, () => work(client)))
      for (const { what, work } of FILES) {
        // A new person for each: what one may send in a day is limited.
        const token = async () => (await signIn(deps, 'student')).token
        rows.push(await measure(what, async () => work({ app, token: await token() })))
      }
      for (const { what, work } of ADMIN_WORK) rows.push(await measure(what, () => work(admin)))
      return rows
    }),
}

async function measure(what: string, work: () => Promise<unknown>): Promise<Row> {
  await work()
  let longest = 0
  for (let run = 0; run < RUNS; run += 1) {
    const turns = watchTurns()
    await work()
    longest = Math.max(longest, turns.stop().longest)
  }
  const row = {
    what: `Longest hold of the event loop: ${what}`,
    budget: `≤ ${HOLD_MAX_MS} ms`,
    measured: `${longest.toFixed(0)} ms`,
    ok: longest <= HOLD_MAX_MS,
  }
  return row
}

async function send({ app, token }: Asking, method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.request(path, { method, headers, ...(body !== undefined && { body: text }) })
  const answer = await response.text()
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(answer) : answer
}

const get = (path: string) => (asking: Asking) => send(asking, 'GET', path)

/** As many as a body of the largest size holds. */
function fill(piece: (index: number) => string, around = ''): string {
  const pieces: string[] = []
  for (let bytes = around.length, index = 0; ; index += 1) {
    const next = piece(index)
    bytes += next.length + 1
    if (bytes > JSON_BODY_MAX_BYTES - 200) return pieces.join()
    pieces.push(next)
  }
}

const many = (piece: (index: number) => string) =>
  Array.from({ length: JSON_VALUES_MAX - 10 }, (_, index) => piece(index)).join()

const saving = (changes: string) => (asking: Asking) =>
  send(asking, 'PATCH', '/api/profile', `{"base":0,"tab":"bench-tab-1","turn":1,"changes":{${changes}}}`)

const CLIENT_WORK: readonly Kind[] = [
  { what: 'the list of applications', work: get('/api/applications') },
  { what: 'a client’s documents', work: get('/api/documents') },
  { what: 'the checklist of a program', work: get('/api/documents/checklists/FSW') },
  { what: 'eligibility for everything', work: get('/api/eligibility') },
  { what: 'the eligibility summary', work: get('/api/eligibility/summary') },
  { what: 'the profile', work: get('/api/profile') },
  { what: 'free times for a consultation', work: get('/api/consultations/slots?type=initial') },
  { what: 'own appointments', work: get('/api/consultations/mine') },
  { what: 'the site map', work: get('/sitemap.xml') },
  { what: 'the description of the API', work: get('/api/openapi.json') },
  { what: 'a report kept', work: (asking) => send(asking, 'POST', '/api/reports', {}) },
  { what: 'as many unknown answers as a form may have', work: saving(many((index) => `"q${index}":1`)) },
  { what: 'as many new entries as a form may have', work: saving(many((index) => `"jobs.e${index}":${index}`)) },
  { what: 'as many entries removed', work: saving(many((index) => `"jobs.e${index}":null`)) },
  { what: 'a form of 256 kB with unknown answers', work: saving(fill((index) => `"q${index}":1`)) },
  { what: 'a form of 256 kB that removes entries', work: saving(fill((index) => `"jobs.e${index}":null`)) },
  { what: 'a form of 256 kB that adds entries', work: saving(fill((index) => `"jobs.e${index}":${index}`)) },
  { what: 'a body of 256 kB of nothing but lists', work: saving(`"a":${'['.repeat(100_000)}${']'.repeat(100_000)}`) },
  { what: 'a body of 256 kB of escapes', work: saving(`"lastName":"${'\\u0061'.repeat(40_000)}"`) },
  {
    what: 'an archive of all documents',
    async work(asking) {
      const { url } = (await send(asking, 'POST', '/api/documents/archives', {})) as { url: string }
      await (await asking.app.request(url)).arrayBuffer()
    },
  },
]

const HONEST = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(DOCUMENT_MAX_BYTES - 15), Buffer.from('\n%%EOF')])
const pdf = (middle: Uint8Array) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), middle, Buffer.from('\n/Encrypt 5 0 R\n%%EOF')])
const repeated = (text: string) => Buffer.alloc(DOCUMENT_MAX_BYTES - 100, text, 'latin1')

const FILES: readonly Kind[] = [
  { what: 'an honest PDF of 25 MB', work: upload(HONEST) },
  { what: 'an archive with a document of 25 MB', work: archive },
  { what: 'a PDF of 25 MB of opened brackets', work: upload(pdf(repeated('('))) },
  { what: 'a PDF of 25 MB of slashes', work: upload(pdf(repeated('/'))) },
  { what: 'a PDF of 25 MB of dictionaries', work: upload(pdf(repeated('/Encrypt<<'))) },
  {
    what: 'a JPEG of 25 MB of markers',
    work: upload(Buffer.concat([Buffer.from('\xff\xd8\xff\xda\x00\x02', 'latin1'), repeated('\xff')])),
  },
  {
    what: 'a PNG of 25 MB of empty chunks',
    work: upload(
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), repeated('\x00\x00\x00\x00tEXt\x00\x00\x00\x00')]),
    ),
  },
]

function upload(content: Uint8Array, purpose: UploadPurpose = 'document') {
  return async ({ app, token }: Asking): Promise<string> => {
    const sendAs = async (method: string, path: string, { body }: { body?: unknown } = {}) => {
      const answer = await send({ app, token }, method, path, body)
      return { status: 200, headers: new Headers(), body: answer, text: '' }
    }
    const { id } = await beginFile({ app, ...createCalls(sendAs) }, token, {
      purpose,
      name: 'a.pdf',
      content,
      id: randomUUID(),
    })
    for (let at = 0; at < content.length; at += UPLOAD_CHUNK_MAX_BYTES) {
      await appendPart({ app }, token, id, at, content.subarray(at, at + UPLOAD_CHUNK_MAX_BYTES))
    }
    await sendAs('POST', `/api/uploads/${id}/finish`, { body: {} })
    return id
  }
}

async function archive(asking: Asking): Promise<void> {
  const uploadId = await upload(HONEST, 'document')(asking)
  await send(asking, 'POST', '/api/documents/versions', { kind: 'passport', subject: 'profile', uploadId })
  const { url } = (await send(asking, 'POST', '/api/documents/archives', {})) as { url: string }
  const bytes = (await (await asking.app.request(url)).arrayBuffer()).byteLength
  if (bytes < DOCUMENT_MAX_BYTES) throw new Error(`The archive has ${bytes} bytes`)
}

const PROSE_CHARS = 59_000
const article = (prose: string) => async (asking: Asking) => {
  const made = (await send(asking, 'POST', '/api/content-editing/items', {
    kind: 'article',
    slug: `bench-${randomUUID()}`,
    facts: { publishedOn: '2026-01-15', rulesAsOf: null, situations: [] },
    en: { title: 'Bench', description: 'Bench', prose, sources: [] },
  })) as { id: string }
  if (!made.id) throw new Error(`The article was not made: ${JSON.stringify(made).slice(0, 300)}`)
}

const ADMIN_WORK: readonly Kind[] = [
  { what: 'an article of 59,000 opened brackets', work: article('['.repeat(PROSE_CHARS)) },
]
