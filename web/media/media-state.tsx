import type { MediaFault, MediaState } from '@rahnama/contract/media/media.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'

/** What keeps it from being used, if anything does. */
export function StateBadge({ state, fault }: { state: MediaState; fault: MediaFault | null }) {
  const { preparingBadge, faults } = useTexts('media')
  if (state === 'ready') return null
  return fault ? <Badge tone="danger">{faults[fault].short}</Badge> : <Badge tone="info">{preparingBadge}</Badge>
}
