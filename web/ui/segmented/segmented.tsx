import { type ReactNode, useId } from 'react'
import { FieldGroup, type FieldProps } from '../field/field.tsx'
import styles from './segmented.module.css'

export type Segment<V extends string = string> = { value: V; label: ReactNode; disabled?: boolean }

export type SegmentedProps<V extends string> = FieldProps & {
  name?: string
  segments: readonly Segment<V>[]
  value: V
  onValueChange: (value: V) => void
  size?: 'normal' | 'small'
}

/** A few short answers of which one always holds: what-if choices, views, periods. */
export function Segmented<V extends string>({
  name: givenName,
  segments,
  value,
  onValueChange,
  size = 'normal',
  ...field
}: SegmentedProps<V>) {
  const ownName = useId()
  const name = givenName ?? ownName
  return (
    <FieldGroup {...field}>
      <div className={styles.segments} data-size={size}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onValueChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
