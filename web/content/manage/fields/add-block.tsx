import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { type Body, emptyOf, type Shape } from '../shape.ts'
import styles from './list-field.module.css'

type AddBlockProps = {
  shape: Extract<Shape, { type: 'variants' }>
  label: string
  /** What the parts there are called, in their order. */
  entries: readonly string[]
  onAdd: (block: Body, place: number) => void
}

const LAST = 'last'

/** A new part of a page: its kind, and after which other part it stands. */
export function AddBlock({ shape, label, entries, onAdd }: AddBlockProps) {
  const { blocks, fields, list } = useTexts('content')
  const id = useId()
  const [chosen, setChosen] = useState('')
  const [after, setAfter] = useState(LAST)
  const variant = shape.variants.find(({ name }) => name === chosen)
  const add = () => {
    if (!variant) return document.getElementById(id)?.focus()
    onAdd({ type: variant.name, ...(emptyOf(variant.shape) as Body) }, after === LAST ? entries.length : Number(after))
    setChosen('')
    setAfter(LAST)
  }
  const places = [
    { value: LAST, label: list.atEnd },
    { value: '0', label: list.atStart },
    ...entries.slice(0, -1).map((name, place) => ({ value: String(place + 1), label: list.after(name) })),
  ]
  const options = shape.variants.map(({ name }) => ({ value: name, label: blocks[name as keyof typeof blocks] }))
  return (
    <div className={styles.adding}>
      <Select id={id} label={fields.type} options={options} value={chosen} onValueChange={setChosen} />
      {entries.length > 0 && <Select label={list.where} options={places} value={after} onValueChange={setAfter} />}
      <Button icon="plus" onClick={add}>
        {label}
      </Button>
    </div>
  )
}
