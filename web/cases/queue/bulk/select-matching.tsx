import type { DeskFilter, DeskRow, HeadingCounts } from '@rahnama/contract/cases/cases.ts'
import { DESK_COUNT_MAX } from '@rahnama/contract/desk-words.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { keyOf } from '../live-rows.ts'
import type { Selected } from '../selected.ts'
import { useDeskAct } from '../use-desk-act.ts'

const PAGE_ROWS = 100

type SelectMatchingProps = {
  filter: DeskFilter
  headings: HeadingCounts | undefined
  selected: Selected
  onSelect: (selected: Selected) => void
}

/** The header box takes what is on the screen; what else matches is taken by an act of its own, which names how many. */
export function SelectMatching({ filter, headings, selected, onSelect }: SelectMatchingProps) {
  const { bulk } = useTexts('desk')
  const { number } = formats(useLanguage().language)
  const { run, isBusy } = useDeskAct()
  const all = Object.values(headings ?? {}).reduce((sum, count) => sum + count, 0)
  if (selected.size >= Math.min(all, DESK_COUNT_MAX)) return null
  const select = () =>
    run(async () => {
      const rows = await readMatching(filter)
      onSelect(new Map(rows.map((row) => [keyOf(row), row])))
    })
  return (
    <Button size="small" variant="quiet" busy={isBusy} busyLabel={bulk.selecting} onClick={() => void select()}>
      {bulk.selectMatching(number(Math.min(all, DESK_COUNT_MAX)), all <= DESK_COUNT_MAX)}
    </Button>
  )
}

/** As many as one act may change. */
async function readMatching(filter: DeskFilter): Promise<readonly DeskRow[]> {
  const rows: DeskRow[] = []
  let after: string | null | undefined
  do {
    const page = await call('GET /api/desk', { ...filter, limit: PAGE_ROWS, ...(after && { after }) })
    rows.push(...page.rows)
    after = page.next
  } while (after && rows.length < DESK_COUNT_MAX)
  return rows.slice(0, DESK_COUNT_MAX)
}
