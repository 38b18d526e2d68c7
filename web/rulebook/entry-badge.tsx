import type { EntryState } from '@rahnama/contract/rulebook/rulebook.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'

const TONES: Record<EntryState, BadgeTone> = {
  shipped: 'neutral',
  entered: 'success',
  replaced: 'neutral',
  withdrawn: 'warning',
}

export function EntryBadge({ state }: { state: EntryState }) {
  const { states } = useTexts('rulebookColumns')
  return <Badge tone={TONES[state]}>{states[state]}</Badge>
}
