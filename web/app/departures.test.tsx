import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Anchor } from '../ui/link/link.tsx'
import { Departures, useDeparture } from './departures.tsx'

function Reason({ name, stops = true }: { name: string; stops?: boolean }) {
  const { isStopped, stay, leave } = useDeparture(() => stops)
  if (!isStopped) return null
  return (
    <>
      <p>Stopped by {name}</p>
      <button type="button" onClick={stay}>
        Stay
      </button>
      <button type="button" onClick={leave}>
        Leave
      </button>
    </>
  )
}

async function page(...reasons: { name: string; stops?: boolean }[]) {
  const here = (
    <>
      <Anchor to="/there">Go</Anchor>
      {reasons.map((reason) => (
        <Reason key={reason.name} {...reason} />
      ))}
    </>
  )
  const layout = (
    <Departures>
      <Outlet />
    </Departures>
  )
  const router = createMemoryRouter([
    {
      element: layout,
      children: [
        { path: '/', element: here },
        { path: '/there', element: <p>There</p> },
      ],
    },
  ])
  return render(<RouterProvider router={router} />)
}

test('every reason to stay is asked, one after the other, before somebody leaves', async () => {
  const screen = await page({ name: 'a draft' }, { name: 'nothing', stops: false }, { name: 'the connection' })
  await userEvent.click(screen.getByText('Go'))
  await expect.element(screen.getByText('Stopped by a draft')).toBeVisible()
  await userEvent.click(screen.getByText('Leave'))
  await expect.element(screen.getByText('Stopped by the connection')).toBeVisible()
  await userEvent.click(screen.getByText('Leave'))
  await expect.element(screen.getByText('There')).toBeVisible()
})

test('whoever stays is asked anew the next time', async () => {
  const screen = await page({ name: 'a draft' })
  for (let turn = 0; turn < 2; turn += 1) {
    await userEvent.click(screen.getByText('Go'))
    await expect.element(screen.getByText('Stopped by a draft')).toBeVisible()
    await userEvent.click(screen.getByText('Stay'))
    await expect.element(screen.getByText('Stopped by a draft')).not.toBeInTheDocument()
  }
})

test('without a reason nobody is stopped', async () => {
  const screen = await page({ name: 'nothing', stops: false })
  await userEvent.click(screen.getByText('Go'))
  await expect.element(screen.getByText('There')).toBeVisible()
})
