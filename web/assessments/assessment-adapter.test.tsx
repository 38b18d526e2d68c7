import type { AssessmentSheet } from '@rahnama/contract/assessments/assessments.ts'
import { transfer } from '@rahnama/contract/assessments/assessments.ts'
import { progressOf } from '@rahnama/contract/long-form/long-form.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../app/query-client.ts'
import { adapterOf } from './assessment-adapter.ts'
import { assessmentQuery } from './queries.ts'

type Request = { method: string; path: string; body: Record<string, unknown> | undefined }

let requests: Request[] = []
let sheet: AssessmentSheet

/** A server that knows one transfer form. */
beforeEach(() => {
  requests = []
  sheet = {
    answers: { employees: 12 },
    fromProfile: { fullName: 'Nava Example', residence: 'IR' },
    version: 3,
    savedAt: '2026-11-15T12:00:00.000Z',
    completedAt: null,
    completedVersion: null,
    progress: progressOf(transfer, {}),
    waitsFor: null,
    outcome: null,
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET', body } = {}) => {
    requests.push({ method, path: String(path), body: typeof body === 'string' ? JSON.parse(body) : undefined })
    if (method !== 'PATCH') return Response.json(sheet)
    sheet = { ...sheet, version: sheet.version + 1 }
    return Response.json({ version: sheet.version, savedAt: sheet.savedAt, conflicts: [], elsewhere: {} })
  })
})

const nothing = { base: 3, tab: 'the-only-tab', turn: 1, changes: {} }

test('what the profile says stands in the form as if it had been answered', async () => {
  const adapter = adapterOf('transfer', createQueryClient())
  expect((await adapter.read()).answers).toEqual({ employees: 12, fullName: 'Nava Example', residence: 'IR' })
})

test('a change in the profile reaches a form that is already open, an answer given here stays', async () => {
  const queries = createQueryClient()
  const adapter = adapterOf('transfer', queries)
  await adapter.read()
  await adapter.save({ ...nothing, changes: { fullName: 'Nava E.' } })
  const { queryKey } = assessmentQuery('transfer')
  queries.setQueryData(queryKey, (known) => known && { ...known, fromProfile: { residence: 'TR', citizenship: 'IR' } })
  const { elsewhere } = await adapter.save(nothing)
  expect(elsewhere).toEqual({ residence: 'TR', citizenship: 'IR' })
  expect((await adapter.save(nothing)).elsewhere).toEqual({})
})

test('what is taken out of the profile goes out of the form', async () => {
  const queries = createQueryClient()
  const adapter = adapterOf('transfer', queries)
  await adapter.read()
  const { queryKey } = assessmentQuery('transfer')
  queries.setQueryData(queryKey, (known) => known && { ...known, fromProfile: { residence: 'IR' } })
  expect((await adapter.save(nothing)).elsewhere).toEqual({ fullName: null })
})

test('completing keeps the profile’s answers first, and says which words were agreed to', async () => {
  document.documentElement.lang = 'fa'
  const adapter = adapterOf('transfer', createQueryClient())
  await adapter.read()
  await adapter.complete({ version: 3 })
  const [, kept, completed] = requests
  expect(kept).toMatchObject({
    method: 'PATCH',
    body: { base: 3, changes: { fullName: 'Nava Example', residence: 'IR' } },
  })
  expect(completed).toMatchObject({
    method: 'POST',
    path: '/api/assessments/transfer/completion',
    body: {
      version: 4,
      language: 'fa',
      agreedTo: [
        { statement: 'truthfulness', version: 2 },
        { statement: 'contact', version: 2 },
      ],
    },
  })
})

test('whoever changes or removes one entry of a borrowed list takes the rest of it over', async () => {
  const children = { 'children.a': 0, 'children.a.age': 6, 'children.b': 1, 'children.b.age': 9 }
  sheet = { ...sheet, fromProfile: { ...sheet.fromProfile, ...children } }
  const adapter = adapterOf('startup-assessment', createQueryClient())
  await adapter.read()
  await adapter.save({ ...nothing, changes: { 'children.a.age': 7 } })
  expect(requests.at(-1)?.body?.changes).toEqual({ ...children, 'children.a.age': 7 })
})

test('an entry removed from a borrowed list does not come back with the rest', async () => {
  const children = { 'children.a': 0, 'children.a.age': 6, 'children.b': 1, 'children.b.age': 9 }
  sheet = { ...sheet, fromProfile: children }
  const adapter = adapterOf('startup-assessment', createQueryClient())
  await adapter.read()
  await adapter.save({ ...nothing, changes: { 'children.a': null } })
  expect(requests.at(-1)?.body?.changes).toEqual({ 'children.a': null, 'children.b': 1, 'children.b.age': 9 })
})
