import type { Checklist, ClientDocument, DocumentVersion } from '@rahnama/contract/documents.ts'
import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import { vi } from 'vitest'

const PASSPORT = { kind: 'passport', subject: 'profile' } as const

export function versionWith(changes: Partial<DocumentVersion> = {}): DocumentVersion {
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

export function documentWith(changes: Partial<ClientDocument> = {}): ClientDocument {
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

/** What the server would answer: the documents as they are, changed by what a test says of each request. */
export function documentsServer(
  documents: ClientDocument[],
  options: { checklist?: Checklist; fails?: () => boolean } = {},
) {
  const asked: Asked[] = []
  const state = { documents }
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
    if (path === '/api/documents') return Response.json({ documents: state.documents, programs: PROGRAMS, removed: [] })
    if (method === 'DELETE') state.documents = []
    if (path.endsWith('/restore')) state.documents = documents
    return Response.json(state.documents[0] ?? documentWith())
  })
  return { asked, state }
}
