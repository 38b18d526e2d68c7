import { describe, expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { SearchableList } from '../searchable-list/searchable-list.tsx'
import { Select } from '../select/select.tsx'
import { StepperInput } from '../stepper-input/stepper-input.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Textarea } from '../textarea/textarea.tsx'
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

/** What makes room for a chevron, or keeps a box as wide as its answer. */
const SHAPE = ['padding-inline-end', 'inline-size', 'min-block-size'] as const

function BoxesOfTheirOwnShape() {
  return (
    <>
      <Select label="Status" options={[{ value: 'single', label: 'Single' }]} />
      <SearchableList label="Country" options={[{ value: 'CA', label: 'Canada' }]} value="" onValueChange={() => {}} />
      <StepperInput label="Children" min={0} max={9} value={1} onValueChange={() => {}} />
      <TextField label="Code" characters={6} />
      <Textarea label="Story" rows={6} />
    </>
  )
}

test('a control keeps its own shape whichever style sheet is loaded last', async () => {
  const screen = await renderIn('en', <BoxesOfTheirOwnShape />)
  const boxes = [...screen.container.querySelectorAll('select, input, textarea')]
  const shapes = () => boxes.map((box) => SHAPE.map((name) => getComputedStyle(box).getPropertyValue(name)))
  const ofField = document.querySelector('style[data-vite-dev-id$="field/field.module.css"]')
  if (!ofField) throw new Error('the style sheet of fields is not on the page')
  document.head.prepend(ofField)
  const ownLast = shapes()
  document.head.append(ofField)
  expect(shapes()).toEqual(ownLast)
  expect(boxes).toHaveLength(5)
})
