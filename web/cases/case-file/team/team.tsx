import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useId } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Notes } from './notes.tsx'
import { Tasks } from './tasks.tsx'
import styles from './team.module.css'

export { NOTE_BOX, noteDraftOf } from './write-note.tsx'

/** What the team writes and does about a case: it looks unlike anything a client reads. */
export function Team({ file }: { file: CaseFile }) {
  const { heading, hint } = useTexts('caseFile').team
  const id = useId()
  return (
    <aside className={styles.team} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.mark}>
          <Icon name="lock" size="small" />
          {heading}
        </h2>
        <p className={styles.soft}>{hint}</p>
      </div>
      <Tasks file={file} />
      <Notes file={file} />
    </aside>
  )
}
