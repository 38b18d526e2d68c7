import { type PhoneValue, readPhone } from '@rahnama/contract/phone-number/phone-number.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { PhoneField } from './phone-field.tsx'

function Phone() {
  const [value, setValue] = useState<PhoneValue>({ country: 'IR', typed: '' })
  return (
    <>
      <PhoneField label="Phone" value={value} onValueChange={setValue} />
      <samp>{JSON.stringify(readPhone(value))}</samp>
    </>
  )
}

async function rendered(language: 'en' | 'fa') {
  const screen = await renderIn(language, <Phone />)
  return { screen, read: () => JSON.parse(screen.container.querySelector('samp')?.textContent ?? '') }
}

test('a phone field keeps the spaces that were typed and gives E.164', async () => {
  const { screen, read } = await rendered('en')
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0912 345 6789')
  await expect.element(screen.getByRole('textbox')).toHaveValue('0912 345 6789')
  expect(read()).toEqual({ e164: '+989123456789' })
})

test('Persian digits become Latin, as they will be dialled', async () => {
  const { screen, read } = await rendered('fa')
  await userEvent.type(screen.getByRole('textbox'), '۰۹۱۲۳۴۵۶۷۸۹')
  await expect.element(screen.getByRole('textbox')).toHaveValue('09123456789')
  expect(read()).toEqual({ e164: '+989123456789' })
})

test('the list of codes follows a code that is typed', async () => {
  const { screen } = await rendered('en')
  await userEvent.type(screen.getByRole('textbox'), '+93 70')
  await expect.element(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('AF')
})

test('choosing a country changes the number and not the text', async () => {
  const { screen, read } = await rendered('en')
  await userEvent.type(screen.getByRole('textbox'), '416 555 0199')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'CA')
  await expect.element(screen.getByRole('textbox')).toHaveValue('416 555 0199')
  expect(read()).toEqual({ e164: '+14165550199' })
})

test('the code stands on the left of the number in Persian too', async () => {
  const { screen } = await rendered('fa')
  const left = (role: 'combobox' | 'textbox') => screen.getByRole(role).element().getBoundingClientRect().left
  expect(left('combobox')).toBeLessThan(left('textbox'))
  expect(getComputedStyle(screen.getByRole('textbox').element()).direction).toBe('ltr')
})
