import type { RoundRow } from '@rahnama/contract/rulebook/rulebook.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import styles from './rulebook.module.css'

type Stamped = Pick<RoundRow, 'enteredAt' | 'enteredBy' | 'withdrawnAt' | 'withdrawnBy'>

/** Who entered it and when, and who withdrew it; nothing for what came with the program. */
export function Stamps({ entry: { enteredAt, enteredBy, withdrawnAt, withdrawnBy } }: { entry: Stamped }) {
  const texts = useTexts('rulebook')
  if (!enteredAt) return null
  return (
    <span className={styles.soft}>
      {texts.enteredBy(enteredBy || texts.somebody)} · <Moment at={enteredAt} />
      {withdrawnAt && (
        <>
          {' · '}
          {texts.withdrawnBy(withdrawnBy || texts.somebody)} · <Moment at={withdrawnAt} />
        </>
      )}
    </span>
  )
}

/** The address of the authority is a link; what came with the program names its source in words. */
export function Source({ source }: { source: string }) {
  const { named } = useTexts('sources')
  if (!source.startsWith('https://')) return named(source)
  return (
    <a className={styles.source} href={source} target="_blank" rel="noreferrer" dir="ltr">
      {source.replace(/^https:\/\/(www\.)?/, '')}
    </a>
  )
}
