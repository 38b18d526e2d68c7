import type { PageView } from '@rahnama/contract/content/content.ts'
import type { BinnedContent, ContentItem } from '@rahnama/contract/content/content-editing.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { type Answer, useTestApp } from '../../test/test.ts'
import { emptyBin } from '../content.ts'
import { listBin } from './bin.ts'

const t = useTestApp()
const ITEMS = '/api/content-editing/items'
const admin = () => t.as('admin')
const asItem = (answer: Answer) => answer.body as ContentItem

function page(title: string) {
  return { title, description: `About ${title}`, blocks: [{ type: 'prose', prose: `${title}.` }] }
}

async function create(slug: string, texts: Record<string, unknown> = { en: page('Fees') }): Promise<ContentItem> {
  const body = { kind: 'page', slug, facts: { isInFooter: false }, ...texts }
  const answer = await admin().send('POST', ITEMS, { body })
  expect(answer.status).toBe(200)
  return asItem(answer)
}

const save = (id: string, part: string, body: object) => admin().send('PUT', `${ITEMS}/${id}/${part}`, { body })
const publish = (id: string, language: string, version: number, factsVersion = 1) =>
  admin().send('POST', `${ITEMS}/${id}/publish`, { body: { language, version, factsVersion } })
const unpublish = async (id: string, language: 'en' | 'fa') => {
  const { published } = asItem(await admin().send('GET', `${ITEMS}/${id}`)).parts[language]
  return admin().send('POST', `${ITEMS}/${id}/unpublish`, { body: { language, published } })
}
const remove = async (id: string) => {
  const { parts } = asItem(await admin().send('GET', `${ITEMS}/${id}`))
  const versions = { facts: parts.facts.version, en: parts.en.version, fa: parts.fa.version }
  return admin().send('POST', `${ITEMS}/${id}/remove`, { body: { versions } })
}
const BIN = '/api/content-editing/bin'
const bin = async () => (await admin().send('GET', BIN)).body as BinnedContent[]
/** As somebody who has just looked into the bin. */
const inBin = async (id: string, act: 'put-back' | 'delete') => {
  const removedAt = (await bin()).find((each) => each.id === id)?.removedAt
  return admin().send('POST', `${BIN}/${id}/${act}`, { body: { removedAt } })
}
const putBack = (id: string) => inBin(id, 'put-back')
const visit = (slug: string, language = 'en') => t.send('GET', `/api/content/pages/${slug}?language=${language}`)

const idOf = async (kind: string, slug: string) =>
  (await t.db.row<{ id: string }>(sql`select id from content_items where kind = ${kind} and slug = ${slug}`))?.id ?? ''

describe('the types of consultation', () => {
  test('cannot be removed, and stay published in one language at least', async () => {
    const id = await idOf('consultation', 'comprehensive')
    expect((await remove(id)).status).toBe(409)
    expect((await unpublish(id, 'fa')).status).toBe(200)
    expect((await unpublish(id, 'en')).status).toBe(409)
  })

  test('are three: a fourth is refused', async () => {
    const text = { title: 'Express', text: 'At once.', fee: '50 CAD', action: 'Book' }
    const answer = await admin().send('POST', ITEMS, {
      body: { kind: 'consultation', slug: 'express', facts: {}, en: text },
    })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: 'kind', fault: 'NOT_A_CHOICE' }] } })
  })

  test.each([
    [{ from: 45, unit: 'minutes', isAtLeast: false }],
    [{ from: 30, to: 40, unit: 'minutes', isAtLeast: false }],
    [{ from: 30, unit: 'hours', isAtLeast: false }],
    [null],
  ])('last as long as their slots: the claim %j is refused', async (figure) => {
    const id = await idOf('claim', 'consultation-initial')
    const body = { figure, owner: 'Office', reviewBy: '2027-06-01' }
    expect(await save(id, 'facts', { version: 1, body })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'body.figure.from', fault: 'SET_BY_RULES' }] },
    })
  })

  test('may be vouched for again with the length they have', async () => {
    const id = await idOf('claim', 'consultation-initial')
    const figure = { from: 30, unit: 'minutes', isAtLeast: false }
    const body = { figure, owner: 'Office', reviewBy: '2027-06-01' }
    expect((await save(id, 'facts', { version: 1, body })).status).toBe(200)
  })
})

