import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { ButtonLink, TextLink } from './link.tsx'

test('a link inside the app changes the route without leaving the page', async () => {
  const screen = await renderIn(
    'en',
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<TextLink to="/services">Services</TextLink>} />
        <Route path="/services" element={<h1>What we do</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  await screen.getByRole('link', { name: 'Services' }).click()
  await expect.element(screen.getByRole('heading', { name: 'What we do' })).toBeVisible()
})

test('a link out of the app needs no router', async () => {
  const screen = await renderIn('en', <TextLink href="mailto:office@rahnama.example">Write to us</TextLink>)
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'mailto:office@rahnama.example')
})

test('a link shown as a button is still a link, named by its text alone', async () => {
  const screen = await renderIn(
    'fa',
    <ButtonLink href="/auth" variant="primary" iconEnd="arrow-forward">
      شروع کنید
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'شروع کنید', exact: true })
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
