import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renderLive } from '../../test/render-live.tsx'
import { caseKey } from './queries.ts'
import { useFreshCase } from './use-fresh-case.ts'

function Shown() {
  useFreshCase('A-1', 'a1')
  return <p>The case</p>
}

test('an open case is read when it changed, its appointments when something was booked, and nothing for another case', async () => {
  const queries = new QueryClient()
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  // What is read anew because of a signal; opening a page asks for what is idle, by a predicate.
  const readAnew = () => invalidate.mock.calls.filter(([asked]) => !asked?.predicate).map(([asked]) => asked?.queryKey)
  const { tell } = await renderLive(<Shown />, queries)
  await tell('desk', { id: 'another' })
  expect(readAnew()).toEqual([])
  await tell('consultation', { consultationId: 'c1' })
  await tell('desk', { id: 'a1' })
  expect(readAnew()).toEqual([[...caseKey('A-1'), 'appointments'], caseKey('A-1')])
})
