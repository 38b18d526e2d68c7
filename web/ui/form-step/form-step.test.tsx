import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FormStep, type FormStepProps } from './form-step.tsx'

function Name(props: Partial<FormStepProps>) {
  const [value, setValue] = useState('')
  const [message, setMessage] = useState<string>()
  return (
    <FormStep
      heading="What is your name?"
      section="General information"
      step={{ number: 3, of: 7 }}
      back={{ href: '#back' }}
      faults={message ? [{ id: 'name', message }] : []}
      onSubmit={() => setMessage(value ? undefined : 'Enter your name')}
      {...props}
    >
      <TextField id="name" label="Name" value={value} onValueChange={setValue} error={message} />
    </FormStep>
  )
}

test('a step has its question as heading and says where one is', async () => {
  const screen = await renderIn('en', <Name />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'What is your name?' })).toBeVisible()
  await expect.element(screen.getByText('General information · Step 3 of 7')).toBeVisible()
})

test('a step counts in Persian digits', async () => {
  const screen = await renderIn('fa', <Name section="اطلاعات عمومی" />)
  await expect.element(screen.getByText('اطلاعات عمومی · گام ۳ از ۷')).toBeVisible()
})

test('a failed submit shows the summary each time and loses nothing typed', async () => {
  const screen = await renderIn('en', <Name />)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Name'), 'Sara{Enter}')
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Sara')
  expect(screen.container.querySelector('[role=alert]')).toBeNull()
})

test('the way back comes first and the main button stands at the inline start', async () => {
  const screen = await renderIn('fa', <Name secondary={<button type="button">Save for later</button>} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'بازگشت' })).toHaveFocus()
  const main = screen.getByRole('button', { name: 'ادامه' }).element().getBoundingClientRect()
  const other = screen.getByRole('button', { name: 'Save for later' }).element().getBoundingClientRect()
  expect(main.right).toBeGreaterThan(other.right)
})

test('a busy step is not sent twice', async () => {
  let sent = 0
  const screen = await renderIn(
    'en',
    <Name
      busy
      onSubmit={() => {
        sent += 1
      }}
    />,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Sara{Enter}')
  expect(sent).toBe(0)
})

test('a step says when it was saved and when it was not', async () => {
  const at = new Date(2026, 10, 15, 14, 32)
  const screen = await renderIn('en', <Name saving={{ state: 'saved', at }} />)
  await expect.element(screen.getByText('Saved 14:32')).toBeVisible()
  await screen.rerender(<Name saving={{ state: 'failed' }} />)
  await expect.element(screen.getByText('Not saved yet. Your answers stay on this page.')).toBeVisible()
})