describe('drafts and publishing', () => {
  test('a draft is not found by the public, the published text is, and a newer draft does not replace it', async () => {
    const { id } = await create('fees')
    expect((await visit('fees')).status).toBe(404)
    await publish(id, 'en', 1)
    expect((await visit('fees')).body).toMatchObject({ title: 'Fees', path: '/pages/fees', languages: ['en'] })
    await save(id, 'en', { version: 1, body: page('Prices') })
    expect((await visit('fees')).body).toMatchObject({ title: 'Fees' })
    await publish(id, 'en', 2)
    expect((await visit('fees')).body).toMatchObject({ title: 'Prices' })
  })

  test('new facts wait for the next publish', async () => {
    const { id } = await create('hours')
    await publish(id, 'en', 1)
    await save(id, 'facts', { version: 1, body: { isInFooter: true } })
    const footer = async () => {
      const site = (await t.send('GET', '/api/content/site?language=en')).body as { footerPages: { path: string }[] }
      return site.footerPages.map(({ path }) => path)
    }
    expect(await footer()).not.toContain('/pages/hours')
    await publish(id, 'en', 1, 2)
    expect(await footer()).toContain('/pages/hours')
  })

  test('what is taken back is gone, and a page of the site keeps one language', async () => {
    const { id } = await create('offer')
    await publish(id, 'en', 1)
    await unpublish(id, 'en')
    expect((await visit('offer')).status).toBe(404)
    const [landing] = await t.db.rows<{ id: string }>(sql`select id from content_items where slug = 'landing'`)
    expect((await unpublish(landing?.id ?? '', 'fa')).status).toBe(200)
    expect((await unpublish(landing?.id ?? '', 'en')).body).toMatchObject({ code: 'CONFLICT', field: 'language' })
  })

  test('nobody takes back a version they have not seen', async () => {
    const { id } = await create('unseen-publication')
    await publish(id, 'en', 1)
    await save(id, 'en', { version: 1, body: page('Other fees') })
    await publish(id, 'en', 2)
    const late = await admin().send('POST', `${ITEMS}/${id}/unpublish`, { body: { language: 'en', published: 1 } })
    expect(late.body).toMatchObject({ code: 'CONFLICT', params: { published: 2 } })
    expect((await visit('unseen-publication')).status).toBe(200)
  })

  test('who published and when is on record', async () => {
    const { id } = await create('signed')
    const { parts } = asItem(await publish(id, 'en', 1))
    expect(parts.en).toMatchObject({ publishedAt: '2026-11-15T12:00:00.000Z', publishedBy: 'Robin Sample' })
    expect(parts.fa).toMatchObject({ published: null, publishedAt: null, publishedBy: null })
  })

  test('nobody publishes a version they have not seen', async () => {
    const { id } = await create('notice')
    await save(id, 'en', { version: 1, body: page('Other notice') })
    expect((await publish(id, 'en', 1)).status).toBe(409)
    expect((await publish(id, 'fa', 0)).status).toBe(404)
  })

  test('nobody publishes facts they have not seen', async () => {
    const { id } = await create('unseen-facts')
    await publish(id, 'en', 1)
    await save(id, 'facts', { version: 1, body: { isInFooter: true } })
    expect(await publish(id, 'en', 1)).toMatchObject({ status: 409, body: { params: { version: 2 } } })
    expect(asItem(await admin().send('GET', `${ITEMS}/${id}`)).parts.facts).toMatchObject({ published: 1, version: 2 })
    expect(asItem(await publish(id, 'en', 1, 2)).parts.facts.published).toBe(2)
  })
})

