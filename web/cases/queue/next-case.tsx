import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { useNavigate } from 'react-router'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useShortcuts } from '../../shortcuts/shortcuts.tsx'
import { Button } from '../../ui/button/button.tsx'
import { addressOf } from '../desk/desk.tsx'
import { useSkipped } from './skipped.ts'
import { useDeskAct } from './use-desk-act.ts'

/** Opens the first row of this view that nobody else has open and that was not skipped. */
export function NextCase({ filter }: { filter: DeskFilter }) {
  const { next, nothingNext, keys } = useTexts('desk').queue
  const navigate = useNavigate()
  const { skipped } = useSkipped()
  const { run, isBusy, tell } = useDeskAct()
  const open = () =>
    void run(async () => {
      const { row } = await call('POST /api/desk/next', { ...filter, skipped: [...skipped] })
      if (row) await navigate(addressOf(row))
      else tell.info({ title: nothingNext })
    })
  useShortcuts([{ code: 'KeyN', label: keys.next, act: open }])
  return (
    <Button variant="primary" size="small" iconEnd="arrow-forward" busy={isBusy} onClick={open}>
      {next}
    </Button>
  )
}
