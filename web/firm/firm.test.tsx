import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../ui/button/button.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { FirmNameTags, FirmProvider, FirmSheet, readFirm, useRenameFirm } from './firm.tsx'

const NAMES = { en: 'Compass', fa: 'قطب‌نما' }
const SHEET = ':root:root{--action:light-dark(#0b5394, #4a87c4)}'

function Renaming() {
  const rename = useRenameFirm()
  return <Button onClick={() => rename({ en: 'North Star', fa: 'ستارهٔ شمال' })}>rename</Button>
}

test.each([
  ['en', 'Compass', 'North Star'],
  ['fa', 'قطب‌نما', 'ستارهٔ شمال'],
] as const)(
  'in %s the firm has its owner’s name, and the new one as soon as it is renamed',
  async (language, before, after) => {
    const screen = await renderIn(
      language,
      <FirmProvider initial={{ names: NAMES, sheet: SHEET }}>
        <Logo />
        <Renaming />
      </FirmProvider>,
    )
    await expect.element(screen.getByText(before, { exact: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button'))
    await expect.element(screen.getByText(after, { exact: true })).toBeVisible()
  },
)

test('the browser reads both names and the colours back from what the server wrote', async () => {
  await renderIn(
    'en',
    <FirmProvider initial={{ names: NAMES, sheet: SHEET }}>
      <FirmNameTags />
      <FirmSheet />
    </FirmProvider>,
  )
  expect(readFirm(document)).toEqual({ names: NAMES, sheet: SHEET })
})
