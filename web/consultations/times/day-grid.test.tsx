import type { Language } from '@rahnama/contract/locale/locale.ts'
import { expect, test } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { DayGrid } from './day-grid.tsx'

async function show(language: Language, day: string) {
  await loadTexts(language, 'consultations')
  const days = { days: new Map(), holidays: [], selected: day, today: day, last: '2030-12-31' }
  return renderIn(language, <DayGrid {...days} onSelect={() => {}} />)
}

test.each<[Language, string, string]>([
  ['en', '2026-12-20', 'December 2026 Azar – Dey 1405'],
  ['en', '2027-03-20', 'March 2027 Esfand 1405 – Farvardin 1406'],
  ['fa', '2026-12-25', 'دی ۱۴۰۵ دسامبر ۲۰۲۶ – ژانویه ۲۰۲۷'],
  ['fa', '2027-03-21', 'فروردین ۱۴۰۶ مارس – آوریل ۲۰۲۷'],
])('in %s the month of %s is headed in both calendars, each with its year', async (language, day, title) => {
  const screen = await show(language, day)
  await expect.element(screen.getByRole('grid')).toHaveAccessibleName(title)
})

test('Esfand of a leap year has thirty days, and Nowruz is the day after', async () => {
  const screen = await show('fa', '2030-03-20')
  await expect.element(screen.getByRole('button', { name: /۳۰ اسفند ۱۴۰۸/ })).toBeVisible()
  await screen.getByRole('button', { name: 'ماه بعد' }).click()
  await expect.element(screen.getByRole('button', { name: /۱ فروردین ۱۴۰۹، ۲۱ مارس ۲۰۳۰/ })).toBeVisible()
})
