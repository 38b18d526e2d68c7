import type { Backup } from '@rahnama/contract/backups.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useOwnerProof } from '../auth/factors/factors.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './backups.module.css'
import { isUnderWay } from './queries.ts'
import { useBackupAct } from './use-backup-act.ts'

type BackupActsProps = { row: Backup; name: string }

export function BackupActs({ row, name }: BackupActsProps) {
  const texts = useTexts('backups')
  const toast = useToast()
  const { id, isHere } = row
  const proof = useOwnerProof()
  const drilling = useBackupAct(async () => {
    await call('POST /api/backups/{id}/drill', { id })
    toast.info({ title: texts.drillBegun })
  })
  const downloading = useBackupAct(async () => {
    const { url } = await proof.run(() => call('POST /api/backups/{id}/link', { id }))
    // Its answer is saved, never shown.
    window.location.assign(url)
  })
  return (
    <span className={styles.lines}>
      {proof.dialog}
      <span className={styles.acts}>
        {isHere && (
          <>
            <Button
              size="small"
              icon="download"
              aria-label={texts.downloadNamed(name)}
              busy={downloading.isBusy}
              onClick={() => void downloading.run()}
            >
              {texts.download}
            </Button>
            {!isUnderWay(row) && (
              <Button
                size="small"
                icon="check"
                aria-label={texts.drillNamed(name)}
                busy={drilling.isBusy}
                onClick={() => void drilling.run()}
              >
                {texts.drill}
              </Button>
            )}
          </>
        )}
        {!isUnderWay(row) && <DeleteBackup id={id} name={name} />}
      </span>
      <Failure>{downloading.failure ?? drilling.failure}</Failure>
    </span>
  )
}

/** Asked once, by its date: nothing brings it back. */
function DeleteBackup({ id, name }: { id: string; name: string }) {
  const texts = useTexts('backups')
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const deleting = useBackupAct(async () => {
    await call('DELETE /api/backups/{id}', { id })
    setOpen(false)
    toast.success({ title: texts.deleted })
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      size="small"
      title={texts.deleteTitle}
      description={texts.deleteBody(isolate(name))}
      trigger={
        <Button size="small" variant="quiet" icon="trash" aria-label={texts.deleteNamed(name)}>
          {texts.delete}
        </Button>
      }
      actions={
        <>
          <Button
            variant="danger"
            busy={deleting.isBusy}
            busyLabel={texts.deleting}
            onClick={() => void deleting.run()}
          >
            {texts.delete}
          </Button>
          <CloseDialog>
            <Button>{texts.cancel}</Button>
          </CloseDialog>
        </>
      }
    >
      <Failure>{deleting.failure}</Failure>
    </Dialog>
  )
}
