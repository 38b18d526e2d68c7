import type { Checklist, Paper, PaperVersion } from '@rahnama/contract/documents.ts'
import { vi } from 'vitest'

const PASSPORT = { kind: 'passport', subject: 'profile' } as const

export function versionWith(changes: Partial<PaperVersion> = {}): PaperVersion {
  return {
    id: 'a1b2c3d4-0000-4000-8000-000000000001',
    number: 1,
    originalName: 'scan.pdf',
    name: 'Passport_Ahmadi_2031-05.pdf',
    size: 52_000,
    contentType: 'application/pdf',
    uploadedAt: '2026-11-01T10:00:00.000Z',
    issuedOn: null,
    endsOn: '2031-05-02',
    state: 'uploaded',
    sentBack: null,
    ...changes,
  }
}

export function paperWith(changes: Partial<Paper> = {}): Paper {
  return {
    ...PASSPORT,
    about: null,
    state: 'needed',
    validUntil: null,
    versions: [],
    cannotGet: null,
    notNeeded: null,
    ...changes,
  }
}

type Asked = { method: string; path: string; body: Record<string, unknown> }

/** What the server would answer: the papers as they are, changed by what a test says of each request. */
export function papersServer(papers: Paper[], options: { checklist?: Checklist; fails?: () => boolean } = {}) {
  const asked: Asked[] = []
  const state = { papers }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = new URL(String(url), location.href).pathname
    if (!path.startsWith('/api/documents')) {
      return Response.json({ role: 'student', secondFactor: { isOn: false, isRequired: false } })
    }
    const method = init?.method ?? 'GET'
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
    asked.push({ method, path, body })
    if (options.fails?.()) return Response.json({ code: 'UNAVAILABLE' }, { status: 503 })
    if (path.includes('/checklists/')) return Response.json(options.checklist)
    if (path === '/api/documents') return Response.json({ papers: state.papers, removed: [] })
    if (method === 'DELETE') state.papers = []
    if (path.endsWith('/restore')) state.papers = papers
    return Response.json(state.papers[0] ?? paperWith())
  })
  return { asked, state }
}
