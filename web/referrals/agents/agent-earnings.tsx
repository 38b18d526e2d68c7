import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Earning } from '@rahnama/contract/referral-terms.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EarningStateText, Formula } from '../earning-text.tsx'
import { earningsQuery, useRefresh } from '../queries.ts'
import styles from '../referrals.module.css'
import { AgentList } from './agent-list.tsx'
import { NoteDialog } from './note-dialog.tsx'

export function AgentEarnings({ referrerId }: { referrerId: string }) {
  const texts = useTexts('referrals').agents.earnings
  const list = useInfiniteQuery(earningsQuery(referrerId))
  return (
    <AgentList texts={texts} list={list}>
      {(earning) => <OneEarning key={earning.id} earning={earning} />}
    </AgentList>
  )
}

function OneEarning({ earning }: { earning: Earning }) {
  const { earnings: texts } = useTexts('referrals').agents
  const { milestones, hidden } = useTexts('commission')
  const { cents } = formats(useLanguage().language)
  const refresh = useRefresh()
  const { id, state, isHeld } = earning
  const approve = useAct(() => call('POST /api/referral-agents/earnings/{id}/approve', { id }), { after: refresh })
  const what = `${cents(earning.cents, 'CAD')}, ${milestones[earning.milestone]}, ${earning.client ?? hidden}`
  const isOver = state === 'reversed' || state === 'refunded'
  return (
    <li className={styles.row}>
      <span>{what}</span>
      <Formula earning={earning} />
      <span className={styles.acts}>
        <EarningStateText earning={earning} />
        {state === 'earned' && !isHeld && (
          <Button
            size="small"
            variant="primary"
            aria-label={texts.approveNamed(what)}
            busy={approve.isBusy}
            onClick={() => void approve.run()}
          >
            {texts.approve}
          </Button>
        )}
        {!isOver && (
          <NoteDialog
            title={texts.dialog(what)}
            body={texts.body}
            act={texts.reverse}
            named={texts.reverseNamed(what)}
            busy={texts.busy}
            refused={texts.refused}
            field={texts.field}
            variant="danger"
            run={(note) => call('POST /api/referral-agents/earnings/{id}/reverse', { id, note })}
            after={refresh}
          />
        )}
      </span>
      <Failure>{approve.failure}</Failure>
    </li>
  )
}
