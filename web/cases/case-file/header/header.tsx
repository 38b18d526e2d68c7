import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { PresentHere } from '../../../presence/presence.tsx'
import { href } from '../../../site-map.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import type { Part } from '../parts.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { Flags } from './flags.tsx'
import styles from './header.module.css'
import { OtherCases } from './other-cases.tsx'
import { Owner } from './owner.tsx'
import { Person } from './person.tsx'
import { PromiseClockFact } from './promise-clock.tsx'
import { SnoozeNotice } from './snooze-notice.tsx'
import { Standing } from './standing.tsx'

/**
 * Who it is, how the case stands, whose it is and who else is here: it stays above every part. On a phone it would fill
 * the screen, so there the facts belong to the summary.
 */
export function CaseHeader({ file, part }: { file: CaseFile; part: Part }) {
  const { desk } = useTexts('caseFile')
  const { names } = useTexts('programs')
  const { language } = useLanguage()
  const { code } = formats(language)
  const { latin, persian } = file.client.name
  const inLatin = <bdi lang="en">{latin}</bdi>
  const inPersian = persian && <bdi lang="fa">{persian}</bdi>
  const [first, second] = language === 'fa' && persian ? [inPersian, inLatin] : [inLatin, inPersian]
  return (
    <header className={styles.header}>
      <Breadcrumbs trail={[{ label: desk, to: href('cases') }]} current={code(file.folio)} />
      <div className={styles.top}>
        <div className={styles.who}>
          <h1 tabIndex={-1} className={styles.name}>
            {first}
            {second && <span className={styles.inOtherScript}>{second}</span>}
          </h1>
          <p className={styles.program}>
            <bdi className={styles.folio}>{code(file.folio)}</bdi>
            <span>{names[file.program].name}</span>
          </p>
        </div>
        <PresentHere folio={file.folio} />
      </div>
      <ClosedNotice file={file} />
      <SnoozeNotice file={file} />
      <div className={styles.about} data-part={part}>
        <div className={styles.facts}>
          <Person client={file.client} />
          <Standing file={file} />
          <div className={styles.column}>
            <Owner file={file} />
            {file.promise && <PromiseClockFact promise={file.promise} />}
          </div>
        </div>
        <Flags flags={file.flags} />
        <OtherCases cases={file.otherCases} />
      </div>
    </header>
  )
}
