import { type RefObject, useCallback } from 'react'
import { useBeforeUnload } from 'react-router'
import { type Departure, useDeparture } from '../app/departures.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import type { Written } from './draft-notice.tsx'
import type { StaffDraftState } from './use-staff-draft.ts'

type LeaveGuardProps = {
  what: Written
  isUnsaved: boolean
  draft: Pick<StaffDraftState<object>, 'isStored' | 'drop'>
  /** The part of the address the editor hangs on: as long as it stays the same, nobody leaves. */
  openedBy: readonly string[]
  /** Set by an act that has saved what was typed, or given it up. */
  mayLeave?: RefObject<boolean>
}

/** Asks before what was typed is left behind. It waits as a draft, unless it is discarded. */
export function LeaveGuard({ what, isUnsaved, draft, openedBy, mayLeave }: LeaveGuardProps) {
  const { leave: texts, [what]: own } = useTexts('staffDrafts')
  const { isStopped, stay, leave } = useDeparture(
    (departure) => isUnsaved && !mayLeave?.current && leaves(departure, openedBy),
  )
  // A reload brings back what the server has; only what it has not would be lost.
  const wouldLose = isUnsaved && !draft.isStored
  useBeforeUnload(
    useCallback(
      (event) => {
        if (wouldLose) event.preventDefault()
      },
      [wouldLose],
    ),
  )
  const discard = () => {
    draft.drop()
    leave()
  }
  return (
    <Dialog
      title={own.leave.title}
      description={draft.isStored ? own.leave.stored : texts.notStored}
      size="small"
      open={isStopped}
      onOpenChange={(open) => !open && stay()}
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            {texts.stay}
          </Button>
          <Button onClick={leave}>{draft.isStored ? own.leave.leave : texts.leaveAnyway}</Button>
          <Button variant="quiet" icon="trash" onClick={discard}>
            {own.discard}
          </Button>
        </>
      }
    />
  )
}

function leaves({ currentLocation, nextLocation }: Departure, openedBy: readonly string[]): boolean {
  if (currentLocation.pathname !== nextLocation.pathname) return true
  const [now, then] = [new URLSearchParams(currentLocation.search), new URLSearchParams(nextLocation.search)]
  return openedBy.some((name) => now.get(name) !== then.get(name))
}
