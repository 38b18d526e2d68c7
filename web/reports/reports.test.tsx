import type { Language } from '@rahnama/contract/locale/locale.ts'
import { bachelor, couple30, ON, single30, threeYearsAbroad } from '@rahnama/rules/applicants.test-data.ts'
import { crs } from '@rahnama/rules/crs/crs.ts'
import { roundsBeside } from '@rahnama/rules/draws/draws.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { scoreRange, toCrsInput, toFswInput } from '@rahnama/rules/profile/profile.ts'
import { project } from '@rahnama/rules/projection/projection.ts'
import { recommend } from '@rahnama/rules/recommendations/recommendations.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Answer } from '../eligibility/eligibility.tsx'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import '../ui/base.css'
import { eventually } from '../test/eventually.ts'
import { Breakdown } from './breakdown.tsx'
import Projection from './projection.tsx'
import { ScoreGlance } from './reports.tsx'
import VerifiedPage from './verified-page.tsx'
import { VerifyForm } from './verify-form.tsx'
import WhatIf from './what-if/what-if.tsx'

async function show(node: ReactNode, language: Language = 'en', path = '/') {
  const needed = ['app', 'reports', 'report', 'score', 'eligibility', 'sources', 'errors'] as const
  await Promise.all(needed.map((name) => loadTexts(language, name)))
  const router = createMemoryRouter(
    [
      { path: '/', element: node },
      { path: '/verify/:code', element: node },
    ],
    { initialEntries: [path] },
  )
  const screen = await renderIn(
    language,
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { ...screen, router }
}

function answering(body: unknown, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))
}

afterEach(() => vi.restoreAllMocks())

