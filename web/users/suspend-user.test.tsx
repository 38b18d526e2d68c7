import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { SuspendUser } from './suspend-user.tsx'

async function show(language: Language, node: ReactNode) {
  await Promise.all([loadTexts(language, 'users'), loadTexts(language, 'errors')])
  return renderIn(language, node)
}

test('a refusal is told in the dialog, which keeps what was typed; carried out, it closes and says so once', async () => {
  let isRefusing = true
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return isRefusing ? Response.json({ code: 'CONFLICT' }, { status: 409 }) : Response.json({})
  })
  const onDone = vi.fn(async () => {})
  const screen = await show('en', <SuspendUser userId="u1" who="Mina Karimi" onDone={onDone} />)
  await screen.getByRole('button', { name: 'Suspend' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Asked for by phone')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Asked for by phone')
  expect(onDone).not.toHaveBeenCalled()
  isRefusing = false
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(sent).toEqual([{ reason: 'Asked for by phone' }, { reason: 'Asked for by phone' }])
})

test('a reason may be as long as its box counts: 500 letters, each with its half-space', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  const onDone = vi.fn(async () => {})
  const screen = await show('fa', <SuspendUser userId="u2" who="مینا کریمی" onDone={onDone} />)
  await screen.getByRole('button', { name: 'تعلیق حساب' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox').fill('ی\u200c'.repeat(501))
  await dialog.getByRole('button', { name: 'تعلیق حساب' }).click()
  await expect.element(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).not.toHaveBeenCalled()
  await dialog.getByRole('textbox').fill('ی\u200c'.repeat(500))
  await dialog.getByRole('button', { name: 'تعلیق حساب' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
})
