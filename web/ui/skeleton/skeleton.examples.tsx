import type { Examples } from '../examples.ts'
import { Skeleton, SkeletonBlock, SkeletonCards, SkeletonLine, SkeletonList, SkeletonText } from './skeleton.tsx'

export const examples: Examples = {
  name: 'Skeleton',
  about: 'The shape of what is coming, so that nothing moves when it arrives.',
  accessibility: ['The shapes are hidden; one polite "Loading" is announced', 'Still with reduced motion'],
  examples: {
    text: () => (
      <Skeleton>
        <SkeletonLine width="40%" height="1.6em" />
        <SkeletonText />
      </Skeleton>
    ),
    list: () => (
      <Skeleton>
        <SkeletonList rows={3} />
      </Skeleton>
    ),
    cards: () => (
      <Skeleton>
        <SkeletonCards count={2} />
      </Skeleton>
    ),
    chart: () => (
      <Skeleton>
        <SkeletonBlock height="9rem" />
      </Skeleton>
    ),
  },
}
