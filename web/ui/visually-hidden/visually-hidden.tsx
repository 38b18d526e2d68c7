import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers where the eye already has a picture. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />
}
