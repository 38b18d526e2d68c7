import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { renderIn } from '../render-in.tsx'
import { type ListOption, SearchableList } from './searchable-list.tsx'

type Options = ListOption[] | (() => ListOption[])

const countries: ListOption[] = [
  { value: 'AF', label: 'Afghanistan', synonyms: ['افغانستان'], group: 'Asia' },
  { value: 'CN', label: 'China', synonyms: ['چین'], group: 'Asia' },
  { value: 'IR', label: 'Iran', synonyms: ['ایران', 'Persia'], group: 'Asia' },
  { value: 'CA', label: 'Canada', synonyms: ['کانادا'], group: 'America' },
]

function Country({ options = countries }: { options?: Options }) {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchableList label="Country" options={options} value={value} onValueChange={setValue} />
      <samp>{value}</samp>
    </>
  )
}

async function rendered(language: 'en' | 'fa' = 'en', options?: Options) {
  const screen = await renderIn(language, <Country {...(options ? { options } : {})} />)
  const answer = () => screen.container.querySelector('samp')?.textContent
  return { screen, answer, box: screen.getByRole('combobox', { name: 'Country' }) }
}

describe('a searchable list', () => {
  test('shows all its choices inside a part that folds: none is cut off at its edge', async () => {
    const screen = await renderIn(
      'en',
      <Disclosure summary="Block" open>
        <Country />
      </Disclosure>,
    )
    await screen.getByRole('combobox', { name: 'Country' }).click()
    const last = screen.getByRole('option', { name: 'Canada' }).element()
    const { left, top, width, height } = last.getBoundingClientRect()
    await expect.poll(() => last.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  })

  test('finds by a name in the other language, and Enter takes the first', async () => {
    const { screen, answer, box } = await rendered()
    await userEvent.type(box, 'كانادا')
    await expect.element(screen.getByRole('option')).toHaveAccessibleName('Canada America')
    await userEvent.keyboard('{Enter}')
    expect(answer()).toBe('CA')
    await expect.element(box).toHaveValue('Canada')
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  })

  test('a list given as the way to make it is made when it is opened, not before', async () => {
    let isMade = false
    const { screen, answer, box } = await rendered('en', () => {
      isMade = true
      return countries
    })
    expect(isMade).toBe(false)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(answer()).toBe('CA')
    await expect.element(box).toHaveValue('Canada')
    expect(screen.container.querySelectorAll('[role=option]').length).toBe(0)
  })

  test('an answer whose name is known is shown before the list is made', async () => {
    let isMade = false
    const make = () => {
      isMade = true
      return countries
    }
    const screen = await renderIn(
      'en',
      <SearchableList label="Country" options={make} value="IR" chosenLabel="Iran" onValueChange={() => {}} />,
    )
    const box = screen.getByRole('combobox', { name: 'Country' })
    await expect.element(box).toHaveValue('Iran')
    expect(isMade).toBe(false)
    await userEvent.click(box)
    await expect.element(screen.getByRole('option', { name: 'Iran' })).toHaveAttribute('aria-selected', 'true')
  })

  test('arrows move through the options while focus stays in the box', async () => {
    const { screen, answer, box } = await rendered()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = box.element().getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toBe('China')
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.getElementById(box.element().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      'Canada',
    )
    await userEvent.keyboard('{Enter}')
    expect(answer()).toBe('CA')
    expect(screen.container.querySelectorAll('[role=option]').length).toBe(0)
  })

  test('shows its groups until one searches', async () => {
    const { screen, box } = await rendered()
    await userEvent.click(box)
    await expect.element(screen.getByRole('group', { name: 'America' })).toBeInTheDocument()
    await userEvent.type(box, 'can')
    expect(screen.container.querySelectorAll('[role=group]').length).toBe(0)
  })

  test('Escape closes the list and gives back the answer that stood there', async () => {
    const { box, answer } = await rendered()
    await userEvent.type(box, 'iran{Enter}')
    await userEvent.type(box, ' xx')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('Iran')
    expect(answer()).toBe('IR')
  })

  test('a whole name typed and left is taken without using the list', async () => {
    const { box, answer } = await rendered()
    await userEvent.type(box, 'persia')
    await userEvent.tab()
    expect(answer()).toBe('IR')
    await expect.element(box).toHaveValue('Iran')
  })

  test('what names no option stays in sight and is no answer', async () => {
    const { screen, box, answer } = await rendered()
    await userEvent.type(box, 'iran{Enter}')
    await userEvent.fill(box, 'Atlantis')
    await expect.element(screen.getByText(/Nothing found/).first()).toBeInTheDocument()
    await userEvent.tab()
    await expect.element(box).toHaveValue('Atlantis')
    expect(answer()).toBe('')
  })

  test('Clear takes the answer back and returns to the box', async () => {
    const { screen, box, answer } = await rendered()
    await userEvent.type(box, 'iran{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(answer()).toBe('')
    await expect.element(box).toHaveFocus()
  })

  test('an option is chosen by pointer', async () => {
    const { screen, box, answer } = await rendered('fa')
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('option', { name: 'China' }))
    expect(answer()).toBe('CN')
  })

  test('says how many were found once typing rests', async () => {
    const { screen, box } = await rendered('fa')
    await userEvent.type(box, 'an')
    await expect.element(screen.getByRole('status')).toHaveTextContent('۳ نتیجه')
  })

  test('a very long list shows its beginning and asks to type more', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Occupation ${index}` }))
    const { screen, box } = await rendered('en', many)
    await userEvent.click(box)
    expect(screen.container.querySelectorAll('[role=option]').length).toBe(260)
    await expect.element(screen.getByText('Showing the first 260. Type more to narrow the list.')).toBeInTheDocument()
  })

  test('an empty box follows a Persian page', async () => {
    const { box } = await rendered('fa')
    expect(getComputedStyle(box.element()).direction).toBe('rtl')
  })
})
