import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { type Body, emptyOf, type Shape } from '../shape.ts'
import styles from './list-field.module.css'

type AddBlockProps = {
  shape: Extract<Shape, { type: 'variants' }>
  label: string
  onAdd: (block: Body) => void
}

/** A new part of a page: its kind first. */
export function AddBlock({ shape, label, onAdd }: AddBlockProps) {
  const { blocks, fields } = useTexts('content')
  const id = useId()
  const [chosen, setChosen] = useState('')
  const variant = shape.variants.find(({ name }) => name === chosen)
  const add = () => {
    if (!variant) return document.getElementById(id)?.focus()
    onAdd({ type: variant.name, ...(emptyOf(variant.shape) as Body) })
    setChosen('')
  }
  const options = shape.variants.map(({ name }) => ({ value: name, label: blocks[name as keyof typeof blocks] }))
  return (
    <div className={styles.adding}>
      <Select id={id} label={fields.type} options={options} value={chosen} onValueChange={setChosen} />
      <Button icon="plus" onClick={add}>
        {label}
      </Button>
    </div>
  )
}
