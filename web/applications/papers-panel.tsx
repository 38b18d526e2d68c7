import type { Programme } from '@rahnama/rules/programmes/programmes.ts'
import { Checklist, DownloadAll } from '../documents/documents.tsx'
import styles from './application-page.module.css'

/** The papers of a programme, and all of them in one archive. */
export function PapersPanel({ programme, isFiled }: { programme: Programme; isFiled: boolean }) {
  return (
    <div className={styles.checklist}>
      <Checklist programme={programme} isFiled={isFiled} />
      <div>
        <DownloadAll programme={programme} />
      </div>
    </div>
  )
}
