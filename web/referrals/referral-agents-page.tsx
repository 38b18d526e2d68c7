import { useTexts } from '../i18n/i18n.tsx'
import { ResourceScreen } from '../resource/resource.tsx'
import { InviteColleague, OpenInvitations } from '../users/users.tsx'
import { useAgents } from './agents/use-agents.tsx'

export default function ReferralAgentsPage() {
  const agents = useAgents()
  const { invite } = useTexts('referrals').agents
  return (
    <ResourceScreen
      resource={{
        ...agents,
        actions: <InviteColleague only={{ role: 'referral_agent', act: invite }} />,
        above: <OpenInvitations role="referral_agent" />,
      }}
    />
  )
}
