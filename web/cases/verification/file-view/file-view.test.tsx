import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../../../i18n/i18n.tsx'
import { eventually } from '../../../test/eventually.ts'
import { renderIn } from '../../../ui/render-in.tsx'
import { FileView } from './file-view.tsx'
import { createOpenFiles, type OpenedFile } from './open-files.ts'
import { FIRST_VIEW, type View } from './view-state.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const pictureOf = (versionId: string): OpenedFile => ({
  kind: 'picture',
  url: `${PIXEL}#${versionId}`,
  width: 60,
  height: 80,
})

/** Each file arrives when the test says so. */
function heldBack() {
  const arrivals = new Map<string, () => void>()
  const files = createOpenFiles(
    ({ versionId }) => new Promise((resolve) => arrivals.set(versionId, () => resolve(pictureOf(versionId)))),
  )
  return { files, arrive: (versionId: string) => arrivals.get(versionId)?.() }
}

type ShownProps = { versionId: string; files: ReturnType<typeof createOpenFiles> }

function Shown({ versionId, files }: ShownProps) {
  const [views, setViews] = useState<Record<string, View>>({})
  return (
    <FileView
      files={files}
      fileKey={{ folio: 'A-2222-2222', versionId }}
      label={versionId}
      view={views[versionId] ?? FIRST_VIEW}
      onViewChange={(view) => setViews({ ...views, [versionId]: view })}
      hasKeys
    />
  )
}

async function show(versionId: string) {
  await Promise.all([loadTexts('en', 'verification'), loadTexts('en', 'errors')])
  const held = heldBack()
  const screen = await renderIn('en', <Shown versionId={versionId} files={held.files} />)
  return { ...held, screen, turnTo: (next: string) => screen.rerender(<Shown versionId={next} files={held.files} />) }
}

describe('a file to verify', () => {
  test('is never replaced by the one before it, however late that one arrives', async () => {
    const { screen, turnTo, arrive } = await show('a')
    await turnTo('b')
    arrive('b')
    await expect.element(screen.getByRole('img', { name: 'b', exact: true })).toBeVisible()
    arrive('a')
    await turnTo('b')
    await expect.element(screen.getByRole('img', { name: 'b', exact: true })).toBeVisible()
    expect(screen.getByRole('img', { name: 'a', exact: true }).query()).toBeNull()
  })

  test('is turned and enlarged by keyboard, each version by itself', async () => {
    const { screen, turnTo, arrive } = await show('a')
    arrive('a')
    const picture = screen.getByRole('img', { name: 'a', exact: true })
    await expect.element(picture).toBeVisible()
    await userEvent.keyboard('r')
    await expect.element(picture).toHaveStyle({ transform: 'rotate(90deg)' })
    await userEvent.keyboard('+')
    await expect.element(screen.getByText('300%')).toBeVisible()
    await turnTo('b')
    arrive('b')
    await expect.element(screen.getByRole('img', { name: 'b', exact: true })).toHaveStyle({ transform: 'rotate(0deg)' })
    await turnTo('a')
    await expect.element(picture).toHaveStyle({ transform: 'rotate(90deg)' })
    await expect.element(screen.getByText('300%')).toBeVisible()
  })

  test('of print is as wide as a phone where all of it would be too small to read, and no wider', async () => {
    await page.viewport(390, 667)
    await Promise.all([loadTexts('en', 'verification'), loadTexts('en', 'errors')])
    // A4, in points.
    const sheet = {
      rotate: 0,
      getViewport: ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 842 * scale }),
      render: () => ({ promise: Promise.resolve(), cancel() {} }),
      cleanup() {},
    }
    const pdf = { getPage: async () => sheet, loadingTask: { destroy: async () => {} } }
    const files = createOpenFiles(async () => ({ kind: 'pdf', pdf: pdf as never, pages: 1 }))
    const screen = await renderIn('en', <Shown versionId="a" files={files} />)
    const drawn = screen.getByRole('img')
    await expect.element(drawn).toBeVisible()
    const stage = screen.getByRole('region', { name: 'a' }).element()
    // One point on each side is left for the frame.
    await eventually(() => expect(stage.clientWidth - drawn.element().clientWidth).toBe(2))
    expect(stage.scrollWidth).toBe(stage.clientWidth)
    expect(stage.scrollHeight).toBeGreaterThan(stage.clientHeight)
    await page.viewport(1280, 900)
  })

  test('is drawn from its copy for the screen, and from the original only once it is enlarged beyond that', async () => {
    await Promise.all([loadTexts('en', 'verification'), loadTexts('en', 'errors')])
    const original = `${PIXEL}#original`
    const onScreen = { url: `${PIXEL}#screen`, width: 2000 }
    const files = createOpenFiles(async () => ({ kind: 'picture', url: original, width: 3000, height: 3000, onScreen }))
    const screen = await renderIn('en', <Shown versionId="a" files={files} />)
    const picture = screen.getByRole('img', { name: 'a', exact: true })
    await expect.element(picture).toHaveAttribute('src', onScreen.url)
    const originals = () => [...document.querySelectorAll('img[data-original]')].map((each) => each.getAttribute('src'))
    expect(originals()).toEqual([])
    // Up to a hundred percent, which is beyond two thirds.
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('+')
    await expect.element(screen.getByText('100%')).toBeVisible()
    expect(originals()).toEqual([original])
    await expect.element(picture).toHaveAttribute('src', onScreen.url)
  })
})
