import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Skeleton, SkeletonCards, SkeletonList } from './skeleton.tsx'

test.each([
  ['en', 'Loading'],
  ['fa', 'در حال بارگذاری'],
] as const)('in %s a skeleton says one thing to screen readers', async (language, text) => {
  const screen = await renderIn(
    language,
    <Skeleton>
      <SkeletonList rows={3} />
      <SkeletonCards />
    </Skeleton>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.container.textContent).toBe(text)
})
