import { formats } from '@rahnama/contract/locale/locale.ts'
import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import { type ReactNode, useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct, useUndo } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { ChangeRole } from './change-role.tsx'
import { MergeAccounts } from './merge-accounts.tsx'
import { useRefresh } from './queries.ts'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { SuspendUser } from './suspend-user.tsx'
import styles from './user-detail.module.css'

/** What the office may do for the owner of an account, or to it. What cannot be undone asks first and names them. */
export function UserActs({ account }: { account: UserAccount }) {
  const texts = useTexts('users').acts
  const who = account.fullName || account.email
  const { id: userId, email } = account
  const toast = useToast()
  const { number } = formats(useLanguage().language)
  const refresh = useRefresh()
  const undo = useUndo(texts.undo, async () => {
    await call('POST /api/users/{userId}/reopen', { userId })
    await refresh()
  })
  const reopen = useAct(
    async () => {
      await call('POST /api/users/{userId}/reopen', { userId })
      toast.success({ title: texts.reopen.done(who) })
    },
    { after: refresh },
  )
  const resend = useAct(
    async () => {
      await call('POST /api/users/{userId}/resend-confirmation', { userId })
      toast.success({ title: texts.resendConfirmation.done(email) })
    },
    { after: refresh },
  )
  return (
    <section>
      <h3>{texts.title}</h3>
      <div className={styles.acts}>
        <ChangeRole account={account} />
        {account.suspension ? (
          <Button busy={reopen.isBusy} busyLabel={texts.reopen.busy} onClick={() => void reopen.run()}>
            {texts.reopen.act}
          </Button>
        ) : (
          !account.isMe && (
            <SuspendUser
              userId={userId}
              who={who}
              onDone={async () => {
                toast.success({ title: texts.suspend.done(who), action: undo() })
                await refresh()
              }}
            />
          )
        )}
        {account.sessions.length > 0 && (
          <AskedAct
            texts={texts.endSessions}
            who={who}
            act={async () => {
              const { ended } = await call('POST /api/users/{userId}/end-sessions', { userId })
              toast.success({ title: texts.endSessions.done(ended, number(ended)) })
            }}
            after={refresh}
          />
        )}
        {account.hasSecondFactor && !account.isMe && <ResetSecondFactor userId={userId} who={who} />}
        {account.role === DEFAULT_ROLE && !account.isMe && <MergeAccounts account={account} />}
        {account.state === 'unconfirmed' && (
          <Button busy={resend.isBusy} busyLabel={texts.resendConfirmation.busy} onClick={() => void resend.run()}>
            {texts.resendConfirmation.act}
          </Button>
        )}
      </div>
      <Failure>{reopen.failure ?? resend.failure}</Failure>
    </section>
  )
}

type AskedActProps = {
  texts: { act: string; busy: string; title: (who: string) => string; body: ReactNode }
  who: string
  act: () => Promise<void>
  after: () => unknown
}

/** An act that asks first, by name. */
function AskedAct({ texts, who, act, after }: AskedActProps) {
  const { cancel } = useTexts('users').acts
  const [isOpen, setOpen] = useState(false)
  const acting = useAct(
    async () => {
      await act()
      setOpen(false)
    },
    { after },
  )
  return (
    <Dialog
      title={texts.title(who)}
      description={texts.body}
      size="small"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{texts.act}</Button>}
      actions={
        <>
          <Button variant="danger" busy={acting.isBusy} busyLabel={texts.busy} onClick={() => void acting.run()}>
            {texts.act}
          </Button>
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        </>
      }
    >
      <Failure>{acting.failure}</Failure>
    </Dialog>
  )
}
