import type { Application, Obstacle } from '@rahnama/contract/applications.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { QuestionsPanel } from './application/questions-panel.tsx'
import { StagePath } from './application/stage-path.tsx'
import { Timeline } from './application/timeline.tsx'
import { WhoseTurn } from './application/whose-turn.tsx'
import { Missing } from './missing/missing.tsx'

const ID = '3b5c49fa-4d75-462a-bf72-b3b8eebedba9'
const AT = '2026-11-16T15:00:00.000Z'

function application(change: Partial<Application> = {}): Application {
  return {
    id: ID,
    reference: 'A-2345-6789',
    program: 'ICT',
    stage: 'preparing',
    turn: 'client',
    reason: 'gatherAndSend',
    dueOn: null,
    documents: { needed: 4, given: 1, accepted: 0, explained: 0, missing: 3, later: 0, helpful: 0, withOffice: 0 },
    asked: { questions: 0, documents: 0 },
    startedAt: AT,
    submittedAt: null,
    closedAt: null,
    changedAt: AT,
    version: 1,
    timeline: [],
    consultant: null,
    dates: null,
    questions: [],
    obstacles: [],
    shortfall: null,
    explanations: [],
    mayWithdraw: true,
    reopenableUntil: null,
    ...change,
  }
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json([
      {
        language: 'en',
        slug: 'inter-company-transfer',
        intakes: [{ id: 'ICT' }],
        times: [{ key: 'time', figure: '2 to 8 weeks', label: 'Work permit' }],
      },
    ]),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function show(language: Language, node: ReactNode) {
  await Promise.all([loadTexts(language, 'applications'), loadTexts(language, 'eligibility')])
  return renderIn(
    language,
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToastProvider>{node}</ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('whose turn, what, why, by when and how long it usually takes are said together', async () => {
  const waiting = application({ stage: 'submitted', turn: 'office', reason: 'awaitsReview', dueOn: '2999-11-23' })
  const screen = await show('en', <WhoseTurn application={waiting} />)
  await expect.element(screen.getByText('Our turn')).toBeVisible()
  await expect.element(screen.getByText(/By Saturday 23 November 2999/)).toBeVisible()
  await expect.element(screen.getByText('Work permit: 2 to 8 weeks')).toBeVisible()
})

test('a day that has passed is named as passed', async () => {
  const late = application({ stage: 'needsMore', reason: 'answerAsked', dueOn: '2020-01-06' })
  const screen = await show('en', <WhoseTurn application={late} />)
  await expect.element(screen.getByText(/Was due by Monday 6 January 2020/)).toBeVisible()
})

test('in Persian a due day is Jalali with Persian digits', async () => {
  const waiting = application({ stage: 'submitted', turn: 'office', reason: 'awaitsReview', dueOn: '2999-11-23' })
  const screen = await show('fa', <WhoseTurn application={waiting} />)
  await expect.element(screen.getByText('در دست بررسی دفتر ما')).toBeVisible()
  await expect.element(screen.getByText(/۲۳۷۸|۲۳۷۷/)).toBeVisible()
})

test('the path marks where it stands; asking for more is a stop at the review', async () => {
  const asked = application({ stage: 'needsMore', reason: 'answerAsked' })
  const screen = await show('en', <StagePath application={asked} />)
  const steps = screen.getByRole('listitem').elements()
  expect(steps.map((step) => (step as HTMLElement).dataset.state)).toEqual([
    'done',
    'done',
    'problem',
    'waiting',
    'waiting',
  ])
  expect(steps[2]?.textContent).toContain('More needed')
})

test('a withdrawn application stops where it stood before', async () => {
  const standing = {
    turn: 'office',
    reason: 'awaitsReview',
    dueOn: null,
    note: null,
    sentence: null,
    unmet: [],
    at: AT,
  } as const
  const withdrawn = application({
    stage: 'withdrawn',
    turn: 'nobody',
    reason: 'withdrawnByClient',
    timeline: [
      { ...standing, unmet: [], id: ID, what: 'withdrawn', by: 'client', stage: 'withdrawn' },
      { ...standing, unmet: [], id: ID, what: 'submitted', by: 'client', stage: 'submitted' },
    ],
  })
  const screen = await show('en', <StagePath application={withdrawn} />)
  const steps = screen.getByRole('listitem').elements()
  expect(steps.map((step) => (step as HTMLElement).dataset.state).slice(0, 3)).toEqual(['done', 'problem', 'waiting'])
})

test.each(LANGUAGES)(
  'in %s the words of staff are read in that language and decide their own direction',
  async (language) => {
    const sentence = { en: 'From which month?', fa: 'از کدام ماه؟' }
    const event = { id: ID, what: 'moved', by: 'office', at: AT, dueOn: null, note: null, sentence } as const
    const standing = { stage: 'needsMore', turn: 'client', reason: 'answerAsked' } as const
    const screen = await show(language, <Timeline events={[{ ...event, ...standing, unmet: [] }]} />)
    await expect.element(screen.getByText(sentence[language])).toHaveAttribute('dir', 'auto')
  },
)

test.each(LANGUAGES)('in %s whoever went on short of a requirement reads which', async (language) => {
  await loadTexts(language, 'eligibility')
  const event = { id: ID, what: 'submitted', by: 'client', at: AT, dueOn: null, note: null, sentence: null } as const
  const standing = { stage: 'submitted', turn: 'office', reason: 'awaitsReview' } as const
  const screen = await show(language, <Timeline events={[{ ...event, ...standing, unmet: ['fsw-work'] }]} />)
  const words = { en: 'You continued although this is not met', fa: 'با آگاهی از نداشتن این شرط ادامه دادید' }
  await expect.element(screen.getByText(new RegExp(words[language]))).toBeVisible()
})

const CONTRADICTION: Obstacle = {
  what: 'contradiction',
  code: 'GAP_BETWEEN_JOBS',
  answers: ['jobs[0].endedOn', 'jobs[1].startedOn'],
  params: { days: 120 },
  place: '/profile/work#q-jobs',
}

test('what is missing names each thing and leads to it', async () => {
  const obstacles: Obstacle[] = [
    { what: 'profile', percent: 62 },
    CONTRADICTION,
    { what: 'document', kind: 'passport', subject: 'profile' },
  ]
  const screen = await show('en', <Missing application={application({ obstacles })} obstacles={obstacles} />)
  await expect.element(screen.getByText(/62\s?% done/)).toBeVisible()
  await expect.element(screen.getByText(/One document is missing/)).toBeVisible()
  await expect.element(screen.getByText(/120 days between two jobs/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Change the answer' }))
    .toHaveAttribute('href', '/profile/work#q-jobs')
  expect(screen.getByRole('link', { name: 'Check and send' }).elements()).toHaveLength(0)
})

test('an explanation without words is asked for, not sent', async () => {
  const obstacles = [CONTRADICTION]
  const screen = await show('en', <Missing application={application({ obstacles })} obstacles={obstacles} />)
  await screen.getByRole('button', { name: 'Explain instead' }).click()
  await screen.getByRole('button', { name: 'Save the explanation' }).click()
  await expect.element(screen.getByText(/Error: *Write why both are right/)).toBeVisible()
  expect(vi.mocked(fetch)).not.toHaveBeenCalled()
})

test('with nothing missing there is one way on: to check and send', async () => {
  const screen = await show('en', <Missing application={application()} obstacles={[]} />)
  await expect
    .element(screen.getByRole('link', { name: 'Check and send' }))
    .toHaveAttribute('href', `/applications/${ID}/send`)
})

const QUESTION =
  'The bank you named has two branches in Tehran, and we found no account\nunder your name. Which is yours?'

test.each(LANGUAGES)('in %s a question of ours leads to a message about it', async (language) => {
  const id = 'c7a8f1de-9d53-4d55-9a0e-2a7b5f3a2002'
  const asked = { askedBy: 'Sara', askedAt: AT, form: null, path: null, value: null }
  const question = { id, text: QUESTION, answeredAt: null, answer: null, changedAnswer: false, ...asked }
  const screen = await show(
    language,
    <QuestionsPanel application={application({ closedAt: AT, questions: [question] })} />,
  )
  const link = screen.getByRole('link', { name: language === 'en' ? 'Write about this' : 'پیام دربارهٔ این سؤال' })
  const { searchParams } = new URL(link.element().getAttribute('href') ?? '', location.href)
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{
      new: '',
      application: ID,
      question: id,
      subject: 'The bank you named has two branches in Tehran, and we found no account…',
    },
  })
})
