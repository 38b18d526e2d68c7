import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { useEntryName, wordsOf } from '../place-name.ts'
import { emptyOf, type Shape } from '../shape.ts'
import { EntryList } from './entry-list.tsx'
import { useSurroundings } from './field-context.ts'
import type { ShapeFieldProps } from './shape-field.tsx'

type ListFieldProps = ShapeFieldProps<Extract<Shape, { type: 'list' }>> & {
  /** Draws one entry; handed in because an entry may hold a list again. */
  draw: (entry: ShapeFieldProps) => ReactNode
}

/** A list in one language, or of facts. */
export function ListField({ shape, path, name, label, value, onChange, draw }: ListFieldProps) {
  const texts = useTexts('content').list
  const { number } = formats(useLanguage().language)
  const { idOf, errorOf, hasErrorWithin } = useSurroundings()
  const nameOf = useEntryName()
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  return (
    <EntryList
      {...{ id: idOf(path), label, error: errorOf(path), shape, entries, onChange, nameOf }}
      isOpen={(entry, place) => hasErrorWithin(`${path}.${place}`) || isUntitled(entry)}
      create={(block) => block ?? emptyOf(shape.of)}
      draw={(entry, place) =>
        draw({
          shape: shape.of,
          path: `${path}.${place}`,
          name,
          label: texts.entry(label, number(place + 1)),
          labelHidden: true,
          value: entry,
          onChange: (next) => onChange(entries.with(place, next)),
        })
      }
    />
  )
}

export const isUntitled = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && wordsOf(entry) === undefined