describe('two languages', () => {
  test('a page in one language is read in it by everybody, said to be so, and not written back', async () => {
    const { id } = await create('only-english')
    await publish(id, 'en', 1)
    expect((await visit('only-english', 'fa')).body).toMatchObject({ language: 'en', title: 'Fees', languages: ['en'] })
    const item = asItem(await admin().send('GET', `${ITEMS}/${id}`))
    expect([item.bodies.fa, item.parts.fa.version]).toEqual([null, 0])
  })

  test('each language is published on its own', async () => {
    const { id } = await create('both', { en: page('Fees'), fa: page('هزینه‌ها') })
    await publish(id, 'fa', 1)
    expect((await visit('both', 'en')).body).toMatchObject({ language: 'fa', title: 'هزینه‌ها' })
    await publish(id, 'en', 1)
    expect((await visit('both', 'en')).body).toMatchObject({ language: 'en', title: 'Fees', languages: ['en', 'fa'] })
  })

  test('a translation is stale when the other language moved on, until it is said to keep step', async () => {
    const { id } = await create('stale', { en: page('Fees'), fa: page('هزینه‌ها') })
    const stale = (item: ContentItem) => ({ en: item.parts.en.isStale, fa: item.parts.fa.isStale })
    const moved = asItem(await save(id, 'en', { version: 1, body: page('Fees of 2027') }))
    expect(stale(moved)).toEqual({ en: false, fa: true })
    const touched = asItem(await save(id, 'fa', { version: 1, body: page('هزینهٔ ما') }))
    expect(stale(touched)).toEqual({ en: true, fa: true })
    const followed = asItem(await save(id, 'fa', { version: 2, body: page('هزینه‌های ۲۰۲۷'), keepsStep: true }))
    expect(stale(followed)).toEqual({ en: false, fa: false })
  })

  test('a translation is not stale once the other language is back at the words it kept step with', async () => {
    const { id } = await create('back', { en: page('Fees'), fa: page('هزینه‌ها') })
    await save(id, 'en', { version: 1, body: page('Prices') })
    await save(id, 'en', { version: 2, body: page('Costs') })
    const restore = async (number: number, version: number) =>
      asItem(await admin().send('POST', `${ITEMS}/${id}/restore`, { body: { part: 'en', number, version } })).parts.fa
    expect((await restore(2, 3)).isStale).toBe(true)
    expect((await restore(1, 4)).isStale).toBe(false)
  })

  test('the first translation is in step with what it translates', async () => {
    const { id } = await create('late')
    await save(id, 'en', { version: 1, body: page('Fees again') })
    const item = asItem(await save(id, 'fa', { version: 0, body: page('هزینه‌ها') }))
    expect([item.parts.en.isStale, item.parts.fa.isStale]).toEqual([false, false])
  })
})

