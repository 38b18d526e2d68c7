import type { UserState } from '@rahnama/contract/user-list.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'

const TONES: Record<UserState, BadgeTone> = { active: 'success', unconfirmed: 'warning', suspended: 'danger' }

export function StateBadge({ state }: { state: UserState }) {
  return <Badge tone={TONES[state]}>{useTexts('people').states[state]}</Badge>
}
