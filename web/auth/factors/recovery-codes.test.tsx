import { expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

test.each([
  ['en', 'Copy', 'Copied', 'It could not be copied. Your browser does not allow it.'],
  ['fa', 'کپی', 'کپی شد', 'کپی نشد. مرورگر شما اجازه نمی‌دهد.'],
] as const)(
  'codes that the browser lets nobody copy are not called copied (%s)',
  async (language, copy, copied, words) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    await loadTexts(language, 'auth')
    const screen = await renderIn(language, <RecoveryCodes codes={['abcde-fghjk']} onKept={() => {}} />)
    await screen.getByRole('button', { name: copy, exact: true }).click()
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
    expect(screen.getByText(copied, { exact: true }).elements()).toEqual([])
  },
)
