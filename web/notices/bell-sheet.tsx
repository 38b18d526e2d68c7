import { useTexts } from '../i18n/i18n.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { BellList } from './bell-list.tsx'

type BellSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function BellSheet(state: BellSheetProps) {
  return (
    <Sheet title={useTexts('bell').title} {...state}>
      <BellList onLeave={() => state.onOpenChange(false)} />
    </Sheet>
  )
}
