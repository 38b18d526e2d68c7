import { AppError } from '@rahnama/contract/errors.ts'
import { z } from '@rahnama/contract/zod.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../render-in.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form, faultsFrom, useForm, useLateSchema } from './form.tsx'

const Schema = z.object({
  name: z.string().check(z.maxLength(5)),
  phone: z.optional(z.string().check(z.regex(/^\d+$/, 'NOT_A_PHONE'))),
})
const TEXTS = {
  name: { label: 'Name', faults: { REQUIRED: 'Enter a name', TOO_LONG: 'Shorten the name' } },
  phone: { label: 'Phone', faults: { NOT_A_PHONE: 'Digits only' } },
}

type Send = (values: { name: string; phone: string }) => Promise<void>

function Sample({ load, send }: { load: () => Promise<typeof Schema>; send: Send }) {
  const [values, setValues] = useState({ name: '', phone: '' })
  const form = useForm({
    texts: TEXTS,
    names: ['name', 'phone'],
    values,
    onValueChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    ...useLateSchema(load, TEXTS),
    act: (typed) =>
      send(typed).then(
        () => undefined,
        (error: unknown) => faultsFrom(error, TEXTS),
      ),
  })
  return (
    <Form form={form} act="Send" busy="Sending…">
      <TextField {...form.field('name')} />
      <TextField {...form.field('phone')} />
    </Form>
  )
}

async function show(load: () => Promise<typeof Schema> = async () => Schema, send: Send = async () => {}) {
  await loadTexts('en', 'errors')
  const spies = { load: vi.fn(load), send: vi.fn(send) }
  return { screen: await renderIn('en', <Sample {...spies} />), ...spies }
}

test('the schema is fetched when somebody enters the form, and not before', async () => {
  const { screen, load } = await show()
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByLabelText('Name'))
  expect(load).toHaveBeenCalled()
})

test('what the schema finds stands on its field in our words, goes once put right, and nothing is sent until then', async () => {
  const { screen, send } = await show()
  await userEvent.fill(screen.getByLabelText('Phone'), 'many')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByRole('link', { name: 'Enter a name' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Digits only' })).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await userEvent.fill(screen.getByLabelText('Name'), 'Parvaneh')
  await userEvent.fill(screen.getByLabelText('Phone'), '')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByRole('link', { name: 'Shorten the name' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Digits only' })).not.toBeInTheDocument()
  await userEvent.fill(screen.getByLabelText('Name'), 'Nava')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.poll(() => send.mock.calls).toEqual([[{ name: 'Nava', phone: '' }]])
})

test('where the schema cannot be fetched, the server judges and its faults stand on the fields', async () => {
  const { screen, send } = await show(
    () => Promise.reject(new TypeError('no connection')),
    () => Promise.reject(new AppError('INVALID_INPUT', { issues: [{ field: 'name', fault: 'REQUIRED' }] })),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByRole('link', { name: 'Enter a name' })).toBeVisible()
  expect(send).toHaveBeenCalledOnce()
})