async function expectNoFaults(container: Element) {
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('the list of what is ahead counts in the digits of its chart', async () => {
  const { months, best, costOfWaiting } = project(single30, ON)
  const projection = { months, bestMonth: best.month, costOfWaiting }
  for (const [language, sign, style] of [
    ['en', '1', 'decimal'],
    ['fa', '۱', 'persian'],
  ] as const) {
    const { container, unmount } = await show(<Projection projection={projection} />, language)
    await expect.element(page.getByRole('figure')).toBeVisible()
    const list = container.querySelector('figure ~ ol')
    expect(getComputedStyle(list as Element).listStyleType).toBe(style)
    expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toContain(sign)
    await unmount()
  }
})

test('the answer comes first: the score of today, one step with its effect, time and cost, and what rounds asked', async () => {
  const profile = { ...single30, jobs: threeYearsAbroad, credentials: [{ ...bachelor, ecaBody: 'none' as const }] }
  const { improvements } = recommend(profile, ON)
  const total = crs(toCrsInput(profile, ON), ON).total
  const { container } = await show(
    <Answer
      on={ON}
      range={scoreRange(profile, ON)}
      improvements={improvements}
      rounds={roundsBeside(profile, total, ON)}
    >
      <a href="/booking/initial">Talk</a>
    </Answer>,
  )
  const answer = page.getByRole('region', { name: 'Your answer in short' })
  await expect.element(answer.getByText(/^\d+ today/)).toBeVisible()
  await expect.element(answer.getByText(/\d+ with a credential assessment/)).toBeVisible()
  await expect.element(answer.getByText('Have your credentials assessed (ECA)')).toBeVisible()
  await expect
    .element(
      answer.getByText(/points more · about 2 months \(your documents on their way and the assessment\) · Low cost/),
    )
    .toBeVisible()
  await expect.element(answer.getByText(/Canadian Experience Class: 508 on/)).toBeVisible()
  await expectNoFaults(container)
})

test('a degree without an assessment is said to wait for it, and leads to the question', async () => {
  const unassessed = { ...bachelor, id: 'degree-1', ecaBody: 'none' } as const
  const profile = { ...single30, credentials: [unassessed] }
  const standing = {
    range: scoreRange(profile, ON),
    crs: crs(toCrsInput(profile, ON), ON),
    fsw: fswGrid(toFswInput(profile, ON), ON),
    programs: [],
  }
  const places = { 'credentials.degree-1.ecaBody': '/profile/education#q-credentials-degree-1-hasEca' }
  await show(<Breakdown result={standing} places={places} />)
  const line = page.getByRole('group').filter({ hasText: /^Education0 of 150/ })
  await line.getByText('Education').first().click()
  await expect.element(line.getByText(/from abroad brings no points until it is assessed \(ECA\)/)).toBeVisible()
  const link = line.getByRole('link', { name: 'Change this answer' })
  await expect.element(link).toHaveAttribute('href', '/profile/education#q-credentials-degree-1-hasEca')
})

describe('what if', () => {
  test('says old, new and difference in words, and where it changes', async () => {
    const { container } = await show(<WhatIf profile={single30} on={ON} />)
    await expect.element(page.getByText('No change yet')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'English level in all four abilities' }), '10')
    await expect.element(page.getByRole('status').getByText('From 374 to 386: 12 points more')).toBeVisible()
    await expect.element(page.getByText('First official language: 124 → 136')).toBeVisible()
    await expectNoFaults(container)
  })

  test('steppers change one thing at a press, and going back takes all of it back', async () => {
    await show(<WhatIf profile={single30} on={ON} />)
    await page.getByRole('button', { name: /Age/ }).first().click()
    await expect.element(page.getByText('From 374 to 379: 5 points more')).toBeVisible()
    await page.getByRole('button', { name: 'Back to my answers' }).click()
    await expect.element(page.getByText('No change yet')).toBeVisible()
  })

  test('an age is tried beyond both ends of the table, where it gives nothing', async () => {
    await show(<WhatIf profile={single30} on={ON} />)
    const age = page.getByRole('spinbutton', { name: 'Age' })
    for (const [years, change] of [
      ['17', 'Age: 105 → 0'],
      ['18', 'Age: 105 → 99'],
      ['44', 'Age: 105 → 6'],
      ['50', 'Age: 105 → 0'],
    ]) {
      await age.fill(years ?? '')
      await expect.element(page.getByText(change ?? '')).toBeVisible()
    }
  })

  test('holds up to four side by side', async () => {
    await show(<WhatIf profile={couple30} on={ON} />)
    const add = page.getByRole('button', { name: 'Add a scenario' })
    for (let i = 0; i < 3; i++) await add.click()
    await expect.element(page.getByRole('region', { name: 'Scenario 4' })).toBeVisible()
    expect(add.elements()).toEqual([])
    await page.getByRole('button', { name: 'Remove Scenario 2' }).click()
    await expect.element(add).toBeVisible()
  })

  test('all four stand in one row on a desk, and on a phone their scores do', async () => {
    await page.viewport(1440, 900)
    await show(<WhatIf profile={couple30} on={ON} />)
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Add a scenario' }).click()
    const cards = () => page.getByRole('region', { name: /^Scenario/ }).elements()
    const rowsOf = (elements: Element[]) =>
      new Set(elements.map((each) => Math.round(each.getBoundingClientRect().top)))
    expect([cards().length, rowsOf(cards()).size]).toEqual([4, 1])
    await page.viewport(390, 844)
    const scores = page.getByRole('table', { name: 'The scenarios side by side' }).getByRole('cell').elements()
    expect([scores.length, rowsOf(scores).size]).toEqual([5, 1])
    for (const score of scores) expect(score.getBoundingClientRect().right).toBeLessThanOrEqual(390)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('says which programs become met, and which no longer are', async () => {
    await show(<WhatIf profile={{ ...single30, jobs: threeYearsAbroad }} on={ON} />)
    const outcome = page.getByRole('status')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'English level in all four abilities' }), '6')
    await expect
      .element(outcome.getByText(/^Requirements that would no longer be met: Federal Skilled Worker/))
      .toBeVisible()
    await page.getByRole('button', { name: 'Back to my answers' }).click()
    await page.getByRole('button', { name: 'More: Years of work in Canada' }).click()
    await expect.element(outcome.getByText(/^Requirements that would be met: Canadian Experience Class/)).toBeVisible()
  })

  test('speaks Persian with Persian digits', async () => {
    await show(<WhatIf profile={single30} on={ON} />, 'fa')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'سطح انگلیسی در هر چهار مهارت' }), '10')
    await expect.element(page.getByText('از ۳۷۴ به ۳۸۶: ۱۲ امتیاز بیشتر')).toBeVisible()
  })
})

