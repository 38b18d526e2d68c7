import { expect, test } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { HandedOver } from './bubble.tsx'

test.each([
  ['en', 'From now on, Reza answers you in this conversation. Everything you wrote stays here.'],
  ['fa', 'از این پس Reza در این گفت‌وگو به شما پاسخ می‌دهد. همهٔ پیام‌های قبلی شما همین‌جا می‌ماند.'],
] as const)(
  'a hand-over says who answers in this conversation, and nothing of who has the case (%s)',
  async (...told) => {
    const [language, sentence] = told
    await loadTexts(language, 'messages')
    const screen = await renderIn(language, <HandedOver name="Reza" />)
    await expect.element(screen.getByText(sentence)).toBeVisible()
  },
)
