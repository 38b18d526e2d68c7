import { MANY_MAX } from '@rahnama/contract/limits.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ListTotal } from '@rahnama/contract/user-list.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'

type SelectMatchingProps = { total: ListTotal | undefined; onSelect: () => Promise<void> }

/** The box over the rows takes what is on the screen; what else matches is taken by an act of its own, which names how many. */
export function SelectMatching({ total, onSelect }: SelectMatchingProps) {
  const words = useTexts('many')
  const { number } = formats(useLanguage().language)
  const act = useAct(onSelect)
  if (!total) return null
  const areAll = !total.isMore && total.count <= MANY_MAX
  return (
    <Button size="small" variant="quiet" busy={act.isBusy} busyLabel={words.selecting} onClick={() => void act.run()}>
      {words.selectMatching(number(Math.min(total.count, MANY_MAX)), areAll)}
    </Button>
  )
}
