import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import type { OfferedReason } from '@rahnama/contract/send-back-reasons.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../../test/eventually.ts'
import { type Answers, atTheDesk, press, refuse } from '../at-the-desk.test-data.tsx'
import VerifyDocumentPage from './verify-document-page.tsx'

const VERSION = '77777777-7777-4777-8777-777777777777'
const NEWER = '88888888-8888-4888-8888-888888888888'
const DOCUMENT = `/api/cases/A-MINA-0001/documents/${VERSION}`

const shown: ToVerify = {
  folio: 'A-MINA-0001',
  applicationId: '7c1f0d2e-8f4b-4a57-9f0e-2f0c1f6f6a01',
  name: { latin: 'Mina Karimi', persian: 'مینا کریمی' },
  language: 'fa',
  kind: 'passport',
  subject: 'profile',
  about: null,
  whose: 'applicant',
  version: {
    ...{ id: VERSION, number: 1, originalName: 'passport.docx', name: 'Passport.docx', size: 9000 },
    ...{ contentType: 'application/msword', uploadedAt: '2026-11-10T15:00:00.000Z', issuedOn: null, endsOn: null },
    ...{ state: 'inReview', sentBack: null },
  },
  checksum: 'sum',
  earlier: [],
  newer: null,
  proves: [],
  validUntil: null,
}

const NOT_READABLE: OfferedReason = {
  id: 'unreadable',
  name: { en: 'Not readable', fa: 'خوانا نیست' },
  sentence: { en: 'We cannot read it.', fa: 'نمی‌توانیم آن را بخوانیم.' },
  remedy: 'newPicture',
}

async function show(answers: Answers) {
  const desk = await atTheDesk(<VerifyDocumentPage />, {
    answers: {
      [`GET ${DOCUMENT}`]: shown,
      // A word file is not drawn, so that none has to be made for a test.
      [`POST ${DOCUMENT}/link`]: { url: '/x', name: 'passport.docx', contentType: 'application/msword', expiresAt: '' },
      'POST /api/desk/documents/next': { next: null, left: 0 },
      'GET /api/send-back-reasons/offered': { reasons: [NOT_READABLE] },
      'GET /api/cases/A-MINA-0001/questions': { questions: [] },
      'PUT /api/cases/A-MINA-0001/presence': { others: [] },
      'DELETE /api/cases/A-MINA-0001/presence': {},
      ...answers,
    },
    texts: ['verification', 'documents', 'profile', 'longForm', 'staffDrafts'],
    route: { path: '/agent-dashboard/verify/:folio/:versionId', at: `/agent-dashboard/verify/A-MINA-0001/${VERSION}` },
  })
  await expect.element(desk.screen.getByRole('heading', { level: 1, name: 'Passport' })).toBeVisible()
  const decisions = () => desk.server.acts.filter(({ path }) => /accept|send-back|undo/.test(path))
  return { ...desk, decisions }
}

/** At once, without waiting for a frame. */
const pressKey = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

afterEach(() => vi.restoreAllMocks())

test('the last document is accepted by one key, and taken back by another when none is left', async () => {
  const { screen, decisions } = await show({
    [`POST ${DOCUMENT}/accept`]: { undoUntil: '2026-11-16T15:00:10.000Z', next: null },
    [`POST ${DOCUMENT}/undo`]: {},
  })
  await userEvent.keyboard('a')
  await expect.element(screen.getByRole('heading', { name: 'No documents are waiting' })).toBeVisible()
  await expect.element(screen.getByText('Accepted Passport')).toBeVisible()
  await userEvent.keyboard('u')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Passport' })).toBeVisible()
  expect(decisions()).toMatchObject([{ body: { checksum: 'sum' } }, { path: `${DOCUMENT}/undo` }])
})

