import { expect, test } from 'vitest'
import { renderIn } from '../ui/render-in.tsx'
import { EnclosingLanguage, ReadersOwn, useWrittenIn } from './written-in.tsx'

function Passage({ language, children }: { language: 'en' | 'fa'; children: string }) {
  const writtenIn = useWrittenIn()
  return <p {...writtenIn(language)}>{children}</p>
}

test('in an English page read by a Persian, Persian parts and our own words keep their direction', async () => {
  const screen = await renderIn(
    'fa',
    <div lang="en" dir="ltr">
      <EnclosingLanguage value="en">
        <Passage language="en">An English question</Passage>
        <Passage language="fa">پرسشی به فارسی</Passage>
        <ReadersOwn>فرم</ReadersOwn>
      </EnclosingLanguage>
    </div>,
  )
  const directionOf = (text: string) => getComputedStyle(screen.getByText(text).element()).direction
  expect(directionOf('An English question')).toBe('ltr')
  expect(directionOf('پرسشی به فارسی')).toBe('rtl')
  expect(directionOf('فرم')).toBe('rtl')
})

test('in a page of the reader’s language only the other one is marked', async () => {
  const screen = await renderIn(
    'fa',
    <>
      <Passage language="fa">متن</Passage>
      <Passage language="en">Text</Passage>
    </>,
  )
  expect(screen.getByText('متن').element().hasAttribute('dir')).toBe(false)
  expect(screen.getByText('Text').element().getAttribute('dir')).toBe('ltr')
})
