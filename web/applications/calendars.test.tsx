import type { Application } from '@rahnama/contract/applications.ts'
import type { Calendar, Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthProvider } from '../auth/auth.tsx'
import { loadTexts } from '../i18n/i18n.tsx'
import { eventually } from '../test/eventually.ts'
import { rememberCalendar } from '../ui/date-field/date-field.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { Due } from './due.tsx'
import SentPage from './sent-page.tsx'

const ID = '3b5c49fa-4d75-462a-bf72-b3b8eebedba9'
/** 1 Farvardin 1405 was 21 March 2026: 247 days later it is 2 Azar, a Monday. */
const DUE_ON = '2026-11-23'
const SENT_AT = '2026-11-16T15:00:00.000Z'

const sent: Application = {
  id: ID,
  reference: 'A-2345-6789',
  program: 'FSW',
  stage: 'submitted',
  turn: 'office',
  reason: 'awaitsReview',
  dueOn: DUE_ON,
  documents: { needed: 1, given: 1, accepted: 0, explained: 0, missing: 0, later: 0, helpful: 0, withOffice: 1 },
  asked: { questions: 0, documents: 0 },
  startedAt: SENT_AT,
  submittedAt: SENT_AT,
  closedAt: null,
  changedAt: SENT_AT,
  version: 2,
  timeline: [],
  consultant: null,
  dates: null,
  questions: [],
  obstacles: [],
  shortfall: null,
  explanations: [],
  mayWithdraw: true,
  reopenableUntil: null,
}

/** What somebody reads who enters dates in this calendar: theirs first, the other beside it. */
const READERS: { language: Language; enters: Calendar; exact: string; sentOn: RegExp }[] = [
  { language: 'fa', enters: 'jalali', exact: 'دوشنبه ۲ آذر ۱۴۰۵ (۲۳ نوامبر ۲۰۲۶)', sentOn: /۲۵ آبان ۱۴۰۵/ },
  { language: 'fa', enters: 'gregorian', exact: 'دوشنبه ۲۳ نوامبر ۲۰۲۶ (۲ آذر ۱۴۰۵)', sentOn: /۱۶ نوامبر ۲۰۲۶/ },
  { language: 'en', enters: 'gregorian', exact: 'Monday 23 November 2026 (2 Azar 1405)', sentOn: /16 November 2026/ },
  { language: 'en', enters: 'jalali', exact: 'Monday 2 Azar 1405 (23 November 2026)', sentOn: /25 Aban 1405/ },
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(sent))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

describe.for(READERS)(
  'in $language, for somebody who enters dates as $enters',
  ({ language, enters, exact, sentOn }) => {
    beforeEach(async () => {
      rememberCalendar(enters)
      await Promise.all([loadTexts(language, 'applications'), loadTexts(language, 'programs')])
    })

    test('a due day stands in both calendars, theirs first', async () => {
      const screen = await renderIn(language, <Due on={DUE_ON} />)
      const day = screen.container.querySelector('time')
      expect(day?.textContent).toContain(exact)
      expect(day?.dateTime).toBe(DUE_ON)
    })

    test('the confirmation says the day of our answer in both, and when it was sent in theirs', async () => {
      const client = new QueryClient()
      client.setQueryData(['applications', 'one', ID], sent)
      const screen = await renderIn(
        language,
        <QueryClientProvider client={client}>
          <AuthProvider>
            <MemoryRouter initialEntries={[`/applications/${ID}/sent`]}>
              <Routes>
                <Route path="/applications/:id/sent" element={<SentPage />} />
              </Routes>
            </MemoryRouter>
          </AuthProvider>
        </QueryClientProvider>,
      )
      await expect.element(screen.getByText(exact, { exact: false })).toBeVisible()
      await eventually(() =>
        expect(screen.container.querySelector(`time[datetime="${SENT_AT}"]`)?.textContent).toMatch(sentOn),
      )
    })
  },
)
