import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { hidePage, renderLive } from '../../test/render-live.tsx'
import { VERIFICATION_KEY } from './queries.ts'
import { useDeskNews } from './use-desk-news.ts'

const NEXT = [...VERIFICATION_KEY, 'next']
const DOCUMENT = [...VERIFICATION_KEY, 'document']
const QUESTIONS = [...VERIFICATION_KEY, 'questions']

function Shown() {
  useDeskNews('ours')
  return <p>A document</p>
}

async function show() {
  const queries = new QueryClient()
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  const { tell } = await renderLive(<Shown />, queries)
  return { tell, readAnew: () => invalidate.mock.calls.map(([asked]) => asked?.queryKey) }
}

test('a change of another case reads what comes next and not the document, because each look at it is recorded', async () => {
  const { tell, readAnew } = await show()
  await tell('desk', { id: 'another' })
  expect(readAnew()).toEqual([NEXT])
  await tell('desk', { id: 'ours' })
  expect(readAnew()).toEqual([NEXT, NEXT, DOCUMENT, QUESTIONS])
})

test('a document on a hidden page is not read, however often its case changes, and once when it is shown', async () => {
  const { tell, readAnew } = await show()
  const showAgain = hidePage()
  for (let times = 0; times < 3; times++) await tell('desk', { id: 'ours' })
  expect(readAnew()).toEqual([])
  showAgain()
  await eventually(() => expect(readAnew()).toEqual([NEXT, DOCUMENT, QUESTIONS]))
})
