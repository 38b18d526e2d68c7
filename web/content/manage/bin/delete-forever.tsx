import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../../ui/dialog/dialog.tsx'

type DeleteForeverProps = { name: string; isBusy: boolean; onDelete: () => Promise<void> }

/** Asked once, by name: nothing brings it back. */
export function DeleteForever({ name, isBusy, onDelete }: DeleteForeverProps) {
  const { bin: texts, cancel } = useTexts('content')
  const [isOpen, setOpen] = useState(false)
  const act = async () => {
    await onDelete()
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.deleteTitle}
      description={texts.deleteBody(isolate(name))}
      size="small"
      trigger={
        <Button size="small" variant="quiet" icon="trash" aria-label={texts.deleteNamed(name)}>
          {texts.delete}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" busy={isBusy} busyLabel={texts.deleting} onClick={act}>
            {texts.delete}
          </Button>
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        </>
      }
    />
  )
}
