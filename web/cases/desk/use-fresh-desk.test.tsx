import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { hidePage, renderLive } from '../../test/render-live.tsx'
import { DESK_KEY } from './queries.ts'
import { useFreshDesk } from './use-fresh-desk.ts'

function Shown() {
  useFreshDesk()
  return <p>The desk</p>
}

test('a hidden desk reads nothing, however much it is told, and catches up once when it is shown', async () => {
  const queries = new QueryClient()
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  // What is read anew because of a signal; opening a page asks for what is idle, by a predicate.
  const readAnew = () => invalidate.mock.calls.filter(([asked]) => !asked?.predicate).map(([asked]) => asked?.queryKey)
  const { tell } = await renderLive(<Shown />, queries)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const showAgain = hidePage()
  for (let times = 0; times < 3; times++) {
    await tell('desk')
    vi.advanceTimersByTime(1000)
  }
  vi.useRealTimers()
  expect(readAnew()).toEqual([])
  showAgain()
  await eventually(() => expect(readAnew()).toEqual([DESK_KEY]))
})
