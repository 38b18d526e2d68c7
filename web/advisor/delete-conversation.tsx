import { useState } from 'react'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'

export function DeleteConversation({ onDeleted }: { onDeleted: () => unknown }) {
  const texts = useTexts('advisor').deleteAll
  const [isOpen, setOpen] = useState(false)
  const deleting = useAct(
    async () => {
      await call('DELETE /api/advisor/turns', {})
      setOpen(false)
    },
    { after: onDeleted },
  )
  return (
    <Dialog
      size="small"
      title={texts.title}
      description={texts.body}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="quiet" icon="trash">
          {texts.open}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" busy={deleting.isBusy} onClick={() => void deleting.run()}>
            {texts.confirm}
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
