import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Answers, atTheDesk, fileWith, taskWith } from '../../at-the-desk.test-data.tsx'
import { PrintCase } from './print.tsx'

const CASE = '/api/cases/A-MINA-0001'
const QUESTION = {
  id: '77777777-7777-4777-8777-777777777777',
  ...{ form: null, path: null, askedBy: null, readAt: null, changedAnswer: false },
  text: 'Which year?',
  askedAt: '2026-11-12T15:00:00.000Z',
  answer: null,
  answeredAt: null,
  withdrawnAt: null,
}
const PASSPORT = {
  ...{ kind: 'passport', subject: 'profile' },
  document: {
    ...{
      kind: 'passport',
      subject: 'profile',
      about: null,
      state: 'accepted',
      validUntil: '2031-05-01',
      cannotGet: null,
    },
    versions: [{ originalName: 'pass-scan.pdf' }],
  },
}
const ALL: Answers = {
  [`GET ${CASE}/documents`]: { entries: [PASSPORT] },
  [`GET ${CASE}/questions`]: { questions: [QUESTION] },
  [`GET ${CASE}/tasks`]: {
    tasks: [taskWith(), taskWith({ id: QUESTION.id, what: 'Done long ago', doneAt: QUESTION.askedAt })],
  },
}

const show = async (answers: Answers) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const onDone = vi.fn()
  const file = fileWith({
    flags: ['refusedBefore'],
    stage: 'decided',
    turn: 'nobody',
    reason: 'refused',
    closing: { outcome: 'refused', grounds: ['funds'], lesson: 'Show six months.' },
    dates: { ...fileWith().dates, authorityNumber: 'E000123456', filedOn: '2026-10-01' },
  })
  const shown = await atTheDesk(<PrintCase file={file} onDone={onDone} />, {
    answers,
    texts: ['caseFile', 'caseWords', 'documents', 'programs', 'eligibility', 'app'],
  })
  return { ...shown, print, onDone }
}

afterEach(() => vi.restoreAllMocks())

test('the sheet has the person, where the case stands, its documents and what is open, and prints once', async () => {
  const { print, onDone } = await show(ALL)
  await eventually(() => expect(print).toHaveBeenCalledOnce())
  const sheet = document.querySelector('body > article')?.textContent ?? ''
  for (const said of [
    ...['Mina Karimi', 'مینا کریمی', 'mina@example.com'],
    ...['E000123456', 'Funds', 'Show six months.', 'Robin'],
    ...['Passport', 'pass-scan.pdf', 'Which year?', 'Not answered yet', 'Call the bank'],
    'Confidential, for our file only',
  ])
    expect(sheet).toContain(said)
  // What is done is no longer open.
  expect(sheet).not.toContain('Done long ago')
  expect(document.body.dataset.prints).toBe('sheet')
  dispatchEvent(new Event('afterprint'))
  expect(onDone).toHaveBeenCalledOnce()
  expect(document.body.dataset.prints).toBeUndefined()
})

test('with a part that cannot be read nothing is printed', async () => {
  const { print, onDone } = await show({ ...ALL, [`GET ${CASE}/tasks`]: undefined })
  await eventually(() => expect(onDone).toHaveBeenCalled())
  expect(print).not.toHaveBeenCalled()
})
