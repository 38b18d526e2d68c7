import { formats } from '@rahnama/contract/locale/locale.ts'
import { DELETION_GRACE_DAYS } from '@rahnama/contract/privacy.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useOwnerAct } from '../auth/factors/factors.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { useExactDay, useExactTime } from '../ui/exact-day/exact-day.tsx'
import { Form } from '../ui/form/form.tsx'
import styles from './privacy.module.css'
import { deletionQuery } from './queries.ts'

/** Asks for the end of the account, says what that means, and stops it as easily. */
export function DeletionPanel() {
  const texts = useTexts('privacy').deletion
  const { number } = formats(useLanguage().language)
  const exact = useExactDay({ weekday: false })
  const { data } = useSuspenseQuery(deletionQuery)
  const { deletion, isUnderWay, fileUntil, fileYears } = data
  return (
    <div className={styles.stack}>
      {deletion ? <Planned {...deletion} /> : <p className={styles.soft}>{texts.lead(number(DELETION_GRACE_DAYS))}</p>}
      <div>
        <h3 className={styles.heading}>{texts.staysTitle}</h3>
        <ul className={styles.acts}>
          <li>{texts.staysAudit}</li>
          {isUnderWay && <li>{texts.staysCase}</li>}
          {fileUntil !== null && <li>{texts.staysFile(exact(fileUntil), number(fileYears))}</li>}
        </ul>
      </div>
      {!deletion && <Ask />}
    </div>
  )
}

type PlannedDeletion = { dueAt: string; because: 'asked' | 'unused'; isSuspended: boolean }

function Planned({ dueAt, because, isSuspended }: PlannedDeletion) {
  const texts = useTexts('privacy').deletion
  const exact = useExactTime()
  const queries = useQueryClient()
  const stopping = useAct(async () => {
    queries.setQueryData(deletionQuery.queryKey, await call('DELETE /api/privacy/deletion', {}))
  })
  return (
    <>
      <Alert
        tone="warning"
        title={texts.planned(exact(dueAt))}
        actions={
          <Button size="small" busy={stopping.isBusy} onClick={() => void stopping.run()}>
            {texts.stop}
          </Button>
        }
      >
        {isSuspended ? texts.suspended : because === 'unused' ? texts.unused : texts.plannedBody}
      </Alert>
      <Failure>{stopping.failure}</Failure>
    </>
  )
}

function Ask() {
  const texts = useTexts('privacy').deletion
  const { number } = formats(useLanguage().language)
  const queries = useQueryClient()
  const { form, password } = useOwnerAct(async () => {
    queries.setQueryData(deletionQuery.queryKey, await call('POST /api/privacy/deletion', {}))
  })
  return (
    <div>
      <Dialog
        title={texts.sure}
        description={texts.sureBody(number(DELETION_GRACE_DAYS))}
        size="small"
        trigger={<Button variant="danger">{texts.ask}</Button>}
      >
        <Form
          form={form}
          act={texts.ask}
          busy={texts.busy}
          variant="danger"
          also={
            <CloseDialog>
              <Button>{texts.keep}</Button>
            </CloseDialog>
          }
        >
          {password}
        </Form>
      </Dialog>
    </div>
  )
}
