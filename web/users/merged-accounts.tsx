import type { AccountMerge } from '@rahnama/contract/account-merge.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'
import styles from './user-detail.module.css'

const isConflict = (error: unknown): boolean => error instanceof AppError && error.code === 'CONFLICT'

/** An account that was closed leads to the one it became part of. */
export function MergedInto({ account: { id, email } }: { account: NonNullable<UserAccount['mergedInto']> }) {
  const texts = useTexts('users').merged
  return (
    <Alert tone="info" title={texts.into}>
      <TextLink to={`${href('adminUsers')}?users=${id}`}>{texts.open(email)}</TextLink>
    </Alert>
  )
}

/** Accounts that became part of this one, and the way back while there is one. */
export function MergedAccounts({ merges }: { merges: readonly AccountMerge[] }) {
  const texts = useTexts('users').merged
  if (merges.length === 0) return null
  return (
    <section>
      <h3>{texts.title}</h3>
      <ul className={styles.rows}>
        {merges.map((merge) => (
          <Merged key={merge.id} merge={merge} />
        ))}
      </ul>
    </section>
  )
}

function Merged({ merge: { id, email, at, by, undoUntil, canUndo } }: { merge: AccountMerge }) {
  const texts = useTexts('users').merged
  const toast = useToast()
  const refresh = useRefresh()
  const undo = useAct(
    async () => {
      await call('POST /api/users/merges/{mergeId}/undo', { mergeId: id })
      toast.success({ title: texts.undone(email) })
    },
    { after: refresh, describe: (error) => (isConflict(error) ? texts.refused : undefined) },
  )
  return (
    <li className={styles.merged}>
      <span>
        <bdi dir="ltr">{email}</bdi>{' '}
        <span className={styles.soft}>
          · {texts.at} <Moment at={at} /> {by && texts.by(by)}
          {canUndo && (
            <>
              {' '}
              · {texts.until} <Moment at={undoUntil} />
            </>
          )}
        </span>
      </span>
      {canUndo && (
        <Button
          aria-label={texts.undoNamed(email)}
          busy={undo.isBusy}
          busyLabel={texts.busy}
          onClick={() => void undo.run()}
        >
          {texts.undo}
        </Button>
      )}
      <Failure>{undo.failure}</Failure>
    </li>
  )
}
