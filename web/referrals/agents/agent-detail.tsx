import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Fact, Facts } from '../../ui/facts/facts.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { agentQuery } from '../queries.ts'
import styles from '../referrals.module.css'
import { TermsText } from '../terms-text.tsx'
import { AgentClients } from './agent-clients.tsx'
import { AgentEarnings } from './agent-earnings.tsx'
import { AgentStatements } from './agent-statements.tsx'
import { SetTerms } from './set-terms.tsx'

/** One agent: what was agreed, whom they sent, what each milestone brought, and what was paid. */
export function AgentDetail({ referrerId }: { referrerId: string }) {
  const { agents: texts } = useTexts('referrals')
  const { facts } = texts
  const errors = useTexts('errors')
  const { number, cents } = formats(useLanguage().language)
  const { data: agent, error } = useQuery(agentQuery(referrerId))
  if (error && !agent) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!agent) return <SkeletonList rows={6} />
  const [terms, ...earlier] = agent.history
  const who = agent.fullName || agent.email
  return (
    <div className={styles.detail}>
      <p className={styles.words}>
        <strong dir="auto">{who}</strong> {agent.isSuspended && <Badge tone="danger">{texts.suspended}</Badge>}{' '}
        <TextLink to={`${href('adminUsers')}?users=${agent.id}`}>{texts.account}</TextLink>
      </p>
      <Facts>
        <Fact name={facts.email}>
          <bdi dir="ltr">{agent.email}</bdi>
        </Fact>
        <Fact name={facts.code}>
          <bdi dir="ltr">{agent.code}</bdi>
        </Fact>
        <Fact name={facts.referred}>{number(agent.referred)}</Fact>
        <Fact name={facts.held}>{cents(agent.money.heldCents, 'CAD')}</Fact>
        <Fact name={facts.owed}>{cents(agent.money.owedCents, 'CAD')}</Fact>
        <Fact name={facts.paid}>{cents(agent.money.paidCents, 'CAD')}</Fact>
      </Facts>
      <section className={styles.stack}>
        <h3>{texts.terms.title}</h3>
        {terms ? <TermsText terms={terms} /> : <p className={styles.words}>{texts.noTerms}</p>}
        <div>
          <SetTerms
            key={agent.history.length}
            referrerId={referrerId}
            who={who}
            current={terms}
            withoutTerms={agent.withoutTerms}
          />
        </div>
        {earlier.length > 0 && (
          <Disclosure summary={texts.terms.earlier}>
            {earlier.map((each) => (
              <TermsText key={each.version} terms={each} />
            ))}
          </Disclosure>
        )}
      </section>
      <AgentClients referrerId={referrerId} />
      <AgentEarnings referrerId={referrerId} />
      <AgentStatements referrerId={referrerId} hasNews={agent.hasNews} />
    </div>
  )
}
