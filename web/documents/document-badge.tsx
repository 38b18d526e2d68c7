import type { ClientDocument, DocumentState } from '@rahnama/contract/documents.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import type { IconName } from '../ui/icon/icon.tsx'

const LOOKS: Record<DocumentState, { tone: BadgeTone; icon: IconName }> = {
  needed: { tone: 'neutral', icon: 'upload' },
  uploaded: { tone: 'info', icon: 'check' },
  inReview: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'success', icon: 'success' },
  sentBack: { tone: 'danger', icon: 'undo' },
  expired: { tone: 'warning', icon: 'warning' },
  notNeeded: { tone: 'neutral', icon: 'minus' },
}

export function DocumentBadge({
  document: { state, cannotGet },
  optional = false,
}: {
  document: ClientDocument
  optional?: boolean
}) {
  const texts = useTexts('documents')
  if (state === 'needed' && cannotGet) return <Badge icon="info">{texts.explained}</Badge>
  if (state === 'needed' && optional) return <Badge icon="upload">{texts.optional}</Badge>
  return <Badge {...LOOKS[state]}>{texts.states[state]}</Badge>
}
