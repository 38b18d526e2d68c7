import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { Appointments } from './appointments.tsx'
import styles from './client.module.css'
import { Consents } from './consents.tsx'

/** What belongs to the client beyond this case: when we speak, and what they agreed to. */
export function OfClient({ file }: { file: CaseFile }) {
  return (
    <div className={styles.part}>
      <Appointments folio={file.folio} />
      <Consents folio={file.folio} />
    </div>
  )
}
