import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

function Answer(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return (
    <>
      <TextField label="Answer" value={value} onValueChange={setValue} {...props} />
      <samp>{value}</samp>
    </>
  )
}

describe('a text field', () => {
  test('shows a number in the digits of the page and answers in plain ones', async () => {
    const screen = await renderIn('fa', <Answer kind="numeric" />)
    await userEvent.type(screen.getByRole('textbox'), '۲٣4')
    await expect.element(screen.getByRole('textbox')).toHaveValue('۲۳۴')
    expect(screen.container.querySelector('samp')?.textContent).toBe('234')
  })

  test('keeps the caret where digits are folded in the middle', async () => {
    const screen = await renderIn('fa', <Answer kind="numeric" />)
    const box = screen.getByRole('textbox')
    await userEvent.type(box, '19{ArrowLeft}۸۷')
    await expect.element(box).toHaveValue('۱۸۷۹')
  })

  test.each([
    ['۶٫۵', '۶٫۵', '6.5'],
    ['۶/۵', '۶٫۵', '6.5'],
    ['6.5', '۶٫۵', '6.5'],
    ['15,000', '۱۵,۰۰۰', '15,000'],
  ])('shows the decimal %s as %s and reads it as %s', async (typed, shown, read) => {
    const screen = await renderIn('fa', <Answer kind="decimal" />)
    await userEvent.type(screen.getByRole('textbox'), typed)
    await expect.element(screen.getByRole('textbox')).toHaveValue(shown)
    expect(screen.container.querySelector('samp')?.textContent).toBe(read)
  })

  test('a one-time code pasted with spaces and Persian digits becomes its digits', async () => {
    const screen = await renderIn('fa', <Answer kind="oneTimeCode" />)
    await userEvent.fill(screen.getByRole('textbox'), '۱۲۳ ۴۵۶')
    await expect.element(screen.getByRole('textbox')).toHaveValue('123456')
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
  })

  test('folds without an owner of its value', async () => {
    const screen = await renderIn('en', <TextField label="Year" kind="numeric" name="year" />)
    await userEvent.type(screen.getByRole('textbox'), '۱۳۹۹')
    await expect.element(screen.getByRole('textbox')).toHaveValue('1399')
  })

  test.each(['email', 'url', 'code', 'numeric'] as const)(
    '%s runs left to right and begins where a Persian line begins',
    async (kind) => {
      const screen = await renderIn('fa', <Answer kind={kind} />)
      const style = getComputedStyle(screen.getByRole('textbox').element())
      expect(style.direction).toBe('ltr')
      expect(style.textAlign).toBe('end')
    },
  )

  test('free text follows what is typed, and the page while it is empty', async () => {
    const screen = await renderIn('fa', <Answer />)
    const box = screen.getByRole('textbox')
    expect(getComputedStyle(box.element()).direction).toBe('rtl')
    await userEvent.type(box, 'Anna')
    expect(getComputedStyle(box.element()).direction).toBe('ltr')
  })

  test('uses no number box, which would drop what it cannot read', async () => {
    const screen = await renderIn('en', <Answer kind="decimal" />)
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('type', 'text')
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
  })

  test('reads its unit with the box', async () => {
    const screen = await renderIn('en', <Answer kind="numeric" unit="years" hint="Whole years" />)
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Whole years years')
  })
})

describe('an email field', () => {
  test('offers the likely correction of its domain, and takes it on request', async () => {
    const screen = await renderIn('en', <Answer kind="email" />)
    await userEvent.type(screen.getByRole('textbox'), 'nava@gmial.com')
    const offer = screen.getByRole('status').getByRole('button')
    await expect.element(offer).toHaveTextContent('Did you mean \u2068nava@gmail.com\u2069?')
    await userEvent.click(offer)
    await expect.element(screen.getByRole('textbox')).toHaveValue('nava@gmail.com')
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.container.querySelector('samp')?.textContent).toBe('nava@gmail.com')
    await expect.element(offer).not.toBeInTheDocument()
  })

  test('waits with half a domain until the field is left', async () => {
    const screen = await renderIn('fa', <Answer kind="email" />)
    await userEvent.type(screen.getByRole('textbox'), 'nava@gmail.co')
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(screen.getByRole('button')).toHaveTextContent('منظورتان \u2068nava@gmail.com\u2069 است؟')
  })

  test('corrects a value it owns itself', async () => {
    const screen = await renderIn('en', <TextField kind="email" label="Email" defaultValue="nava@gmial.com" />)
    await userEvent.click(screen.getByRole('button'))
    await expect.element(screen.getByRole('textbox')).toHaveValue('nava@gmail.com')
  })

  test('leaves an address alone that cannot be changed', async () => {
    const screen = await renderIn('en', <TextField kind="email" label="Email" value="nava@gmial.com" readOnly />)
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })
})

describe('a password field', () => {
  test('is hidden, is shown on request and says so', async () => {
    const screen = await renderIn('en', <Answer kind="password" label="Password" />)
    const box = screen.getByLabelText('Password', { exact: true })
    await expect.element(box).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    await expect.element(box).toHaveAttribute('type', 'text')
    await expect.element(screen.getByRole('status')).toHaveTextContent('Your password is visible')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    await expect.element(box).toHaveAttribute('type', 'password')
  })

  test('keeps every typed character, Persian digits too', async () => {
    const screen = await renderIn('fa', <Answer kind="password" label="رمز عبور" />)
    await userEvent.type(screen.getByLabelText('رمز عبور', { exact: true }), 'a۱ b')
    expect(screen.container.querySelector('samp')?.textContent).toBe('a۱ b')
  })

  test('warns while Caps Lock is on', async () => {
    const screen = await renderIn('en', <Answer kind="password" label="Password" />)
    const box = screen.getByLabelText('Password', { exact: true }).element()
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }))
    await expect.element(screen.getByRole('status')).toHaveTextContent('Caps Lock is on')
    box.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true }))
    await expect.element(screen.getByRole('status')).not.toHaveTextContent('Caps Lock is on')
  })
})
