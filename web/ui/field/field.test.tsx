import { describe, expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Field, FieldGroup } from './field.tsx'

const input = (control: object) => <input {...control} />

describe('a field', () => {
  test('names its control by its label and describes it by hint and error', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Family name" hint="As in your passport" error="Enter your family name">
        {input}
      </Field>,
    )
    const box = screen.getByRole('textbox', { name: 'Family name' })
    await expect.element(box).toHaveAccessibleDescription('As in your passport Error: Enter your family name')
    await expect.element(box).toBeInvalid()
  })

  test('without an error is not marked invalid and has no description', async () => {
    const screen = await renderIn('en', <Field label="City">{input}</Field>)
    const box = screen.getByRole('textbox', { name: 'City' }).element()
    expect(box.getAttribute('aria-invalid')).toBeNull()
    expect(box.getAttribute('aria-describedby')).toBeNull()
  })

  test('says that it is optional in the language of the page', async () => {
    const screen = await renderIn(
      'fa',
      <Field label="تلفن" optional>
        {input}
      </Field>,
    )
    await expect.element(screen.getByRole('textbox', { name: 'تلفن (اختیاری)' })).toBeVisible()
  })

  test('takes the id that an error summary links to', async () => {
    const screen = await renderIn(
      'en',
      <Field id="email" label="E-mail">
        {input}
      </Field>,
    )
    expect(screen.getByRole('textbox').element().id).toBe('email')
  })

  test('hides a label that repeats the heading from eyes, not from readers', async () => {
    const screen = await renderIn(
      'en',
      <Field label="What is your name?" labelHidden>
        {input}
      </Field>,
    )
    await expect.element(screen.getByRole('textbox', { name: 'What is your name?' })).toBeVisible()
    expect(screen.getByText('What is your name?').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  test('marks an error at the inline start in both directions', async () => {
    for (const [language, side] of [
      ['en', 'borderLeftWidth'],
      ['fa', 'borderRightWidth'],
    ] as const) {
      const screen = await renderIn(
        language,
        <Field label="x" error="y">
          {input}
        </Field>,
      )
      const frame = screen.container.firstElementChild as HTMLElement
      expect(getComputedStyle(frame)[side]).toBe('4px')
      await screen.unmount()
    }
  })
})

test('a field group is a group named by its question and described by its error', async () => {
  const screen = await renderIn(
    'en',
    <FieldGroup label="Are you married?" error="Say whether you are married">
      <input type="radio" aria-label="Yes" />
    </FieldGroup>,
  )
  const group = screen.getByRole('group', { name: 'Are you married?' })
  await expect.element(group).toHaveAccessibleDescription('Error: Say whether you are married')
})
