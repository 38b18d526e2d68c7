import type { ApplicationStage, Turn } from '@rahnama/contract/applications.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import type { IconName } from '../ui/icon/icon.tsx'

const TONES: Record<Turn, { tone: BadgeTone; icon: IconName }> = {
  client: { tone: 'warning', icon: 'arrow-forward' },
  office: { tone: 'info', icon: 'clock' },
  government: { tone: 'neutral', icon: 'scales' },
  thirdParty: { tone: 'neutral', icon: 'clock' },
  nobody: { tone: 'success', icon: 'check' },
}

export function TurnBadge({ turn, stage }: { turn: Turn; stage: ApplicationStage }) {
  const texts = useTexts('applications')
  const { tone, icon } = TONES[turn]
  if (stage === 'withdrawn') return <Badge>{texts.stages.withdrawn}</Badge>
  return (
    <Badge tone={tone} icon={icon}>
      {texts.turns[turn]}
    </Badge>
  )
}
