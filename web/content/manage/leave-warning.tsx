import { type RefObject, useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Asks before unsaved words are lost. `mayLeave` is for leaving by an act that has saved or given them up. */
export function LeaveWarning({ isUnsaved, mayLeave }: { isUnsaved: boolean; mayLeave?: RefObject<boolean> }) {
  const texts = useTexts('content').leave
  const blocker = useBlocker(() => isUnsaved && !mayLeave?.current)
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved) event.preventDefault()
      },
      [isUnsaved],
    ),
  )
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  const leave = () => blocker.state === 'blocked' && blocker.proceed()
  return (
    <Dialog
      title={texts.title}
      description={texts.body}
      size="small"
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && stay()}
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            {texts.stay}
          </Button>
          <Button onClick={leave}>{texts.leave}</Button>
        </>
      }
    />
  )
}
