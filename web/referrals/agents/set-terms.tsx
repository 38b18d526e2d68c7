import { AppError } from '@rahnama/contract/errors.ts'
import { formats, parseInteger } from '@rahnama/contract/locale/locale.ts'
import {
  COMMISSION_MAX_CENTS,
  type CommissionShare,
  HOLD_DEFAULT_DAYS,
  HOLD_MAX_DAYS,
  MILESTONES,
  type Milestone,
  type ReferralTerms,
  SHARE_KINDS,
  type ShareKind,
  WHOLE_BASIS_POINTS,
} from '@rahnama/contract/referral-terms.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { parseHundredths } from '../parse-hundredths.ts'
import { useRefresh } from '../queries.ts'
import styles from '../referrals.module.css'

type Kind = ShareKind | 'none'
type Name = Milestone | 'holdDays'
const KINDS: readonly Kind[] = ['none', ...SHARE_KINDS]
const MOST: Record<ShareKind, number> = { percent: WHOLE_BASIS_POINTS, fixed: COMMISSION_MAX_CENTS }

type SetTermsProps = { referrerId: string; who: string; current: ReferralTerms | undefined; withoutTerms: number }

const byMilestone = <Value,>(fill: (milestone: Milestone) => Value) =>
  Object.fromEntries(MILESTONES.map((each) => [each, fill(each)])) as Record<Milestone, Value>

/** A new version of the terms, beginning with what holds now. */
export function SetTerms({ referrerId, who, current, withoutTerms }: SetTermsProps) {
  const { terms: texts, cancel } = useTexts('referrals').agents
  const { milestones } = useTexts('commission')
  const { number } = formats(useLanguage().language)
  const refresh = useRefresh()
  const shareOf = (milestone: Milestone) => current?.shares.find((share) => share.milestone === milestone)
  const [isOpen, setOpen] = useState(false)
  const [kinds, setKinds] = useState(byMilestone<Kind>((milestone) => shareOf(milestone)?.kind ?? 'none'))
  const [values, setValues] = useState<Record<Name, string>>({
    ...byMilestone((milestone) => String((shareOf(milestone)?.amount ?? 0) / 100 || '')),
    holdDays: String(current?.holdDays ?? HOLD_DEFAULT_DAYS),
  })
  const [refusal, setRefusal] = useState<'empty' | 'stale'>()
  const asked = MILESTONES.filter((milestone) => kinds[milestone] !== 'none')
  const amountOf = (milestone: Milestone, typed: Record<Name, string>) => {
    const kind = kinds[milestone]
    return kind === 'none' ? undefined : parseHundredths(typed[milestone], MOST[kind])
  }
  const form = useForm({
    texts: {
      ...byMilestone((milestone) => (kinds[milestone] === 'percent' ? texts.percent : texts.amount)),
      holdDays: texts.holdDays,
    },
    names: [...asked, 'holdDays'] as readonly Name[],
    values,
    onValueChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check: (typed) => {
      const days = parseInteger(typed.holdDays)
      const isDays = days !== undefined && days >= 0 && days <= HOLD_MAX_DAYS
      const wrong = asked.filter((milestone) => amountOf(milestone, typed) === undefined)
      return {
        ...Object.fromEntries(wrong.map((milestone) => [milestone, 'INVALID' as const])),
        ...(isDays ? {} : { holdDays: 'INVALID' as const }),
      }
    },
    act: async (typed) => {
      setRefusal(asked.length === 0 ? 'empty' : undefined)
      if (asked.length === 0) return undefined
      const shares = asked.flatMap((milestone): CommissionShare[] => {
        const [kind, amount] = [kinds[milestone], amountOf(milestone, typed)]
        return kind === 'none' || amount === undefined ? [] : [{ milestone, kind, amount }]
      })
      const input = { referrerId, after: current?.version ?? 0, holdDays: parseInteger(typed.holdDays) ?? 0, shares }
      try {
        await call('PUT /api/referral-agents/{referrerId}/terms', input)
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
        setRefusal('stale')
        return undefined
      }
      setOpen(false)
      await refresh()
      return undefined
    },
  })
  return (
    <Dialog
      title={texts.dialog(who)}
      description={
        <>
          {texts.body} {!current && withoutTerms > 0 && texts.first(withoutTerms, number(withoutTerms))}
        </>
      }
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{texts.set}</Button>}
    >
      <div className={styles.stack}>
        <Alert tone="warning">{texts.allowed}</Alert>
        {refusal && (
          <Alert tone="danger" live>
            {texts[refusal]}
          </Alert>
        )}
        <Form
          form={form}
          act={texts.save}
          busy={texts.busy}
          also={
            <CloseDialog>
              <Button>{cancel}</Button>
            </CloseDialog>
          }
        >
          {MILESTONES.map((milestone) => (
            <div key={milestone} className={styles.lines}>
              <Select
                label={texts.milestone(milestones[milestone])}
                options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
                value={kinds[milestone]}
                onValueChange={(kind) => setKinds((before) => ({ ...before, [milestone]: kind || 'none' }))}
              />
              {kinds[milestone] !== 'none' && (
                <TextField {...form.field(milestone)} kind="decimal" autoComplete="off" characters={10} />
              )}
            </div>
          ))}
          <TextField {...form.field('holdDays')} kind="numeric" autoComplete="off" characters={5} />
        </Form>
      </div>
    </Dialog>
  )
}
