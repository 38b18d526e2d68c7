import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { Pagination } from './pagination.tsx'

test('each number is named as a page and the current one is marked', async () => {
  await viewport.viewport(1024, 600)
  const onPage = vi.fn()
  const screen = await renderIn('en', <Pagination page={2} pages={3} onPage={onPage} />)
  await expect
    .element(screen.getByRole('button', { name: 'Page 2', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  await screen.getByRole('button', { name: 'Page 3', exact: true }).click()
  await screen.getByRole('button', { name: 'Previous' }).click()
  expect(onPage.mock.calls).toEqual([[3], [1]])
})

test('there is nothing before the first page and nothing after the last', async () => {
  const screen = await renderIn('en', <Pagination page={1} pages={2} onPage={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await screen.rerender(<Pagination page={2} pages={2} onPage={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('one page needs no pagination', async () => {
  const screen = await renderIn('en', <Pagination page={1} pages={1} onPage={() => undefined} />)
  expect(screen.container.textContent).toBe('')
})

test('with addresses the pages are links', async () => {
  await viewport.viewport(1024, 600)
  const screen = await renderIn(
    'en',
    <MemoryRouter>
      <Pagination page={1} pages={2} hrefOf={(page) => `/cases?page=${page}`} />
    </MemoryRouter>,
  )
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/cases?page=2')
})

test('on a narrow screen the position is said in Persian digits', async () => {
  await viewport.viewport(320, 600)
  const screen = await renderIn('fa', <Pagination page={10} pages={24} onPage={() => undefined} />)
  await expect.element(screen.getByText('صفحهٔ ۱۰ از ۲۴')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
