import { type ComponentProps, useRef, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { DataTable, type Sort } from './data-table.tsx'

type Case = { id: string; name: string; days: number }

const cases: Case[] = [
  { id: 'a', name: 'Sara', days: 3 },
  { id: 'b', name: 'Omid', days: 11 },
]

const columns: ComponentProps<typeof DataTable<Case>>['columns'] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  { key: 'days', header: 'Waiting', cell: (row) => row.days, sortable: true, align: 'end' },
]

function Cases(props: Partial<ComponentProps<typeof DataTable<Case>>>) {
  const [sort, setSort] = useState<Sort>()
  const [selected, setSelected] = useState<Set<string>>(new Set())
  return (
    <MemoryRouter>
      <DataTable
        caption="Cases"
        columns={columns}
        rows={cases}
        keyOf={(row) => row.id}
        nameOf={(row) => row.name}
        linkOf={(row) => `/cases/${row.id}`}
        sort={sort}
        onSortChange={setSort}
        selection={{ selected, onSelectedChange: setSelected, box: useRef(null) }}
        {...props}
      />
      <samp>{JSON.stringify([sort, [...selected]])}</samp>
    </MemoryRouter>
  )
}

async function rendered(language: 'en' | 'fa' = 'en', props: Parameters<typeof Cases>[0] = {}) {
  const screen = await renderIn(language, <Cases {...props} />)
  return { screen, state: () => JSON.parse(screen.container.querySelector('samp')?.textContent ?? '') }
}

describe('a table', () => {
  test('is named by its caption and its rows by their first column', async () => {
    const { screen } = await rendered()
    await expect.element(screen.getByRole('table', { name: 'Cases' })).toBeVisible()
    await expect.element(screen.getByRole('rowheader', { name: 'Omid' })).toBeVisible()
  })

  test('sorts up, then down, and says so on the header', async () => {
    await page.viewport(1000, 700)
    const { screen, state } = await rendered()
    const header = screen.getByRole('columnheader', { name: 'Waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Waiting' }))
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Waiting' }))
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
    expect(state()[0]).toEqual({ column: 'days', order: 'descending' })
  })

  test('leads on by the name of a row', async () => {
    const { screen } = await rendered()
    await expect.element(screen.getByRole('link', { name: 'Sara' })).toHaveAttribute('href', '/cases/a')
  })

  test('selects one row, all of them and none', async () => {
    await page.viewport(1000, 700)
    const { screen, state } = await rendered()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Omid' }))
    expect(state()[1]).toEqual(['b'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(state()[1].toSorted()).toEqual(['a', 'b'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(state()[1]).toEqual([])
  })

  test('becomes cards with named values on a phone, sorted from a list', async () => {
    await page.viewport(390, 800)
    const { screen, state } = await rendered()
    await expect.element(screen.getByText('Waiting', { exact: true }).nth(1)).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Waiting (Descending)')
    expect(state()[0]).toEqual({ column: 'days', order: 'descending' })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('says that it is loading and draws the shape of rows', async () => {
    const { screen } = await rendered('fa', { rows: [], isLoading: true })
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByText('در حال بارگذاری')).toBeInTheDocument()
    expect(screen.container.querySelectorAll('tbody tr').length).toBe(5)
  })

  test('says in words that there is nothing', async () => {
    const { screen } = await rendered('en', { rows: [] })
    await expect.element(screen.getByText('Nothing to show yet')).toBeVisible()
  })

  test('turns pages', async () => {
    await page.viewport(1000, 700)
    const turned: number[] = []
    const { screen } = await rendered('en', { paging: { page: 1, pages: 3, onPage: (next) => turned.push(next) } })
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(turned).toEqual([2])
  })
})

test('on a phone the choice of an order stands only where there is one', async () => {
  await page.viewport(390, 800)
  const { screen } = await rendered()
  await expect.element(screen.getByRole('combobox')).toBeVisible()
  await screen.rerender(<Cases columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]} />)
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument()
})
