import type { MailState } from '@rahnama/contract/mailbox.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'

const TONES: Record<MailState, BadgeTone> = { kept: 'neutral', queued: 'info', sent: 'success', failed: 'danger' }

export function MailStateBadge({ state }: { state: MailState }) {
  return <Badge tone={TONES[state]}>{useTexts('mailbox').states[state]}</Badge>
}
