import type { EntryState } from '@rahnama/contract/rulebook/rulebook.ts'
import { call, isConflict } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct, useUndo } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'

type Kind = 'rounds' | 'intakes'
const ACTS = {
  rounds: {
    withdraw: (id: string) => call('POST /api/rulebook/rounds/{id}/withdraw', { id }),
    restore: (id: string) => call('POST /api/rulebook/rounds/{id}/restore', { id }),
  },
  intakes: {
    withdraw: (id: string) => call('POST /api/rulebook/intakes/{id}/withdraw', { id }),
    restore: (id: string) => call('POST /api/rulebook/intakes/{id}/restore', { id }),
  },
}

type EntryActsProps = { kind: Kind; id: string; state: EntryState; name: string }

/** An entry of the owner can be withdrawn and put back; what came with the program stays. */
export function EntryActs({ kind, id, state, name }: EntryActsProps) {
  const texts = useTexts('rulebook')
  const toast = useToast()
  const refresh = useRefresh()
  const describe = (error: unknown) => (isConflict(error) ? texts.taken : undefined)
  const putBack = async () => {
    await ACTS[kind].restore(id)
    await refresh()
  }
  const undo = useUndo(texts.undo, putBack, { describe })
  const withdraw = useAct(async () => {
    await ACTS[kind].withdraw(id)
    toast.success({ title: texts.withdrawn, action: undo() })
    await refresh()
  })
  const restore = useAct(
    async () => {
      await putBack()
      toast.success({ title: texts.restored })
    },
    { describe },
  )
  if (state !== 'entered' && state !== 'withdrawn') return null
  return (
    <>
      {state === 'entered' ? (
        <Button
          size="small"
          busy={withdraw.isBusy}
          onClick={() => void withdraw.run()}
          aria-label={`${texts.withdraw}: ${name}`}
        >
          {texts.withdraw}
        </Button>
      ) : (
        <Button
          size="small"
          busy={restore.isBusy}
          onClick={() => void restore.run()}
          aria-label={`${texts.restore}: ${name}`}
        >
          {texts.restore}
        </Button>
      )}
      <Failure>{withdraw.failure ?? restore.failure}</Failure>
    </>
  )
}
