import type { Program } from '@rahnama/rules/programs/programs.ts'
import { Checklist, DownloadAll } from '../../documents/documents.tsx'
import styles from '../application-page.module.css'

/** The documents of a program, and all of them in one archive. */
export function DocumentsPanel({ program, isFiled }: { program: Program; isFiled: boolean }) {
  return (
    <div className={styles.checklist}>
      <Checklist program={program} isFiled={isFiled} />
      <div>
        <DownloadAll program={program} />
      </div>
    </div>
  )
}
