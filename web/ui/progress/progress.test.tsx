import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { ProgressBar, ProgressPath, ProgressRing } from './progress.tsx'

test('a bar is a progress bar with its value in the digits of the language', async () => {
  const screen = await renderIn('fa', <ProgressBar label="تکمیل پروفایل" percent={62} />)
  const bar = screen.getByRole('progressbar', { name: 'تکمیل پروفایل' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '62')
  expect(bar.element().getAttribute('aria-valuetext')).toContain('۶۲')
})

test.each(['en', 'fa'] as const)('in %s a bar fills from the inline start', async (language) => {
  const screen = await renderIn(language, <ProgressBar label="Documents" percent={25} />)
  const track = screen.getByRole('progressbar').element()
  const fill = getComputedStyle(track, '::after')
  expect(Number.parseFloat(fill.inlineSize) / track.clientWidth).toBeCloseTo(0.25, 1)
  expect(fill.direction).toBe(language === 'fa' ? 'rtl' : 'ltr')
})

test('a ring reads out the whole and each section', async () => {
  const screen = await renderIn(
    'en',
    <ProgressRing
      label="CRS score: 379"
      sections={[
        { label: 'Core factors', value: 329, max: 500 },
        { label: 'Additional', value: 0, max: 600 },
      ]}
    >
      379
    </ProgressRing>,
  )
  await expect
    .element(screen.getByRole('img', { name: 'CRS score: 379. Core factors: 329 of 500. Additional: 0 of 600' }))
    .toBeVisible()
})

test("a section's arc is filled by what was reached, as a share of the whole", async () => {
  const screen = await renderIn(
    'en',
    <ProgressRing label="Score" sections={[{ label: 'Only', value: 30, max: 120 }]}>
      30
    </ProgressRing>,
  )
  const [whole, filled] = [...screen.container.querySelectorAll('circle')].map((circle) =>
    Number(getComputedStyle(circle).getPropertyValue('--length')),
  )
  expect([whole, filled]).toEqual([360, 90])
})

test('a path marks the current step and says the state of each', async () => {
  const screen = await renderIn(
    'en',
    <ProgressPath
      label="Your case"
      steps={[
        { label: 'Profile', state: 'done' },
        { label: 'Documents', state: 'current' },
        { label: 'Review', state: 'waiting' },
      ]}
    />,
  )
  const steps = screen.getByRole('list', { name: 'Your case' }).getByRole('listitem')
  expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(steps.elements().map((step) => step.textContent)).toEqual([
    'Profile (Completed)',
    '2Documents (Now)',
    '3Review (Still to come)',
  ])
})
