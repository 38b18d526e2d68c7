import { ADVISOR_SIGNAL } from '@rahnama/contract/signals.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { useFreshData } from '../signals/signals.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { PanelBody } from '../ui/panel/panel.tsx'
import { SkeletonCards } from '../ui/skeleton/skeleton.tsx'
import { Conversation } from './conversation.tsx'
import { ADVISOR_KEY, conversationQuery } from './queries.ts'
import { SwitchedOffPage } from './switched-off.tsx'

export default function AdvisorPage() {
  const texts = useTexts('advisor')
  const errors = useTexts('errors')
  useFreshData({ [ADVISOR_SIGNAL]: [ADVISOR_KEY] })
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <PanelBody skeleton={<SkeletonCards count={2} />} describeError={(error) => describeError(error, errors)}>
        <Loaded />
      </PanelBody>
    </>
  )
}

function Loaded() {
  const { data } = useSuspenseQuery(conversationQuery(useLanguage().language))
  if (!data.isOn && data.turns.length === 0) return <SwitchedOffPage />
  return <Conversation {...data} />
}
