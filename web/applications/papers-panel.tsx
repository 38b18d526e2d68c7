import type { Programme } from '@rahnama/rules/programmes/programmes.ts'
import { Checklist, DownloadAll } from '../documents/documents.tsx'
import styles from './application-page.module.css'

/** The papers of a programme, and all of them in one archive. */
export default function PapersPanel({ programme }: { programme: Programme }) {
  return (
    <div className={styles.checklist}>
      <Checklist programme={programme} />
      <div>
        <DownloadAll programme={programme} />
      </div>
    </div>
  )
}
