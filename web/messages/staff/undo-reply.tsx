import { AppError } from '@rahnama/contract/errors.ts'
import type { InboxThread } from '@rahnama/contract/message-desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { AttachedFile } from '../attached-file.ts'
import { MESSAGES_KEY } from '../queries.ts'
import type { MessageText } from '../use-message-draft.ts'
import styles from './staff.module.css'

type UndoReplyProps = { thread: InboxThread; name: string; onUndone: (sent: MessageText) => void }

/** For ten seconds, wherever the conversation is open: what was sent comes back into the field, and the client keeps nothing of it. */
export function UndoReply({ thread: { id, undoable }, name, onUndone }: UndoReplyProps) {
  const { undo: texts } = useTexts('messageDesk')
  const queries = useQueryClient()
  const [over, setOver] = useState<string>()
  const { messageId, forMs } = undoable ?? {}
  useEffect(() => {
    if (messageId === undefined) return
    const timer = setTimeout(() => setOver(messageId), forMs)
    return () => clearTimeout(timer)
  }, [messageId, forMs])
  const undoing = useAct(
    async (sent: string) => {
      const taken = await call('POST /api/message-desk/threads/{id}/messages/{messageId}/take-back', {
        ...{ id, messageId: sent },
      })
      onUndone({ body: taken.body, files: taken.files.map(toAttached) })
    },
    {
      describe: (error) => (isTooLate(error) ? texts.late : undefined),
      after: () => queries.invalidateQueries({ queryKey: MESSAGES_KEY }),
    },
  )
  const isOpen = messageId !== undefined && messageId !== over
  return (
    <>
      <div className={styles.undo} role="status">
        {isOpen && (
          <>
            <Icon name="check" size="small" />
            <span>{texts.sent(name)}</span>
            <Button
              size="small"
              icon="undo"
              busy={undoing.isBusy}
              busyLabel={texts.acting}
              onClick={() => void undoing.run(messageId)}
            >
              {texts.act}
            </Button>
          </>
        )}
      </div>
      <Failure>{undoing.failure}</Failure>
    </>
  )
}

const toAttached = (file: { uploadId: string; name: string; size: number }): AttachedFile => ({
  ...{ id: file.uploadId, name: file.name, size: file.size },
})

function isTooLate(error: unknown): boolean {
  return error instanceof AppError && ['CONFLICT', 'GONE', 'NOT_FOUND'].includes(error.code)
}
