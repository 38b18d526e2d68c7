import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReferralAgent } from '@rahnama/contract/referral-terms.ts'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import type { Resource } from '../../resource/resource.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { AgentDetail } from './agent-detail.tsx'

/** Referral agents as a resource. */
export function useAgents() {
  const { agents: texts, terms } = useTexts('referrals')
  const { agents: columns } = useTexts('commission')
  const { number, cents } = formats(useLanguage().language)
  return {
    name: 'agents',
    texts: texts.page,
    columns: [
      { key: 'fullName', header: columns.fullName, cell: ({ fullName, email }) => <bdi>{fullName || email}</bdi> },
      {
        key: 'code',
        header: columns.code,
        cell: ({ code, isSuspended }) => (
          <>
            <bdi dir="ltr">{code}</bdi> {isSuspended && <Badge tone="danger">{texts.suspended}</Badge>}
          </>
        ),
      },
      {
        key: 'terms',
        header: columns.terms,
        cell: (agent) => (agent.terms ? terms.version(number(agent.terms.version)) : texts.noTerms),
      },
      { key: 'referred', header: columns.referred, cell: ({ referred }) => number(referred) },
      { key: 'held', header: columns.held, cell: ({ money }) => cents(money.heldCents, 'CAD') },
      { key: 'owed', header: columns.owed, cell: ({ money }) => cents(money.owedCents, 'CAD') },
      { key: 'paid', header: columns.paid, cell: ({ money }) => cents(money.paidCents, 'CAD') },
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ fullName, email }) => fullName || email,
    search: texts.search,
    filters: [],
    fetch: ({ search }, after, signal) =>
      call('GET /api/referral-agents', { ...(search && { search }), ...(after && { after }) }, { signal }),
    toFile: ({ search }) => call('POST /api/referral-agents/export', { ...(search && { search }) }),
    detail: { title: texts.one, draw: (id) => <AgentDetail referrerId={id} /> },
  } satisfies Resource<ReferralAgent>
}