test('a key pressed before the document that was undone is on the screen decides on nothing', async () => {
  const other = `/api/cases/A-OMID-0002/documents/${NEWER}`
  const undone = Promise.withResolvers<object>()
  const { screen, router, decisions } = await show({
    'POST /api/desk/documents/next': { next: { folio: 'A-OMID-0002', versionId: NEWER }, left: 1 },
    [`GET ${other}`]: {
      ...shown,
      folio: 'A-OMID-0002',
      name: { latin: 'Omid Example', persian: null },
      version: { ...shown.version, id: NEWER },
    },
    [`POST ${other}/link`]: { url: '/y', name: 'other.docx', contentType: 'application/msword', expiresAt: '' },
    [`POST ${other}/accept`]: { undoUntil: '2026-11-16T15:00:10.000Z', next: null },
    'GET /api/cases/A-OMID-0002/questions': { questions: [] },
    'PUT /api/cases/A-OMID-0002/presence': { others: [] },
    'DELETE /api/cases/A-OMID-0002/presence': {},
    [`POST ${DOCUMENT}/accept`]: { undoUntil: '2026-11-16T15:00:10.000Z', next: null },
    [`POST ${DOCUMENT}/undo`]: () => undone.promise,
  })
  const folio = (name: string) => screen.getByRole('link', { name })
  await userEvent.keyboard('a')
  await expect.element(folio('A-OMID-0002')).toBeVisible()
  // The address is that of the earlier document again; the screen still shows the other one.
  router.subscribe(({ location }) => {
    if (location.pathname.includes(VERSION) && folio('A-OMID-0002').query()) pressKey('a')
  })
  pressKey('u')
  pressKey('a')
  pressKey('u')
  undone.resolve({})
  await expect.element(folio('A-MINA-0001')).toBeVisible()
  pressKey('a')
  await expect.element(folio('A-OMID-0002')).toBeVisible()
  expect(decisions().map(({ path }) => path)).toEqual([`${DOCUMENT}/accept`, `${DOCUMENT}/undo`, `${DOCUMENT}/accept`])
})

test('a document goes back with a reason; what the client reads and what only we read are two fields', async () => {
  const { screen, decisions } = await show({
    [`POST ${DOCUMENT}/send-back`]: { undoUntil: '2026-11-16T15:00:10.000Z', next: null },
  })
  await userEvent.keyboard('b')
  const form = screen.getByRole('region', { name: 'Send back' })
  await press(form.getByRole('button', { name: 'Send back' }))
  await expect.element(form.getByRole('link', { name: 'Choose a reason' })).toBeVisible()
  expect(decisions()).toEqual([])
  await press(form.getByRole('radio').first())
  // The client reads Persian: the colleague sees what they will read.
  await expect.element(form.getByText('نمی‌توانیم آن را بخوانیم.')).toBeVisible()
  await form.getByRole('textbox', { name: /Your sentence to the client/ }).fill('Page two is dark.')
  await form.getByRole('textbox', { name: /Remark for colleagues/ }).fill('Looks like a photocopy.')
  await press(form.getByRole('button', { name: 'Send back' }))
  await expect.element(screen.getByText('Sent back Passport')).toBeVisible()
  expect(decisions()).toMatchObject([
    {
      body: { reason: 'unreadable', sentence: 'Page two is dark.', remark: 'Looks like a photocopy.', checksum: 'sum' },
    },
  ])
})

test('a decision on a file that was replaced is refused, the words stay, and the newer file is one press away', async () => {
  const { screen, router } = await show({
    [`POST ${DOCUMENT}/send-back`]: refuse('CONFLICT', { versionId: NEWER, uploadedAt: '2026-11-16T19:32:00.000Z' }),
  })
  await userEvent.keyboard('b')
  const form = screen.getByRole('region', { name: 'Send back' })
  await press(form.getByRole('radio').first())
  const sentence = form.getByRole('textbox', { name: /Your sentence to the client/ })
  await sentence.fill('Page two is dark.')
  await press(form.getByRole('button', { name: 'Send back' }))
  await expect.element(screen.getByText(/A newer file came/)).toBeVisible()
  await expect.element(sentence).toHaveValue('Page two is dark.')
  await press(screen.getByRole('button', { name: 'Open the newer file' }))
  await eventually(() => expect(router.state.location.pathname).toContain(NEWER))
})

test('the next document is read and its file fetched while this one is still looked at', async () => {
  const next = `/api/cases/A-MINA-0001/documents/${NEWER}`
  const { server } = await show({
    'POST /api/desk/documents/next': { next: { folio: 'A-MINA-0001', versionId: NEWER }, left: 2 },
    [`GET ${next}`]: { ...shown, version: { ...shown.version, id: NEWER } },
    [`POST ${next}/link`]: { url: '/y', name: 'degree.docx', contentType: 'application/msword', expiresAt: '' },
  })
  await eventually(() => expect(server.acts.map(({ path }) => path)).toContain(`${next}/link`))
  expect(location.pathname).not.toContain(NEWER)
})

test('a document that is not there says so and leads on', async () => {
  const { screen } = await atTheDesk(<VerifyDocumentPage />, {
    answers: { [`GET ${DOCUMENT}`]: refuse('NOT_FOUND'), 'POST /api/desk/documents/next': { next: null, left: 0 } },
    texts: ['verification', 'documents', 'staffDrafts'],
    route: { path: '/agent-dashboard/verify/:folio/:versionId', at: `/agent-dashboard/verify/A-MINA-0001/${VERSION}` },
  })
  await expect.element(screen.getByRole('heading', { name: 'This document is not here' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to the next document' })).toBeVisible()
})
