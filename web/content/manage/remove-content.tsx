import { type ContentItem, contentEditing } from '@rahnama/contract/content-editing.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { call, describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { useToast } from '../../ui/toast/toast.tsx'

/** Into the bin after asking once, and back by the notice that says so. */
export function RemoveContent({ item: { id }, mayLeave }: { item: ContentItem; mayLeave: RefObject<boolean> }) {
  const texts = useTexts('content')
  const errors = useTexts('errors')
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
      await queries.invalidateQueries({ queryKey: ['content'] })
    } catch (error) {
      toast.error({ title: describeError(error, errors) })
    }
  }
  const putBack = () =>
    attempt(async () => {
      await call(contentEditing.putBack, { id })
      toast.success({ title: texts.putBackDone })
    })
  const remove = () =>
    attempt(async () => {
      await call(contentEditing.remove, { id })
      mayLeave.current = true
      await navigate('?')
      toast.success({ title: texts.removed, action: { label: texts.putBack, onAct: putBack } })
    })
  return (
    <Dialog
      title={texts.removeTitle}
      description={texts.removeBody}
      size="small"
      trigger={
        <Button variant="quiet" icon="trash">
          {texts.remove}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" onClick={remove}>
            {texts.remove}
          </Button>
          <CloseDialog>
            <Button>{texts.cancel}</Button>
          </CloseDialog>
        </>
      }
    />
  )
}
