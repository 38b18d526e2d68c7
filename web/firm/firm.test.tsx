import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../ui/button/button.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { FirmNameTags, FirmProvider, FirmSheet, readFirm, useRenameFirm } from './firm.tsx'

const NAMES = { en: 'Compass', fa: 'قطب‌نما' }
const LOGO = { light: { src: '/media/light.png', width: 300, height: 100 }, dark: null }
const SHEET = ':root:root{--action:light-dark(#0b5394, #4a87c4)}'

function Renaming() {
  const rename = useRenameFirm()
  return <Button onClick={() => rename({ names: { en: 'North Star', fa: 'ستارهٔ شمال' }, logo: null })}>rename</Button>
}

test.each([
  ['en', 'Compass', 'North Star'],
  ['fa', 'قطب‌نما', 'ستارهٔ شمال'],
] as const)(
  'in %s the firm has its owner’s name, and the new one as soon as it is renamed',
  async (language, before, after) => {
    const screen = await renderIn(
      language,
      <FirmProvider initial={{ names: NAMES, logo: null, sheet: SHEET }}>
        <Logo />
        <Renaming />
      </FirmProvider>,
    )
    await expect.element(screen.getByText(before, { exact: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button'))
    await expect.element(screen.getByText(after, { exact: true })).toBeVisible()
  },
)

test('the browser reads both names, the logo and the colours back from what the server wrote', async () => {
  await renderIn(
    'en',
    <FirmProvider initial={{ names: NAMES, logo: LOGO, sheet: SHEET }}>
      <FirmNameTags />
      <FirmSheet />
    </FirmProvider>,
  )
  expect(readFirm(document)).toEqual({ names: NAMES, logo: LOGO, sheet: SHEET })
})

test.each([
  ['one', { ...LOGO, dark: { src: '/media/dark.png', width: 300, height: 100 } }, 2],
  ['no', LOGO, 1],
] as const)('the logo says the name once, with %s picture of its own for dark ground', async (_, logo, pictures) => {
  const screen = await renderIn(
    'en',
    <FirmProvider initial={{ names: NAMES, logo, sheet: SHEET }}>
      <Logo />
    </FirmProvider>,
  )
  await expect.element(screen.getByRole('img', { name: 'Compass' })).toBeVisible()
  expect(screen.getByText('Compass', { exact: true }).elements()).toHaveLength(0)
  expect(document.querySelectorAll('img[src^="/media/"]')).toHaveLength(pictures)
})
