import type { SendBackReason } from '@rahnama/contract/send-back-reasons.ts'
import { call, isConflict } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct, useUndo } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'

type ReasonActsProps = { reason: SendBackReason; reasons: readonly SendBackReason[] }

/** Its place among the others, and whether colleagues are offered it. Nothing is deleted: past decisions name it. */
export function ReasonActs({ reason: { id, retiredAt }, reasons }: ReasonActsProps) {
  const { acts: texts } = useTexts('sendBackReasons')
  const toast = useToast()
  const refresh = useRefresh()
  const ids = reasons.map((each) => each.id)
  const place = ids.indexOf(id)
  const describe = (error: unknown) => (isConflict(error) ? texts.last : undefined)
  const set = async (isRetired: boolean) => {
    await call('PUT /api/send-back-reasons/{id}/retired', { id, isRetired })
    await refresh()
  }
  const undo = useUndo(texts.undo, () => set(false))
  const retire = useAct(
    async () => {
      await set(true)
      toast.success({ title: texts.retired, action: undo() })
    },
    { describe },
  )
  const offer = useAct(async () => {
    await set(false)
    toast.success({ title: texts.offered })
  })
  const move = useAct(
    async (by: 1 | -1) => {
      await call('PUT /api/send-back-reasons', { ids: ids.toSpliced(place, 1).toSpliced(place + by, 0, id) })
      await refresh()
    },
    { describe: (error) => (isConflict(error) ? texts.changed : undefined), after: refresh },
  )
  return (
    <>
      <Button
        size="small"
        icon="arrow-up"
        disabled={place === 0}
        busy={move.isBusy && move.given?.[0] === -1}
        onClick={() => void move.run(-1)}
      >
        {texts.earlier}
      </Button>
      <Button
        size="small"
        icon="arrow-down"
        disabled={place === ids.length - 1}
        busy={move.isBusy && move.given?.[0] === 1}
        onClick={() => void move.run(1)}
      >
        {texts.later}
      </Button>
      {retiredAt ? (
        <Button size="small" busy={offer.isBusy} onClick={() => void offer.run()}>
          {texts.offer}
        </Button>
      ) : (
        <Button size="small" busy={retire.isBusy} onClick={() => void retire.run()}>
          {texts.retire}
        </Button>
      )}
      <Failure>{move.failure ?? retire.failure ?? offer.failure}</Failure>
    </>
  )
}
