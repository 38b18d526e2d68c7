import { sayFormula } from '@rahnama/contract/commission-formula.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import {
  COMMISSION_MAX_CENTS,
  type CommissionShare,
  commissionOf,
  type Milestone,
  type ReferredClient,
} from '@rahnama/contract/referral-terms.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { AskedForm, useAskedForm } from '../../asked-form/asked-form.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useForm } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { parseHundredths } from '../parse-hundredths.ts'
import { useRefresh } from '../queries.ts'

const BASIS_POINTS_PER_PERCENT = 100

type RecordEarningProps = {
  client: ReferredClient
  milestone: Milestone
  due: Pick<CommissionShare, 'kind' | 'amount'>
}

/** The sum is shown while it is typed, as it will stand on the line. */
export function RecordEarning({ client, milestone, due }: RecordEarningProps) {
  const { clients: texts, cancel } = useTexts('referrals').agents
  const commission = useTexts('commission')
  const written = formats(useLanguage().language)
  const refresh = useRefresh()
  const asked = useAskedForm()
  const [received, setReceived] = useState('')
  const isPercent = due.kind === 'percent'
  const centsOf = (typed: string) => parseHundredths(typed, COMMISSION_MAX_CENTS)
  const receivedCents = isPercent ? (centsOf(received) ?? null) : null
  const form = useForm({
    texts: texts.field,
    names: ['received'],
    values: { received },
    onValueChange: (_, value) => setReceived(value),
    check: (typed) => (isPercent && centsOf(typed.received) === undefined ? { received: 'INVALID' } : {}),
    act: async () => {
      const earning = { clientId: client.clientId, milestone, receivedCents }
      const record = () => call('POST /api/referral-agents/clients/{clientId}/earnings', earning)
      if (await asked.carryOut(record)) await refresh()
      return undefined
    },
  })
  const [what, who] = [commission.milestones[milestone], client.name || client.email]
  const isSum = !isPercent || receivedCents !== null
  const sum = {
    ...{ share: due, receivedCents, terms: client.terms ?? 0 },
    cents: commissionOf(due, receivedCents ?? 0),
  }
  return (
    <AskedForm
      asked={asked}
      form={form}
      title={texts.dialog(what, who)}
      body={
        isPercent
          ? texts.percent(written.percent(due.amount / BASIS_POINTS_PER_PERCENT))
          : texts.fixed(written.cents(due.amount, 'CAD'))
      }
      trigger={
        <Button size="small" aria-label={texts.recordNamed(what, who)}>
          {texts.record}
        </Button>
      }
      act={texts.save}
      busy={texts.busy}
      cancel={cancel}
      refused={texts.refused}
    >
      {isPercent && <TextField {...form.field('received')} kind="decimal" autoComplete="off" characters={12} />}
      <p role="status">{isSum && texts.makes(sayFormula(commission, written, sum))}</p>
    </AskedForm>
  )
}
