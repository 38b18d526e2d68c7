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

test('what is told while a page reads for the first time is not lost to an older answer', async () => {
  const asked: PromiseWithResolvers<string>[] = []
  const read = () => {
    const answer = Promise.withResolvers<string>()
    asked.push(answer)
    return answer.promise
  }
  function Page() {
    useFreshData({ message: [['messages']] })
    return <p>{useQuery({ queryKey: ['messages'], queryFn: read, staleTime: Number.POSITIVE_INFINITY }).data}</p>
  }
  const { screen, tell } = await renderLive(<Page />)
  await eventually(() => expect(asked).toHaveLength(1))
  await tell('message')
  asked[0]?.resolve('none unread')
  await eventually(() => expect(asked).toHaveLength(2))
  asked[1]?.resolve('one unread')
  await expect.element(screen.getByText('one unread')).toBeVisible()
})
