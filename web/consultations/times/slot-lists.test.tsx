import type { Language } from '@rahnama/contract/locale/locale.ts'
import { expect, test } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { DayOfSlots, NextSlots } from './slot-lists.tsx'

const slot = {
  startsAt: '2026-11-17T21:00:00.000Z',
  endsAt: '2026-11-17T21:30:00.000Z',
  consultantId: '11111111-1111-4111-8111-111111111111',
  consultantName: 'Robin Sample',
}

test.each<[Language, string, string, string, string]>([
  ['en', 'Australia/Sydney', '2026-11-18', '08:00 Sydney (Wednesday) · 16:00 Toronto (Tuesday)', '27 Aban 1405'],
  ['fa', 'Asia/Tehran', '2026-11-18', '۰۰:۳۰ تهران (چهارشنبه) · ۱۶:۰۰ تورنتو (سه‌شنبه)', '۱۸ نوامبر ۲۰۲۶'],
  ['en', 'America/St_Johns', '2026-11-17', "17:30 St. John's · 16:00 Toronto", '26 Aban 1405'],
])(
  'in %s from %s a time is said on both clocks and in both calendars',
  async (language, timeZone, day, clocks, other) => {
    await loadTexts(language, 'consultations')
    const choosing = { timeZone, chosen: undefined, onChoose: () => {}, slots: [slot] }
    const screen = await renderIn(
      language,
      <>
        <DayOfSlots day={day} holidays={[]} {...choosing} />
        <NextSlots {...choosing} />
      </>,
    )
    await expect.element(screen.getByRole('button', { name: clocks, exact: true })).toBeVisible()
    await expect.element(screen.getByRole('list').last().getByText(clocks)).toBeVisible()
    await expect.element(screen.getByRole('list').last().getByText(other, { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('heading').getByText(other, { exact: true })).toBeVisible()
  },
)
