import type { MediaItem, MediaRow } from '@rahnama/contract/media/media.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { atTheDesk, press, refuse } from '../cases/at-the-desk.test-data.tsx'
import ImagesPage from './images-page.tsx'

const id = '66666666-6666-4666-8666-666666666666'
const PIXEL = 'data:image/gif;base64,R0lGODdhAQABAIABADNmmf///ywAAAAAAQABAAACAkQBADs='
const row: MediaRow = {
  ...{ id, kind: 'image', name: 'Harbour', type: 'jpg', size: 2_400_000, width: 1200, height: 800, state: 'ready' },
  ...{ fault: null, alt: { en: 'Ships at rest', fa: '' }, isDecorative: false, link: `/media/${id}`, uses: 1 },
  ...{ addedAt: '2026-11-15T12:00:00.000Z', addedBy: 'Robin Sample', version: 1 },
  picture: { src: PIXEL, width: 1200, height: 800, alt: '', sources: [] },
}
const item: MediaItem = {
  ...{ ...row, replacement: null, removedAt: null },
  variants: [{ format: 'avif', width: 640, height: 427, size: 30_000, src: '/media/a.avif' }],
  usedIn: [
    {
      ...{ place: 'published', part: 'en', settings: null },
      item: { id, kind: 'article', slug: 'a', titles: { en: 'Your first winter', fa: null }, isInBin: false },
    },
  ],
}
const ONE = `/api/media/${id}`
const list = { rows: [row], next: null, total: { count: 1, isMore: false } }

const show = (answers: object = {}) =>
  atTheDesk(<ImagesPage />, {
    answers: { 'GET /api/media': list, [`GET ${ONE}`]: item, ...answers },
    texts: ['media', 'resource', 'admin', 'uploads'],
  })

afterEach(() => vi.restoreAllMocks())

test('images are shown by sight or as a table, and say what keeps them from being published', async () => {
  const { screen } = await show()
  const tiles = screen.getByRole('list', { name: 'Images' })
  await expect.element(tiles.getByText('Description missing')).toBeVisible()
  await press(screen.getByRole('button', { name: 'As a table' }))
  await expect.element(screen.getByRole('row', { name: /Harbour.*In 1 place/ })).toBeVisible()
})

test('an image is described in both languages, and says where it is used and in which sizes it is offered', async () => {
  const { screen, server } = await show({ [`PUT ${ONE}`]: { ...item, version: 2 } })
  await press(screen.getByRole('link', { name: /Harbour/ }))
  const sheet = screen.getByRole('dialog', { name: 'Image' })
  await expect.element(sheet.getByRole('link', { name: 'Your first winter' })).toBeVisible()
  await press(sheet.getByText('Sizes and formats'))
  await expect.element(sheet.getByRole('row', { name: /AVIF 640 × 427/ })).toBeVisible()
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Description in Persian' }), 'کشتی‌ها در بندر')
  await press(sheet.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => server.acts)
    .toMatchObject([
      { method: 'PUT', body: { version: 1, alt: { en: 'Ships at rest', fa: 'کشتی‌ها در بندر' }, isDecorative: false } },
    ])
})

test('what is used is not removed, and the answer points to where; what is not, can be put back at once', async () => {
  const { screen, server } = await show({ [`POST ${ONE}/remove`]: refuse('CONFLICT') })
  await press(screen.getByRole('link', { name: /Harbour/ }))
  await press(screen.getByRole('button', { name: 'Remove' }))
  await expect.element(screen.getByText(/in use and cannot be removed/)).toBeVisible()
  const removed = { id, kind: 'image', name: 'Harbour', thumbnail: null, removedAt: row.addedAt, removedBy: null }
  server.answers[`POST ${ONE}/remove`] = { ...removed, daysLeft: 30 }
  server.answers[`POST ${ONE}/put-back`] = item
  await press(screen.getByRole('button', { name: 'Remove' }))
  await press(screen.getByRole('button', { name: 'Put back' }))
  await expect
    .poll(() => server.acts.at(-1))
    .toMatchObject({ path: `${ONE}/put-back`, body: { removedAt: row.addedAt } })
})

test('one that could not be read says so and why', async () => {
  const refused = { state: 'refused', fault: 'TOO_MANY_PIXELS', picture: null, variants: [] } as const
  const { screen } = await show({
    'GET /api/media': { ...list, rows: [{ ...row, ...refused }] },
    [`GET ${ONE}`]: { ...item, ...refused },
  })
  await press(screen.getByRole('link', { name: /Harbour/ }))
  await expect.element(screen.getByRole('dialog').getByText(/more than 50 million pixels/)).toBeVisible()
})
