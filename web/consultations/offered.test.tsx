import type { OwnersWords } from '@rahnama/contract/consultations/consultations.ts'
import { expect, test } from 'vitest'
import { renderIn } from '../ui/render-in.tsx'
import { Offered } from './offered.tsx'

const english = { language: 'en', title: 'First talk', fee: 'Free' } as const
const persian = { language: 'fa', title: 'گفت‌وگوی نخست', fee: 'رایگان' } as const

test.each([
  ['en', 'Free'],
  ['fa', 'رایگان'],
] as const)('in %s the fee is said as %s', async (language, fee) => {
  const words: OwnersWords = { en: english, fa: persian }
  const screen = await renderIn(language, <Offered words={words} what="fee" />)
  await expect.element(screen.getByText(fee)).toBeVisible()
})

test('a name that is not written in Persian is read as the English it is', async () => {
  const words: OwnersWords = { en: english, fa: english }
  const screen = await renderIn('fa', <Offered words={words} what="title" />)
  const title = screen.getByText('First talk')
  await expect.element(title).toHaveAttribute('lang', 'en')
  await expect.element(title).toHaveAttribute('dir', 'ltr')
})
