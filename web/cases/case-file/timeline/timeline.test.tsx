import type { CaseEvent } from '@rahnama/contract/cases/cases.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, atTheDesk, fileWith, ME, press, SARA } from '../../at-the-desk.test-data.tsx'
import { Timeline } from './timeline.tsx'

const PATH = '/api/cases/A-MINA-0001/timeline'

let events = 0
const happened = (changes: Partial<CaseEvent>): CaseEvent => {
  events += 1
  return {
    id: `e${events}`,
    what: 'noteAdded',
    by: { id: SARA, name: 'Sara', side: 'office' },
    at: '2026-11-16T19:00:00.000Z',
    ...{ about: {}, text: null, sentence: null },
    ...changes,
  }
}

const show = (answer: Answers[string]) =>
  atTheDesk(<Timeline file={fileWith()} />, {
    answers: { [`GET ${PATH}`]: answer },
    texts: ['caseFile', 'caseWords', 'documents'],
  })

afterEach(() => vi.restoreAllMocks())

test('what one person did back to back is one line that opens, and a step of the case stands alone', async () => {
  const { screen } = await show({
    events: [
      happened({
        what: 'moved',
        about: { stage: 'filed', reason: 'awaitsDecision', dueOn: null },
        sentence: { en: 'It is with them.', fa: 'نزد آن‌هاست.' },
      }),
      happened({ at: '2026-11-16T19:06:00.000Z', text: 'Third note' }),
      happened({ at: '2026-11-16T19:04:00.000Z', text: 'Second note' }),
      happened({ at: '2026-11-16T19:02:00.000Z', text: 'First note' }),
    ],
    next: null,
  })
  await expect.element(screen.getByText(/moved the case: With the authority/)).toBeVisible()
  await expect.element(screen.getByText(/It is with them\./)).toBeVisible()
  const folded = screen.getByText(/^3 changes by .*Sara/)
  await expect.element(folded).toBeVisible()
  await expect.element(screen.getByText('Second note')).not.toBeVisible()
  await press(folded)
  await expect.element(screen.getByText('Second note')).toBeVisible()
})

test('what was done within one minute names that minute once', async () => {
  const { screen } = await show({
    events: ['Third', 'Second', 'First'].map((text) => happened({ text })),
    next: null,
  })
  // 19:00 in Greenwich is 14:00 in Toronto.
  await expect.element(screen.getByText(/^3 changes by .*Sara.*, (2:00 p\.m\.|14:00)$/)).toBeVisible()
})

test('what happened by itself names the rule that did it', async () => {
  const { screen } = await show({
    events: [
      happened({ what: 'woken', by: null, about: { rule: 'reply' } }),
      happened({ what: 'woken', by: null, about: { rule: 'time' } }),
      happened({ what: 'claimed', by: null, about: { owner: ME, rule: 'leastBusy' } }),
      happened({ what: 'taskAdded', by: null, about: { rule: 'biometricsDue' } }),
    ],
    next: null,
  })
  await expect.element(screen.getByText('The case came back by itself: the client answered')).toBeVisible()
  await expect.element(screen.getByText('The case came back by itself: its time was up')).toBeVisible()
  await expect.element(screen.getByText(/^Given automatically to .*Robin.*, the least busy/)).toBeVisible()
  await expect.element(screen.getByText(/made a task$/)).toBeVisible()
})

test('a case that was given by itself says why this colleague, and who was passed over for what', async () => {
  const about = { owner: ME, rule: 'leastBusyOfAll', away: SARA, full: SARA }
  const { screen } = await show({ events: [happened({ what: 'claimed', by: null, about })], next: null })
  await expect
    .element(
      screen.getByText(/Robin.*nobody free speaks the client’s language \(away: .*Sara.*\) \(no room for more: .*Sara/),
    )
    .toBeVisible()
})

test('days stand under the office’s own dates, and what came before is read when it is asked for', async () => {
  const { screen } = await show(({ body }: { body: Record<string, unknown> }) =>
    body.before === 'older'
      ? { events: [happened({ at: '2026-11-12T15:00:00.000Z', text: 'Long ago' })], next: null }
      : // Toronto still has Monday the 16th when it is Tuesday in London.
        { events: [happened({ at: '2026-11-17T03:30:00.000Z', text: 'Late' })], next: 'older' },
  )
  await expect.element(screen.getByRole('heading', { name: /Monday.*16/ })).toBeVisible()
  await press(screen.getByRole('button', { name: 'Show earlier' }))
  await expect.element(screen.getByRole('heading', { name: /Thursday.*12/ })).toBeVisible()
  await expect.element(screen.getByText('Long ago')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument()
})
