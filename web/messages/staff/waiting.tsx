import { isolate } from '@rahnama/contract/locale/locale.ts'
import type { InboxThread } from '@rahnama/contract/message-desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { MESSAGES_KEY } from '../queries.ts'
import { useReaderTime } from '../reader-time.ts'
import styles from './staff.module.css'

/** Until when the client waits or the conversation is put away, and what ends that without an answer. */
export function Waiting({ thread }: { thread: InboxThread }) {
  const { acts: texts, snoozed, row } = useTexts('messageDesk')
  const { exact } = useReaderTime()
  const queries = useQueryClient()
  const toast = useToast()
  const { id, waitingSince, replyBy, snooze } = thread
  const after = () => queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  const settle = useAct(
    async () => {
      await call('POST /api/message-desk/threads/{id}/settle', { id })
      toast.success({ title: texts.settled })
    },
    { after },
  )
  const wake = useAct(() => call('PUT /api/message-desk/threads/{id}/snooze', { id, snooze: null }), { after })
  return (
    <>
      {snooze ? (
        <p className={styles.hint}>
          {snooze.until ? snoozed.until(exact(snooze.until, { weekday: true })) : snoozed.reply}.{' '}
          {snoozed.reason(isolate(snooze.reason))}
        </p>
      ) : (
        replyBy && <p className={styles.hint}>{row.answerBy(exact(replyBy, { weekday: true }))}</p>
      )}
      {waitingSince && (
        <Button size="small" icon="check" busy={settle.isBusy} onClick={() => void settle.run()}>
          {texts.settle}
        </Button>
      )}
      {snooze && (
        <Button size="small" icon="undo" busy={wake.isBusy} onClick={() => void wake.run()}>
          {snoozed.wake}
        </Button>
      )}
      <Failure>{settle.failure ?? wake.failure}</Failure>
    </>
  )
}
