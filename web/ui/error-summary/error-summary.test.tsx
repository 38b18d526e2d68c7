import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DateField } from '../date-field/date-field.tsx'
import { RadioGroup } from '../radio/radio.tsx'
import { renderIn } from '../render-in.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const faults = [
  { id: 'name', message: 'Enter your name' },
  { id: 'level', message: 'Choose a level' },
  { id: 'born', message: 'There is no month 13' },
]

const form = (attempt: number) => (
  <>
    <ErrorSummary faults={faults} attempt={attempt} />
    <TextField id="name" label="Name" error="Enter your name" />
    <RadioGroup id="level" label="Level" options={[{ value: 'phd', label: 'Doctoral' }]} error="Choose a level" />
    <DateField
      id="born"
      label="Born"
      value={{ calendar: 'gregorian', day: '1', month: '13', year: '1990' }}
      onValueChange={() => {}}
      error="There is no month 13"
    />
  </>
)

beforeEach(() => {
  document.title = 'Your profile'
})

test('the summary takes focus when it appears, and again with the next attempt', async () => {
  const screen = await renderIn('en', form(1))
  await expect.element(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus()
  await userEvent.click(screen.getByLabelText('Name'))
  await screen.rerender(form(2))
  await expect.element(screen.getByRole('alert')).toHaveFocus()
})

test('a link leads into its field, its first answer or its faulty part', async () => {
  const screen = await renderIn('en', form(1))
  await userEvent.click(screen.getByRole('link', { name: 'Enter your name' }))
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Choose a level' }))
  await expect.element(screen.getByRole('radio', { name: 'Doctoral' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'There is no month 13' }))
  await expect.element(screen.getByLabelText('Month')).toHaveFocus()
})

test('the title of the page says Error while faults stand, in the language of the page', async () => {
  const screen = await renderIn('fa', <ErrorSummary faults={faults} />)
  expect(document.title).toBe('خطا: Your profile')
  await screen.rerender(<ErrorSummary faults={[]} />)
  expect(document.title).toBe('Your profile')
})

test('without faults there is nothing', async () => {
  const screen = await renderIn('en', <ErrorSummary faults={[]} />)
  expect(screen.container.textContent).toBe('')
})
