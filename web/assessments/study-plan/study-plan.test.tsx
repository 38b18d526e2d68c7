import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { StudyPlan } from './study-plan.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-17T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function show(answers: StudyAnswers, language: Language = 'en') {
  await Promise.all((['assessments', 'services', 'sources'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <MemoryRouter>
      <Suspense>
        <StudyPlan answers={answers} />
      </Suspense>
    </MemoryRouter>,
  )
}

const CHINA: StudyAnswers = {
  ...{ country: 'china', levelOfStudy: 'master', major: 'law', taughtIn: 'english' },
  ...{ age: 28, wantsScholarship: true },
}

test('a plan for China says by when the scholarship is applied for, that this person may, and what a year costs', async () => {
  const screen = await show(CHINA)
  await expect.element(screen.getByText('Your plan for classes that begin around 1 September 2027')).toBeVisible()
  await expect.element(screen.getByText('By 31 March 2027 (11 Farvardin 1406):')).toBeVisible()
  await expect.element(screen.getByText('your age allows you to apply')).toBeVisible()
  await expect.element(screen.getByText(/CN¥18,000/)).toBeVisible()
})

test('whoever is over the age is told so, in Persian figures', async () => {
  const screen = await show({ ...CHINA, age: 36 }, 'fa')
  await expect.element(screen.getByText('در ۳۶ سالگی امکان ندارد')).toBeVisible()
})

test('a plan for Canada begins with what is due already, and names the average tuition', async () => {
  const screen = await show({ country: 'canada', levelOfStudy: 'bachelor', major: 'law', age: 19 })
  await expect.element(screen.getByText('already due').first()).toBeVisible()
  await expect.element(screen.getByText('CA$41,746')).toBeVisible()
  await expect.element(screen.getByText('CA$23,448')).toBeVisible()
})
