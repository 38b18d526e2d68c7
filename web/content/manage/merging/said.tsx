import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import styles from '../manage.module.css'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** What stands in a field, or in all fields of a block, as words under each other. */
export function Said({ value }: { value: unknown }) {
  const { conflict: texts } = useTexts('content')
  const { date } = formats(useLanguage().language)
  const say = (leaf: unknown) => {
    if (typeof leaf === 'boolean') return leaf ? texts.yes : texts.no
    return typeof leaf === 'string' && ISO_DATE.test(leaf) ? date(leaf) : String(leaf)
  }
  const said = leavesOf(value).map(say).join('\n')
  return (
    <span className={styles.side} dir="auto">
      {said || texts.nothing}
    </span>
  )
}

/** The kind of a block is said where the block is named. */
function leavesOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => (name === 'type' ? [] : leavesOf(inner)))
  return value === undefined || value === null || value === '' ? [] : [value]
}
