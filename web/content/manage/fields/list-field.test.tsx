import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { press } from '../../../cases/at-the-desk.test-data.tsx'
import { loadTexts } from '../../../i18n/i18n.tsx'
import { renderIn } from '../../../ui/render-in.tsx'
import type { Shape } from '../shape.ts'
import { FieldSurroundingsProvider } from './field-context.ts'
import { ListField } from './list-field.tsx'

afterEach(() => vi.restoreAllMocks())

const variant = (name: string) => ({ name, shape: { type: 'group', fields: [] } as const })
const shape: Extract<Shape, { type: 'list' }> = {
  ...{ type: 'list', min: 1, max: 4 },
  of: { type: 'variants', variants: [variant('prose'), variant('values')] },
}
const surroundings = {
  ...{ idOf: (path: string) => `field-${path}`, errorOf: () => undefined, hasErrorWithin: () => false },
  ...{ claims: [], services: [] },
}

async function show(first: readonly string[]) {
  await loadTexts('en', 'content')
  const shown = { titles: first }
  function Sample() {
    const [value, setValue] = useState<unknown>(first.map((title) => ({ type: 'prose', title })))
    shown.titles = (value as { title?: string; type: string }[]).map(({ title, type }) => title ?? type)
    return (
      <FieldSurroundingsProvider value={surroundings}>
        <ListField
          {...{ shape, value, path: 'blocks', name: 'blocks', label: 'Parts' }}
          onChange={setValue}
          draw={() => null}
        />
      </FieldSurroundingsProvider>
    )
  }
  return { shown, screen: await renderIn('en', <Sample />) }
}

test('a part is duplicated below itself, and its copy can be moved at once by keyboard', async () => {
  const { screen, shown } = await show(['One', 'Two'])
  await press(screen.getByRole('button', { name: 'Duplicate: Running text: One' }))
  expect(shown.titles).toEqual(['One', 'One', 'Two'])
  await expect.element(screen.getByRole('button', { name: 'Move up: Running text: One' }).nth(1)).toHaveFocus()
})

test('a new part stands where it was wished: at the end, at the start, or after another', async () => {
  const { screen, shown } = await show(['One', 'Two'])
  const kind = screen.getByRole('combobox', { name: 'Kind of part' })
  const place = screen.getByRole('combobox', { name: 'Place' })
  const add = screen.getByRole('button', { name: 'Add to “Parts”' })
  await kind.selectOptions('values')
  await place.selectOptions('After: Running text: One')
  await press(add)
  expect(shown.titles).toEqual(['One', 'values', 'Two'])
  await kind.selectOptions('values')
  await press(add)
  expect(shown.titles).toEqual(['One', 'values', 'Two', 'values'])
  await expect.element(add).not.toBeInTheDocument()
})
