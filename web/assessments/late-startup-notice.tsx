import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'

/** Only lists and results show the notice; steps of the form do without. */
export const StartupNotice = late(async () => (await import('./startup-notice.tsx')).StartupNotice, {
  texts: ['programs', 'intakeSources'],
  skeleton: (
    <Skeleton>
      <SkeletonBlock height="8rem" />
    </Skeleton>
  ),
})
