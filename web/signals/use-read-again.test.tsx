import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../app/query-client.ts'
import { eventually } from '../test/eventually.ts'
import { useReadAgain } from './use-read-again.ts'

const LAMPS = ['lamps'] as const

function Lamps({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: LAMPS, queryFn: read })
  useReadAgain([LAMPS])
  return <p>{data ?? 'nothing yet'}</p>
}

function shop() {
  const queries = createQueryClient()
  const asked: PromiseWithResolvers<string>[] = []
  const read = () => {
    const answer = Promise.withResolvers<string>()
    asked.push(answer)
    return answer.promise
  }
  const page = (
    <QueryClientProvider client={queries}>
      <Lamps read={read} />
    </QueryClientProvider>
  )
  return { queries, asked, page }
}

test('a page that is opened again shows what was read earlier at once, and then what is true now', async () => {
  const { queries, asked, page } = shop()
  queries.setQueryData(LAMPS, 'one lamp')
  const screen = await render(page)
  await expect.element(screen.getByText('one lamp')).toBeVisible()
  await eventually(() => expect(asked).toHaveLength(1))
  asked[0]?.resolve('two lamps')
  await expect.element(screen.getByText('two lamps')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('what a page reads for the first time is read once', async () => {
  const { asked, page } = shop()
  const screen = await render(page)
  await eventually(() => expect(asked).toHaveLength(1))
  asked[0]?.resolve('one lamp')
  await expect.element(screen.getByText('one lamp')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('what is under way when a page is opened is not begun anew', async () => {
  const { queries, asked, page } = shop()
  queries.setQueryData(LAMPS, 'one lamp')
  const underWay = Promise.withResolvers<string>()
  void queries.fetchQuery({ queryKey: LAMPS, queryFn: () => underWay.promise, staleTime: 0 })
  const screen = await render(page)
  underWay.resolve('two lamps')
  await expect.element(screen.getByText('two lamps')).toBeVisible()
  expect(asked).toHaveLength(0)
})
