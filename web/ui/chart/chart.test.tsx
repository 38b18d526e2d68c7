import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { BarChart, Funnel, LineChart, RingChart, StackedBars } from './chart.tsx'

const months = ['Nov 2026', 'Dec 2026', 'Jan 2027', 'Feb 2027']
const projection = (
  <LineChart
    title="Score by month"
    points={months}
    series={[
      { label: 'As told', values: [479, 479, 473, 473] },
      { label: 'As verified', values: [441, 441, 435, 450] },
    ]}
    marks={[{ at: 2, label: '30th birthday' }]}
    pointHeader="Month"
  />
)
const cells = (container: HTMLElement) =>
  [...container.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))

describe('every chart', () => {
  test('has its table behind one press, with all its figures', async () => {
    const screen = await renderIn('en', projection)
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
    await expect.element(screen.getByRole('table', { name: 'Score by month' })).toBeVisible()
    expect(cells(screen.container)).toEqual([
      ['Month', 'As told', 'As verified', 'Event'],
      ['Nov 2026', '479', '441', ''],
      ['Dec 2026', '479', '441', ''],
      ['Jan 2027', '473', '435', '30th birthday'],
      ['Feb 2027', '473', '450', ''],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Show as a chart' }))
    expect(screen.container.querySelector('table')).toBeNull()
  })

  test('has the button to its table at the same place, however long its heading is', async () => {
    await page.viewport(390, 800)
    const chart = (title: string) => <BarChart title={title} bars={[{ label: 'a', value: 1 }]} />
    const offsetOf = async (title: string) => {
      const screen = await renderIn('en', chart(title))
      const [figure, button] = [screen.getByRole('figure').element(), screen.getByRole('button').element()]
      const [box, at] = [figure.getBoundingClientRect(), button.getBoundingClientRect()]
      await screen.unmount()
      return [at.top - box.top, box.right - at.right]
    }
    const long = 'A heading that is so long that it cannot stand beside the button in one line'
    expect(await offsetOf(long)).toEqual(await offsetOf('Short'))
  })

  test('is a figure named by its title', async () => {
    const screen = await renderIn('en', projection)
    await expect.element(screen.getByRole('figure', { name: 'Score by month' })).toBeVisible()
  })
})

describe('a line chart', () => {
  test('is read point by point with the arrow keys', async () => {
    const screen = await renderIn('en', projection)
    screen.getByRole('slider').element().focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await expect
      .element(screen.getByRole('slider'))
      .toHaveAttribute('aria-valuetext', 'Jan 2027, As told: 473, As verified: 435, 30th birthday')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '3')
  })

  test('runs from right to left in Persian, and so do its keys', async () => {
    const screen = await renderIn('fa', projection)
    const points = [...screen.container.querySelectorAll('circle')].filter((circle) => circle.closest('[data-place]'))
    const xs = points.map((circle) => Number(circle.getAttribute('cx')))
    expect(xs).toEqual(xs.toSorted((a, b) => b - a))
    screen.getByRole('slider').element().focus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '1')
  })

  test('tells its lines apart by shape too', async () => {
    const screen = await renderIn('en', projection)
    expect(screen.container.querySelectorAll('[data-place="1"] circle').length).toBe(4)
    expect(screen.container.querySelectorAll('[data-place="2"] rect').length).toBe(4)
  })

  test('fits a phone', async () => {
    await page.viewport(320, 700)
    await renderIn('fa', projection)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

test('bars are as long as their share of the longest and grow from the inline start', async () => {
  await page.viewport(800, 600)
  const screen = await renderIn(
    'fa',
    <BarChart
      title="Cases by program"
      bars={[
        { label: 'Express Entry', value: 40 },
        { label: 'Study in China', value: 10 },
      ]}
    />,
  )
  const [long, short] = [...screen.container.querySelectorAll('li > span:nth-child(2) > span')].map((bar) =>
    bar.getBoundingClientRect(),
  ) as [DOMRect, DOMRect]
  expect(short.width / long.width).toBeCloseTo(0.25, 1)
  expect(short.right).toBeCloseTo(long.right, 0)
  await expect.element(screen.getByText('۴۰')).toBeVisible()
})

test('stacked bars read out their parts and add them up', async () => {
  const screen = await renderIn(
    'en',
    <StackedBars title="Queue" parts={['With us', 'With client']} rows={[{ label: 'This week', values: [7, 5] }]} />,
  )
  await expect.element(screen.getByRole('img', { name: 'With us: 7, With client: 5' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  expect(cells(screen.container)).toEqual([
    ['Item', 'With us', 'With client', 'Total'],
    ['This week', '7', '5', '12'],
  ])
})

test('a funnel says how many of the step before went on', async () => {
  const screen = await renderIn(
    'en',
    <Funnel
      title="From visit to client"
      steps={[
        { label: 'Enquiries', value: 200 },
        { label: 'Consultations', value: 50 },
      ]}
    />,
  )
  await expect.element(screen.getByText('25% of the step before')).toBeVisible()
})

test('a ring names each part with its figure and share', async () => {
  const screen = await renderIn(
    'fa',
    <RingChart
      title="منبع مراجعه"
      parts={[
        { label: 'معرفی', value: 3 },
        { label: 'وب‌سایت', value: 1 },
      ]}
    />,
  )
  await expect.element(screen.getByText('۳ (۷۵٪)')).toBeVisible()
  expect(screen.container.querySelectorAll('path[data-place]').length).toBe(2)
})

test('charts stand without figures', async () => {
  const screen = await renderIn(
    'en',
    <>
      <BarChart title="Bars" bars={[]} />
      <LineChart title="Line" points={[]} series={[]} />
      <StackedBars title="Stack" parts={['A']} rows={[]} />
      <Funnel title="Funnel" steps={[{ label: 'Enquiries', value: 0 }]} />
      <RingChart title="Ring" parts={[{ label: 'None', value: 0 }]} />
    </>,
  )
  await expect.element(screen.getByText('0 (0%)')).toBeVisible()
})
