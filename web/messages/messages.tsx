import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonList, SkeletonText } from '../ui/skeleton/skeleton.tsx'

export { supportQuery } from './queries.ts'
export { useWaitingMessages } from './unread-count.tsx'
export { writeAbout } from './write-about.ts'

/** Who answers, wherever a client may want to know. */
export const ConsultantCard = late(async () => (await import('./consultant-card.tsx')).ConsultantCard, {
  texts: ['support', 'errors'],
  skeleton: (
    <Skeleton>
      <SkeletonText lines={4} />
    </Skeleton>
  ),
})

/** Only who opens a case's messages loads what draws them. */
export const CaseMessages = late(async () => (await import('./staff/case-messages.tsx')).CaseMessages, {
  texts: ['messages', 'messageDesk', 'staffDrafts', 'programs', 'documents'],
  skeleton: (
    <Skeleton>
      <SkeletonList rows={4} />
    </Skeleton>
  ),
  ahead: false,
})