describe('a verification code', () => {
  test('with a slip in it is caught before anybody is asked', async () => {
    const asked = answering({ isGenuine: false })
    await show(<VerifyForm />)
    const box = page.getByRole('textbox', { name: 'Verification code' })
    await page.getByRole('button', { name: 'Check the code' }).click()
    await expect.element(page.getByText('Enter the code from the report').first()).toBeVisible()
    await box.fill('RH-7K3M-Q2PD')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByText('This cannot be one of our codes. Please compare it letter by letter.').first())
      .toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })

  test('typed in any way leads to the page of its report', async () => {
    const { router } = await show(<VerifyForm />)
    await page.getByRole('textbox', { name: 'Verification code' }).fill('rh ۷k3m q2pg')
    await page.getByRole('button', { name: 'Check the code' }).click()
    await eventually(() => expect(router.state.location.pathname).toBe('/verify/RH-7K3M-Q2PG'))
  })

  test('that is genuine shows date, rules, score and one letter', async () => {
    answering({
      isGenuine: true,
      code: 'RH-7K3M-Q2PG',
      on: '2026-11-15',
      ruleSet: '2025-03-25',
      low: 374,
      high: 389,
      initial: 'N',
    })
    const { container } = await show(<VerifiedPage />, 'en', '/verify/RH-7K3M-Q2PG')
    await expect.element(page.getByText('This report is genuine')).toBeVisible()
    await expect.element(page.getByText('15 November 2026')).toBeVisible()
    await expect.element(page.getByText('374–389 points')).toBeVisible()
    await expectNoFaults(container)
  })

  test('that nobody was given says so in Persian', async () => {
    answering({ isGenuine: false })
    await show(<VerifiedPage />, 'fa', '/verify/RH-2222-2222')
    await expect.element(page.getByText('گزارشی با این کد نداریم')).toBeVisible()
  })

  test('that could not be looked up can be tried again', async () => {
    const asked = answering({ code: 'UNAVAILABLE' }, 503)
    await show(<VerifiedPage />, 'en', '/verify/RH-7K3M-Q2PG')
    await page.getByRole('button', { name: 'Try again' }).click()
    await eventually(() => expect(asked).toHaveBeenCalledTimes(2))
  })
})

describe('the score at a glance', () => {
  test('is a range with the programs that are open', async () => {
    const verdicts = { FSW: 'eligible', PNP: 'eligible', CEC: 'notEligible' }
    const programs = Object.entries(verdicts).map(([program, verdict]) => ({ program, verdict, met: 1, required: 2 }))
    answering({ on: ON, missing: [], score: { low: 374, high: 389 }, programs })
    await show(<ScoreGlance />)
    await expect.element(page.getByText('374 to 389 CRS points')).toBeVisible()
    await expect
      .element(
        page.getByText('You seem to meet the requirements we can check: Federal Skilled Worker and Provincial Nominee'),
      )
      .toBeVisible()
  })

  test('leads to the profile while answers are missing', async () => {
    answering({ on: ON, missing: ['birthDate', 'tests', 'jobs'], score: null, programs: [] })
    await show(<ScoreGlance />)
    await expect.element(page.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/profile')
  })
})
