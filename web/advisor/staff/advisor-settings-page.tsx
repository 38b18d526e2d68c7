import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call, describeError } from '../../api/api.ts'
import { PageHead } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { PanelBody } from '../../ui/panel/panel.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { HelpLines } from './help-lines.tsx'
import { switchQuery } from './queries.ts'
import { ReviewPanel } from './review-panel.tsx'
import { TomanRate } from './toman-rate.tsx'

/** The owner switches the assistant on and off here, and sees what was asked and not answered. */
export default function AdvisorSettingsPage() {
  const texts = useTexts('advisorDesk')
  const errors = useTexts('errors')
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <PanelBody skeleton={<SkeletonCards count={1} />} describeError={(error) => describeError(error, errors)}>
        <Switch />
        <TomanRate />
        <HelpLines />
      </PanelBody>
      <ReviewPanel mayAdopt />
    </>
  )
}

function Switch() {
  const texts = useTexts('advisorDesk').switch
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(switchQuery)
  const changing = useAct(
    (isOn: boolean) =>
      call('PUT /api/site-settings/advisor', { version: data.version, value: { ...data.value, isOn } }),
    { after: () => queries.invalidateQueries({ queryKey: switchQuery.queryKey }) },
  )
  return (
    <>
      <Checkbox
        label={texts.label}
        hint={texts.hint}
        // It stands where it was put; refused, it goes back.
        checked={changing.isBusy ? (changing.given?.[0] ?? data.value.isOn) : data.value.isOn}
        onCheckedChange={(isOn) => void changing.run(isOn)}
      />
      <Failure>{changing.failure}</Failure>
    </>
  )
}
