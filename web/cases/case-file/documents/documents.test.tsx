import type { ChecklistEntry, DocumentVersion } from '@rahnama/contract/documents.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, atTheDesk, fileWith, press, refuse } from '../../at-the-desk.test-data.tsx'
import { Documents } from './documents.tsx'

const DOCUMENTS = '/api/cases/A-MINA-0001/documents'

const versionWith = (changes: Partial<DocumentVersion> = {}): DocumentVersion => ({
  id: '77777777-7777-4777-8777-777777777777',
  number: 1,
  originalName: 'IMG_0017.jpg',
  name: 'Passport_Karimi.jpg',
  size: 120_000,
  contentType: 'image/jpeg',
  uploadedAt: '2026-11-10T15:00:00.000Z',
  issuedOn: null,
  endsOn: null,
  state: 'inReview',
  sentBack: null,
  ...changes,
})

const entryWith = (
  kind: 'passport' | 'policeCertificate',
  document: Partial<ChecklistEntry['document']>,
): ChecklistEntry =>
  ({
    ...{ kind, subject: 'profile', necessity: 'required', why: 'ALWAYS', about: null },
    ...{ issuer: 'state', forms: [], source: '' },
    translation: { need: 'none', into: 'englishOrFrench' },
    validity: { rule: 'none' },
    document: {
      ...{ kind, subject: 'profile', about: null, state: 'needed', validUntil: null },
      ...{ versions: [], cannotGet: null, notNeeded: null },
      ...document,
    },
  }) as unknown as ChecklistEntry

const progress = { needed: 2, given: 1, accepted: 0, explained: 0, missing: 1, later: 0, helpful: 0, withOffice: 1 }

const show = (answers: Answers) =>
  atTheDesk(<Documents file={fileWith()} />, { answers, texts: ['caseFile', 'documents'] })

afterEach(() => vi.restoreAllMocks())

test('what waits for us leads to its verification, and what waits for the client can be filtered apart', async () => {
  const entries = [
    entryWith('passport', { state: 'inReview', versions: [versionWith({ number: 2 }), versionWith({ id: 'old' })] }),
    entryWith('policeCertificate', {}),
  ]
  const { screen } = await show({ [`GET ${DOCUMENTS}`]: { entries, progress } })
  const link = screen.getByRole('link', { name: 'Verify Passport' })
  await expect.element(link).toHaveAttribute('href', `/agent-dashboard/verify/A-MINA-0001/${versionWith().id}`)
  await expect.element(screen.getByText('Earlier versions (1)')).toBeVisible()
  await press(screen.getByRole('radio', { name: 'With the client' }))
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Not needed: / })).toBeVisible()
  await press(screen.getByRole('radio', { name: 'Done' }))
  await expect.element(screen.getByText('No document is in this state.')).toBeVisible()
})

test('a document that is not needed says who said so; on a closed case nothing changes, and it says why', async () => {
  const { screen, server } = await show({
    [`GET ${DOCUMENTS}`]: { entries: [entryWith('policeCertificate', {})], progress },
    [`PUT ${DOCUMENTS}/not-needed`]: refuse('GONE'),
  })
  await press(screen.getByRole('button', { name: /^Not needed: / }))
  await expect.element(screen.getByText(/This case is closed/)).toBeVisible()
  server.answers[`GET ${DOCUMENTS}`] = {
    progress,
    entries: [
      entryWith('policeCertificate', {
        state: 'notNeeded',
        notNeeded: { saidBy: 'Robin', saidAt: '2026-11-12T15:00:00.000Z' },
      }),
    ],
  }
  server.answers[`PUT ${DOCUMENTS}/not-needed`] = {}
  await press(screen.getByRole('button', { name: /^Not needed: / }))
  await expect.element(screen.getByText(/Not needed, said .*Robin.* on 12 November 2026/)).toBeVisible()
  expect(server.acts.at(-1)?.body).toMatchObject({ kind: 'policeCertificate', isNotNeeded: true })
})

test('what cannot be read says so and is asked for again', async () => {
  const { screen, server } = await show({})
  await expect.element(screen.getByRole('alert')).toBeVisible()
  server.answers[`GET ${DOCUMENTS}`] = { entries: [], progress: { ...progress, needed: 0, given: 0 } }
  await press(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('This program asks for no documents from the client.')).toBeVisible()
})
