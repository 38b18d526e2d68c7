import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { eventually } from '../test/eventually.ts'
import { hidePage, renderLive } from '../test/render-live.tsx'
import { useFreshData } from './use-fresh-data.ts'

test('a hidden page reads nothing, however much it is told, and catches up once when it is shown', async () => {
  const read = vi.fn(async () => 'read')
  function Page() {
    useFreshData({ message: [['messages']], notice: [['notices']] })
    const { data } = useQuery({ queryKey: ['messages'], queryFn: read, staleTime: Number.POSITIVE_INFINITY })
    return <p>{data}</p>
  }
  const { screen, tell } = await renderLive(<Page />)
  await expect.element(screen.getByText('read')).toBeVisible()
  await tell('message')
  await eventually(() => expect(read).toHaveBeenCalledTimes(2))

  const showAgain = hidePage()
  for (let times = 0; times < 3; times++) await tell('message')
  await new Promise(requestAnimationFrame)
  expect(read).toHaveBeenCalledTimes(2)

  showAgain()
  await eventually(() => expect(read).toHaveBeenCalledTimes(3))
  // What it was not told of is not read.
  await tell('notice')
  await new Promise(requestAnimationFrame)
  expect(read).toHaveBeenCalledTimes(3)
})
