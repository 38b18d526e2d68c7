import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { DateField, type DateFieldProps, type DateValue } from './date-field.tsx'

function Born({ initial = '', ...props }: Partial<DateFieldProps> & { initial?: DateValue }) {
  const [value, setValue] = useState<DateValue>(initial)
  return (
    <>
      <DateField id="born" label="Date of birth" value={value} onValueChange={setValue} {...props} />
      <samp>{typeof value === 'string' ? value : JSON.stringify(value)}</samp>
      <button type="button" onClick={() => setValue('2000-01-01')}>
        Prefill
      </button>
    </>
  )
}

function BornAndNext({ onTap }: { onTap: () => void }) {
  const [value, setValue] = useState<DateValue>('')
  return (
    <>
      <DateField label="Date of birth" value={value} onValueChange={setValue} />
      <button type="button" onClick={onTap}>
        Next
      </button>
    </>
  )
}

async function rendered(language: 'en' | 'fa', props: Parameters<typeof Born>[0] = {}) {
  const screen = await renderIn(language, <Born {...props} />)
  return { screen, answer: () => screen.container.querySelector('samp')?.textContent }
}

beforeEach(() => localStorage.clear())

describe('a date field', () => {
  test('takes day, month and year in three boxes and shows the Iranian date live', async () => {
    const { screen, answer } = await rendered('en')
    await userEvent.type(screen.getByLabelText('Day'), '27')
    await userEvent.type(screen.getByLabelText('Month'), 'March')
    await userEvent.type(screen.getByLabelText('Year'), '1991')
    expect(answer()).toBe('1991-03-27')
    await expect.element(screen.getByText(/Iranian calendar:/)).toHaveTextContent('Iranian calendar: 7 Farvardin 1370')
  })

  test('begins in the Iranian calendar in Persian and takes Persian digits and names', async () => {
    const { screen, answer } = await rendered('fa')
    await expect.element(screen.getByRole('radio', { name: 'هجری شمسی' })).toBeChecked()
    await userEvent.type(screen.getByLabelText('روز'), '۲۴')
    await userEvent.type(screen.getByLabelText('ماه'), 'آبان')
    await userEvent.type(screen.getByLabelText('سال'), '۱۴۰۵')
    expect(answer()).toBe('2026-11-15')
    await expect.element(screen.getByText(/به میلادی/)).toHaveTextContent('به میلادی: ۱۵ نوامبر ۲۰۲۶')
  })

  test('a Gregorian year in the Iranian calendar gets a word as soon as it is typed, and one tap puts it right', async () => {
    const { screen, answer } = await rendered('fa')
    await userEvent.type(screen.getByLabelText('روز'), '۱۷')
    await userEvent.type(screen.getByLabelText('ماه'), '۲')
    await userEvent.type(screen.getByLabelText('سال'), '۱۹۹۴')
    await expect.element(screen.getByText('سال میلادی است؟')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'بله، میلادی است' }))
    expect(answer()).toBe('1994-02-17')
    await expect.element(screen.getByRole('radio', { name: 'میلادی', exact: true })).toBeChecked()
    await expect.element(screen.getByText('سال میلادی است؟')).not.toBeInTheDocument()
  })

  test.each([
    ['en', 'Year', '1370', 'An Iranian year?'],
    ['fa', 'سال', '۱۹۹۱', 'سال میلادی است؟'],
  ] as const)('in %s the tap after the %s %s lands where it was aimed', async (language, label, year, question) => {
    await page.viewport(390, 844)
    const onTap = vi.fn()
    const screen = await renderIn(language, <BornAndNext onTap={onTap} />)
    const next = screen.getByRole('button', { name: 'Next' })
    const { top } = next.element().getBoundingClientRect()
    await userEvent.type(screen.getByLabelText(label), year)
    await expect.element(screen.getByText(question)).toBeVisible()
    expect(next.element().getBoundingClientRect().top).toBe(top)
    await userEvent.click(next)
    expect(onTap).toHaveBeenCalledOnce()
    expect(next.element().getBoundingClientRect().top).toBe(top)
  })

  test('switching the calendar rewrites the boxes, keeps the date and is remembered', async () => {
    const { screen, answer } = await rendered('en', { initial: '2026-11-15' })
    await userEvent.click(screen.getByText('Iranian (solar)'))
    await expect.element(screen.getByLabelText('Day')).toHaveValue('24')
    await expect.element(screen.getByLabelText('Month')).toHaveValue('8')
    await expect.element(screen.getByLabelText('Year')).toHaveValue('1405')
    expect(answer()).toBe('2026-11-15')
    expect(localStorage.getItem('calendar')).toBe('jalali')
    await screen.unmount()
    const again = await rendered('en', { initial: '2026-11-15' })
    await expect.element(again.screen.getByLabelText('Year')).toHaveValue('1405')
  })

  test('never moves to the next box by itself', async () => {
    const { screen } = await rendered('en')
    await userEvent.type(screen.getByLabelText('Day'), '27')
    await expect.element(screen.getByLabelText('Day')).toHaveFocus()
  })

  test('keeps an impossible date as it was typed and marks the box at fault', async () => {
    const { screen, answer } = await rendered('en', { error: 'There are 28 days in February 2026' })
    await userEvent.type(screen.getByLabelText('Day'), '30')
    await userEvent.type(screen.getByLabelText('Month'), '2')
    await userEvent.type(screen.getByLabelText('Year'), '2026')
    expect(JSON.parse(answer() ?? '')).toMatchObject({ day: '30', month: '2', year: '2026' })
    await expect.element(screen.getByLabelText('Day')).toBeInvalid()
    await expect.element(screen.getByLabelText('Month')).not.toBeInvalid()
  })

  test('follows a value that is filled in from outside', async () => {
    const { screen } = await rendered('fa')
    await userEvent.click(screen.getByText('Prefill'))
    await expect.element(screen.getByLabelText('سال')).toHaveValue('۱۳۷۸')
  })

  test.each<[string, DateValue]>([
    ['a draft with nothing in it', { calendar: 'gregorian', day: '', month: '', year: '' }],
    ['a year where a day is asked', '2026'],
  ])('is drawn with %s and can be filled in', async (_, initial) => {
    const { screen, answer } = await rendered('en', { initial })
    for (const [part, typed] of [
      ['Day', '27'],
      ['Month', '3'],
      ['Year', '1991'],
    ] as const)
      await userEvent.fill(screen.getByLabelText(part), typed)
    expect(answer()).toBe('1991-03-27')
  })

  test('asks for a year alone and says which years it spans', async () => {
    const { screen, answer } = await rendered('fa', { precision: 'year' })
    await userEvent.type(screen.getByLabelText('سال'), '۱۳۹۹')
    expect(answer()).toBe('2020')
    await expect.element(screen.getByText(/به میلادی/)).toHaveTextContent('به میلادی: ۲۰۲۰ تا ۲۰۲۱')
    expect(screen.container.querySelectorAll('input[inputmode]').length).toBe(1)
  })

  test('asks for month and year', async () => {
    const { screen, answer } = await rendered('en', { precision: 'month' })
    await userEvent.type(screen.getByLabelText('Month'), '3')
    await userEvent.type(screen.getByLabelText('Year'), '2020')
    expect(answer()).toBe('2020-03')
    await expect
      .element(screen.getByText(/Iranian/).last())
      .toHaveTextContent('Iranian calendar: Esfand 1398 – Farvardin 1399')
  })

  test('the day is the first box in reading order of both directions', async () => {
    for (const [language, day, year, comesFirst] of [
      ['en', 'Day', 'Year', (a: DOMRect, b: DOMRect) => a.left < b.left],
      ['fa', 'روز', 'سال', (a: DOMRect, b: DOMRect) => a.left > b.left],
    ] as const) {
      const { screen } = await rendered(language)
      const rect = (label: string) => screen.getByLabelText(label).element().getBoundingClientRect()
      expect(comesFirst(rect(day), rect(year))).toBe(true)
      await screen.unmount()
    }
  })
})
