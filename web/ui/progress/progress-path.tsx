import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './progress-path.module.css'

export type StepState = 'done' | 'current' | 'waiting' | 'problem'

export type PathStep = { label: string; state: StepState; note?: ReactNode; to?: string }

type ProgressPathProps = {
  label: string
  steps: readonly PathStep[]
  /** Along the line on wide screens, or always down the page. */
  along?: 'line' | 'page'
}

/** A way with its stations: walked, here, still ahead. */
export function ProgressPath({ label, steps, along = 'line' }: ProgressPathProps) {
  const texts = useTexts('ui').progress.steps
  const { number } = formats(useLanguage().language)
  return (
    <ol aria-label={label} className={styles.path} data-along={along}>
      {steps.map(({ label: name, state, note, to }, index) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.station} aria-hidden="true">
            <Sign state={state} place={number(index + 1)} />
          </span>
          <span className={styles.words}>
            {to ? <Anchor to={to}>{name}</Anchor> : <span className={styles.name}>{name}</span>}
            <VisuallyHidden> ({texts[state]})</VisuallyHidden>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Sign({ state, place }: { state: StepState; place: string }) {
  if (state === 'done') return <Icon name="check" size="small" />
  return state === 'problem' ? '!' : place
}
