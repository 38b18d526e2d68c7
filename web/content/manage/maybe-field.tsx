import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import styles from './manage.module.css'
import { emptyOf, type Shape } from './shape.ts'
import { ShapeField, type ShapeFieldProps } from './shape-field.tsx'

/** An answer that may be left out as a whole. */
export function MaybeField(props: ShapeFieldProps<Extract<Shape, { type: 'maybe' }>>) {
  const { shape, label, value, onChange } = props
  const isThere = value !== null && value !== undefined
  const toggle = (checked: boolean) => onChange(checked ? (emptyOf(shape.of) ?? '') : shape.absent)
  return (
    <div className={styles.fields}>
      <Checkbox label={label} checked={isThere} onCheckedChange={toggle} />
      {isThere && (
        <div className={styles.inner}>
          <ShapeField {...props} shape={shape.of} />
        </div>
      )}
    </div>
  )
}
