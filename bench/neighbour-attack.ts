import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import type { Attack } from './neighbour.ts'

const { base, token, attack, network } = workerData as { base: string; token: string; attack: Attack; network: string }
const PART_BYTES = 1024 * 1024
const FILE_BYTES = 25 * PART_BYTES
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

type Answer = { status: number; body: string }

function send(method: string, path: string, body?: string | Uint8Array, from = network): Promise<Answer> {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Forwarded-For': from,
    ...(body !== undefined && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, base), { method, agent, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString() }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function sendHostileFile(): Promise<void> {
  const id = randomUUID()
  const part = Buffer.alloc(PART_BYTES, '(')
  const file = { id, purpose: 'document', name: 'a.pdf', size: FILE_BYTES }
  await send('POST', '/api/uploads', JSON.stringify(file))
  for (let offset = 0; offset < FILE_BYTES; offset += PART_BYTES) {
    const bytes = Buffer.from(part)
    if (offset === 0) bytes.write('%PDF-1.7 /Encrypt 5 0 R ')
    if (offset + PART_BYTES === FILE_BYTES) bytes.write('%%EOF', PART_BYTES - 5)
    await send('PUT', `/api/uploads/${id}/content?offset=${offset}`, bytes)
  }
  await send('POST', `/api/uploads/${id}/finish`, '{}')
  await send('DELETE', `/api/uploads/${id}`)
}

let made = 0

/** Asks for something that is made, then fetches it. */
async function fetchMade(path: string, asked: object = {}): Promise<void> {
  const { status, body } = await send('POST', path, JSON.stringify(asked))
  if (status === 200) await send('GET', (JSON.parse(body) as { url: string }).url)
}

async function drawReport(): Promise<void> {
  const { body } = await send('POST', '/api/reports', '{}')
  const { report } = JSON.parse(body) as { report?: { id: string } }
  if (report) await fetchMade(`/api/reports/${report.id}/download`, { language: 'fa' })
}

const NOISE = {
  width: 4000,
  height: 3000,
  channels: 3 as const,
  noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
}
const photo =
  attack === 'photos'
    ? await sharp({ create: { ...NOISE, background: '#888' } })
        .jpeg()
        .toBuffer()
    : Buffer.alloc(0)

/** Is drawn anew as a page of a PDF, without what a camera wrote into it. */
async function sendPhoto(): Promise<void> {
  const id = randomUUID()
  await send('POST', '/api/uploads', JSON.stringify({ id, purpose: 'document', name: 'a.jpg', size: photo.length }))
  for (let offset = 0; offset < photo.length; offset += PART_BYTES) {
    await send('PUT', `/api/uploads/${id}/content?offset=${offset}`, photo.subarray(offset, offset + PART_BYTES))
  }
  await send('POST', `/api/uploads/${id}/finish`, '{}')
  await send('DELETE', `/api/uploads/${id}`)
}

function guessPassword(): Promise<unknown> {
  const guess = JSON.stringify({ email: `${randomUUID()}@example.com`, password: randomUUID() })
  return send('POST', '/auth/v1/token?grant_type=password', guess, `198.18.${made % 250}.${made++ % 249}`)
}

const DEEDS: Record<Attack, { atOnce: number; deed: () => Promise<unknown> }> = {
  reads: { atOnce: 300, deed: () => send('GET', '/api/applications') },
  unknownPages: { atOnce: 50, deed: () => send('GET', `/${made++ % 2 ? 'articles' : 'appointments'}/made-up-${made}`) },
  files: { atOnce: 6, deed: sendHostileFile },
  archives: { atOnce: 50, deed: () => fetchMade('/api/documents/archives') },
  passwords: { atOnce: 20, deed: guessPassword },
  reports: { atOnce: 20, deed: drawReport },
  photos: { atOnce: 6, deed: sendPhoto },
  lists: { atOnce: 20, deed: () => fetchMade('/api/users/export') },
  backups: { atOnce: 1, deed: () => send('POST', '/api/backups', '{}') },
}

let isOver = false
parentPort?.on('message', () => {
  isOver = true
  agent.destroy()
})

async function keepAsking(deed: () => Promise<unknown>): Promise<void> {
  while (!isOver) {
    await deed().catch(() => {})
    // Whoever is turned away at once would otherwise measure how fast we can refuse.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const { atOnce, deed } = DEEDS[attack]
for (let index = 0; index < atOnce; index += 1) void keepAsking(deed)
