import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import styles from '../manage.module.css'
import { emptyOf, type Shape } from '../shape.ts'
import type { ShapeFieldProps } from './shape-field.tsx'

type MaybeFieldProps = ShapeFieldProps<Extract<Shape, { type: 'maybe' }>> & {
  draw: (answer: ShapeFieldProps) => ReactNode
}

/** An answer that may be left out as a whole. */
export function MaybeField({ draw, ...props }: MaybeFieldProps) {
  const { shape, label, value, onChange } = props
  const isThere = value !== null && value !== undefined
  const toggle = (checked: boolean) => onChange(checked ? (emptyOf(shape.of) ?? '') : shape.absent)
  return (
    <div className={styles.fields}>
      <Checkbox label={label} checked={isThere} onCheckedChange={toggle} />
      {isThere && <div className={styles.inner}>{draw({ ...props, shape: shape.of })}</div>}
    </div>
  )
}