describe('versions', () => {
  test('name their author and time, and an old one can be restored as the newest', async () => {
    const author = await t.signIn('admin')
    const { id } = await create('history')
    await t.send('PUT', `${ITEMS}/${id}/en`, { token: author.token, body: { version: 1, body: page('Second') } })
    const restored = asItem(
      await admin().send('POST', `${ITEMS}/${id}/restore`, { body: { part: 'en', number: 1, version: 2 } }),
    )
    expect(restored.bodies.en).toMatchObject({ title: 'Fees' })
    const english = restored.versions.filter(({ part }) => part === 'en')
    expect(english.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    expect(english[1]).toMatchObject({ savedBy: 'Robin Sample', savedAt: '2026-11-15T12:00:00.000Z' })
    const second = await admin().send('GET', `${ITEMS}/${id}/versions/en/2`)
    expect(second.body).toMatchObject({ body: { title: 'Second' }, isPublished: false })
    expect((await admin().send('GET', `${ITEMS}/${id}/versions/en/9`)).status).toBe(404)
  })

  test('the second of two admins is told who was first, can read what they wrote, and overwrites nothing', async () => {
    const { id } = await create('contested')
    const [one, two] = [await t.signIn('admin'), await t.signIn('admin')]
    const saveAs = (token: string, title: string) =>
      t.send('PUT', `${ITEMS}/${id}/en`, { token, body: { version: 1, body: page(title) } })
    const answers = await Promise.all([saveAs(one.token, 'Mine'), saveAs(two.token, 'Yours')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const [saved] = answers.filter(({ status }) => status === 200).map(asItem)
    expect(refused?.body).toMatchObject({
      code: 'CONFLICT',
      params: { version: 2, savedBy: 'Robin Sample', savedAt: '2026-11-15T12:00:00.000Z' },
    })
    const theirs = await admin().send('GET', `${ITEMS}/${id}/versions/en/2`)
    expect(theirs.body).toMatchObject({ body: saved?.bodies.en })
  })
})

describe('what may be saved', () => {
  test('a faulty text points at its field', async () => {
    const { id } = await create('faulty')
    const answer = await save(id, 'en', {
      version: 1,
      body: { ...page('Fees'), title: ' ', blocks: [{ type: 'hero' }] },
    })
    expect(answer.body).toMatchObject({
      code: 'INVALID_INPUT',
      issues: expect.arrayContaining([
        { field: 'body.title', fault: 'REQUIRED', params: { min: 1 } },
        expect.objectContaining({ field: 'body.blocks.0.title' }),
      ]),
    })
  })

  test('a link to a script is refused', async () => {
    const { id } = await create('script')
    const action = {
      type: 'call-to-action',
      title: 'Go',
      text: 'Go.',
      actions: [{ label: 'x', href: 'javascript:alert(1)' }],
    }
    const answer = await save(id, 'en', { version: 1, body: { ...page('Fees'), blocks: [action] } })
    expect(answer.body).toMatchObject({ issues: [{ field: 'body.blocks.0.actions.0.href', fault: 'INVALID' }] })
  })

  test('a figure that is not in the register is refused', async () => {
    const { id } = await create('invented')
    const blocks = [{ type: 'prose', prose: 'We won {{medals}} medals.' }]
    const answer = await save(id, 'en', { version: 1, body: { ...page('Fees'), blocks } })
    expect(answer.body).toMatchObject({ issues: [{ field: 'body', fault: 'NOT_A_CHOICE' }] })
  })

  test('a slug is taken once per kind, in the form of an address', async () => {
    await create('taken')
    const again = (slug: string) =>
      admin().send('POST', ITEMS, { body: { kind: 'page', slug, facts: { isInFooter: false }, en: page('Fees') } })
    expect((await again('taken')).body).toMatchObject({ code: 'CONFLICT', field: 'slug' })
    expect((await again('Not A Slug')).status).toBe(400)
  })

  test.each(['student', 'case_review_agent', 'referral_agent'] as const)('a %s writes nothing', async (role) => {
    const { id } = await create(`shut-to-${role.replaceAll('_', '-')}`)
    const body = { version: 1, body: page('Defaced') }
    expect((await t.as(role).send('PUT', `${ITEMS}/${id}/en`, { body })).status).toBe(403)
    expect(asItem(await admin().send('GET', `${ITEMS}/${id}`)).bodies.en).toMatchObject({ title: 'Fees' })
  })
})

describe('order and bin', () => {
  test('values are shown in the order an admin gives, and only a whole list is taken', async () => {
    const rows = async () => (await admin().send('GET', `${ITEMS}?kind=value`)).body as ContentItem[]
    const ids = (await rows()).map(({ id }) => id).reverse()
    const reorder = (list: string[], before: string[]) =>
      admin().send('PUT', '/api/content-editing/order', { body: { kind: 'value', ids: list, before } })
    expect((await reorder(ids, ids.toReversed())).status).toBe(200)
    expect((await rows()).map(({ id }) => id)).toEqual(ids)
    expect((await reorder(ids.slice(1), ids)).status).toBe(409)
    expect((await reorder(ids, ids.toReversed())).status, 'over an order that is gone').toBe(409)
  })

  test('what is removed is gone from the site, waits in the bin for 30 days, and comes back as it was', async () => {
    const { id } = await create('binned')
    await publish(id, 'en', 1)
    expect((await remove(id)).status).toBe(200)
    expect((await visit('binned')).status).toBe(404)
    expect((await bin()).map((row) => row.id)).toContain(id)
    expect((await putBack(id)).status).toBe(200)
    expect((await visit('binned')).status).toBe(200)
    await remove(id)
    const purgeOn = (now: string) => emptyBin({ ...t.deps, now: () => new Date(now) })
    await purgeOn('2026-12-14T12:00:00Z')
    expect((await bin()).map((row) => row.id)).toContain(id)
    await purgeOn('2026-12-16T12:00:00Z')
    expect((await bin()).map((row) => row.id)).not.toContain(id)
  })

  test('the bin says what lies there, who put it in, when, and for how many days more', async () => {
    const { id } = await create('in-the-bin', { en: page('Fees'), fa: page('هزینه‌ها') })
    await remove(id)
    const shown = async (now: string) =>
      (await listBin({ ...t.deps, now: () => new Date(now) })).find((each) => each.id === id)
    expect(await shown('2026-11-15T12:00:00Z')).toEqual({
      id,
      kind: 'page',
      slug: 'in-the-bin',
      titles: { en: 'Fees', fa: 'هزینه‌ها' },
      removedAt: '2026-11-15T12:00:00.000Z',
      removedBy: 'Robin Sample',
      daysLeft: 30,
    })
    expect((await shown('2026-12-14T12:00:01Z'))?.daysLeft).toBe(1)
    expect((await shown('2026-12-20T12:00:00Z'))?.daysLeft).toBe(0)
  })

  test('nobody removes what a colleague has just changed', async () => {
    const { id } = await create('changed-meanwhile')
    await save(id, 'en', { version: 1, body: page('Better fees') })
    const body = { versions: { facts: 1, en: 1, fa: 0 } }
    expect((await admin().send('POST', `${ITEMS}/${id}/remove`, { body })).body).toMatchObject({
      code: 'CONFLICT',
      params: { version: 2, savedBy: 'Robin Sample' },
    })
  })

  test('only what lies in the bin is deleted for ever, with all its versions', async () => {
    const { id } = await create('for-ever')
    const removedAt = '2026-11-15T12:00:00.000Z'
    expect((await admin().send('POST', `${BIN}/${id}/delete`, { body: { removedAt } })).status).toBe(404)
    await remove(id)
    const earlier = { removedAt: '2026-11-14T12:00:00.000Z' }
    expect((await admin().send('POST', `${BIN}/${id}/delete`, { body: earlier })).status).toBe(404)
    expect((await inBin(id, 'delete')).status).toBe(200)
    expect((await admin().send('GET', `${ITEMS}/${id}`)).status).toBe(404)
    expect(await t.db.rows(sql`select from content_versions where item_id = ${id}`)).toEqual([])
    expect((await admin().send('POST', `${BIN}/${id}/put-back`, { body: { removedAt } })).status).toBe(404)
  })

  test('when everything under a heading is taken back, the heading goes, too', async () => {
    const typesShown = async () => ((await visit('about-us')).body as PageView).blocks.map(({ type }) => type)
    const before = await typesShown()
    expect(before).toContain('values')
    const values = (await admin().send('GET', `${ITEMS}?kind=value`)).body as ContentItem[]
    for (const { id } of values) await remove(id)
    expect(await typesShown()).toEqual(before.filter((type) => type !== 'values'))
    for (const { id } of values) await putBack(id)
    expect(await typesShown()).toEqual(before)
  })

  test('a story whose service is removed tells no service, and tells it again when it is back', async () => {
    const id = await idOf('service', 'express-entry')
    const servicesTold = async () => {
      const { blocks } = (await visit('success-stories')).body as PageView
      const stories = blocks.flatMap((block) => (block.type === 'stories' ? block.stories : []))
      return stories.map(({ service }) => service?.title ?? null)
    }
    const before = await servicesTold()
    expect(before).toContain('Express Entry')
    await remove(id)
    expect(await servicesTold()).toEqual(before.map((title) => (title === 'Express Entry' ? null : title)))
    await putBack(id)
    expect(await servicesTold()).toEqual(before)
  })

  test('a page cannot come back to a slug that has been given away, and the landing page cannot go', async () => {
    const { id } = await create('reused')
    await remove(id)
    await create('reused')
    expect((await putBack(id)).body).toMatchObject({
      code: 'CONFLICT',
      field: 'slug',
    })
    const [landing] = await t.db.rows<{ id: string }>(sql`select id from content_items where slug = 'landing'`)
    expect((await remove(landing?.id ?? '')).status).toBe(409)
  })
})
