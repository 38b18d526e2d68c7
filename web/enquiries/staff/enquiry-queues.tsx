import { formats } from '@rahnama/contract/locale/locale.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { QUEUES, type Queue, queueQuery } from './queries.ts'

export function EnquiryQueues() {
  const { queues } = useTexts('cases').enquiries
  const { number } = formats(useLanguage().language)
  const [queue, setQueue] = useState<Queue>('open')
  const { data } = useInfiniteQuery(queueQuery('open'))
  const open = data?.pages[0]?.counts.open
  return (
    <Tabs
      label={queues.label}
      value={queue}
      onChange={setQueue}
      tabs={QUEUES.map((value) => ({
        value,
        label: queues[value],
        count: value === 'open' && open !== undefined ? number(open) : undefined,
        content: <EnquiryTable queue={value} />,
      }))}
    />
  )
}
