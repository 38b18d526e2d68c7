import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { TextLink } from '../../../ui/link/link.tsx'
import { type Part, partAddress } from '../parts.ts'
import styles from './summary.module.css'
import type { Since } from './use-since-last-look.ts'

const PART_OF: Record<Since['parts'][number]['what'], Part> = {
  documents: 'documents',
  answers: 'questions',
  moves: 'timeline',
  notes: 'team',
  tasks: 'team',
  owner: 'timeline',
}

/** What happened since I was last here, each with where to see it. */
export function SinceLastLook({ file, since }: { file: CaseFile; since: Since }) {
  const { since: texts } = useTexts('caseFile')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { dateTime, number } = formats(useLanguage().language, { timeZone })
  const { at, parts } = since
  if (!at) return <p className={styles.since}>{texts.first}</p>
  const when = dateTime(at, { weekday: true })
  if (parts.length === 0) return <p className={styles.since}>{texts.nothing(when)}</p>
  return (
    <p className={styles.since}>
      <span>{texts.title(when)}</span>
      {parts.map(({ what, count }) => (
        <TextLink key={what} to={partAddress(file.folio, PART_OF[what])}>
          {texts.parts[what](number(count), count === 1)}
        </TextLink>
      ))}
    </p>
  )
}
