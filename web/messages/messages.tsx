import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonList } from '../ui/skeleton/skeleton.tsx'

export { useWaitingMessages } from './unread-count.tsx'

/** Only who opens a case's messages loads what draws them. */
export const CaseMessages = late(async () => (await import('./staff/case-messages.tsx')).CaseMessages, {
  texts: ['messages', 'messageDesk', 'staffDrafts', 'programs'],
  skeleton: (
    <Skeleton>
      <SkeletonList rows={4} />
    </Skeleton>
  ),
  ahead: false,
})
