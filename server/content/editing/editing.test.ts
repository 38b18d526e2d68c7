import { content } from '@rahnama/contract/content/content.ts'
import { type ContentItem, contentEditing } from '@rahnama/contract/content/content-editing.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { useTestApp } from '../../test/test.ts'
import { emptyBin } from '../content.ts'
import { listBin } from './bin.ts'

const t = useTestApp()
const admin = () => t.as('admin')

type Body = Record<string, unknown>

function page(title: string): Body {
  return { title, description: `About ${title}`, blocks: [{ type: 'prose', prose: `${title}.` }] }
}

function create(slug: string, texts: { en?: Body; fa?: Body } = { en: page('Fees') }): Promise<ContentItem> {
  return admin().call(contentEditing.create, { kind: 'page', slug, facts: { isInFooter: false }, ...texts })
}

type Part = 'facts' | Language
type Saved = { version: number; body: Body; keepsStep?: boolean }
const read = (id: string) => admin().call(contentEditing.read, { id })
const save = (id: string, part: Part, saved: Saved) => admin().call(contentEditing.save, { id, part, ...saved })
const refuseSave = (id: string, part: Part, saved: Saved) => admin().refuse(contentEditing.save, { id, part, ...saved })
const publish = (id: string, language: Language, version: number, factsVersion = 1) =>
  admin().call(contentEditing.publish, { id, language, version, factsVersion })
const refusePublish = (id: string, language: Language, version: number, factsVersion = 1) =>
  admin().refuse(contentEditing.publish, { id, language, version, factsVersion })
/** Everything is asked for as somebody who has just looked. */
const published = async (id: string, language: Language) => {
  const { parts } = await read(id)
  return { id, language, published: parts[language].published ?? 0 }
}
const unpublish = async (id: string, language: Language) =>
  admin().call(contentEditing.unpublish, await published(id, language))
const refuseUnpublish = async (id: string, language: Language) =>
  admin().refuse(contentEditing.unpublish, await published(id, language))
const seen = async (id: string) => {
  const { parts } = await read(id)
  return { id, versions: { facts: parts.facts.version, en: parts.en.version, fa: parts.fa.version } }
}
const remove = async (id: string) => admin().call(contentEditing.remove, await seen(id))
const refuseRemove = async (id: string) => admin().refuse(contentEditing.remove, await seen(id))
const bin = () => admin().call(contentEditing.bin, {})
const inBin = async (id: string) => ({ id, removedAt: (await bin()).find((each) => each.id === id)?.removedAt ?? '' })
const putBack = async (id: string) => admin().call(contentEditing.putBack, await inBin(id))
const visit = (slug: string, language: Language = 'en') => t.call(content.page, { slug, language })
const refuseVisit = async (slug: string) => (await t.refuse(content.page, { slug, language: 'en' })).status

const idOf = async (kind: string, slug: string) =>
  (await t.db.row<{ id: string }>(sql`select id from content_items where kind = ${kind} and slug = ${slug}`))?.id ?? ''

describe('the types of consultation', () => {
  test('cannot be removed, and stay published in one language at least', async () => {
    const id = await idOf('consultation', 'comprehensive')
    expect((await refuseRemove(id)).status).toBe(409)
    await unpublish(id, 'fa')
    expect((await refuseUnpublish(id, 'en')).status).toBe(409)
  })

  test('are three: a fourth is refused', async () => {
    const text = { title: 'Express', text: 'At once.', fee: '50 CAD', action: 'Book' }
    const fourth = { kind: 'consultation', slug: 'express', facts: {}, en: text }
    expect(await admin().refuse(contentEditing.create, fourth)).toMatchObject({
      status: 400,
      issues: [{ field: 'kind', fault: 'NOT_A_CHOICE' }],
    })
  })

  test.each([
    [{ from: 45, unit: 'minutes', isAtLeast: false }],
    [{ from: 30, to: 40, unit: 'minutes', isAtLeast: false }],
    [{ from: 30, unit: 'hours', isAtLeast: false }],
    [null],
  ])('last as long as their slots: the claim %j is refused', async (figure) => {
    const id = await idOf('claim', 'consultation-initial')
    const body = { figure, owner: 'Office', reviewBy: '2027-06-01' }
    expect(await refuseSave(id, 'facts', { version: 1, body })).toMatchObject({
      status: 400,
      issues: [{ field: 'body.figure.from', fault: 'SET_BY_RULES' }],
    })
  })

  test('may be vouched for again with the length they have', async () => {
    const id = await idOf('claim', 'consultation-initial')
    const figure = { from: 30, unit: 'minutes', isAtLeast: false }
    const body = { figure, owner: 'Office', reviewBy: '2027-06-01' }
    expect((await save(id, 'facts', { version: 1, body })).parts.facts.version).toBe(2)
  })
})

describe('drafts and publishing', () => {
  test('a draft is not found by the public, the published text is, and a newer draft does not replace it', async () => {
    const { id } = await create('fees')
    expect(await refuseVisit('fees')).toBe(404)
    await publish(id, 'en', 1)
    expect(await visit('fees')).toMatchObject({ title: 'Fees', path: '/pages/fees', languages: ['en'] })
    await save(id, 'en', { version: 1, body: page('Prices') })
    expect(await visit('fees')).toMatchObject({ title: 'Fees' })
    await publish(id, 'en', 2)
    expect(await visit('fees')).toMatchObject({ title: 'Prices' })
  })

  test('new facts wait for the next publish', async () => {
    const { id } = await create('hours')
    await publish(id, 'en', 1)
    await save(id, 'facts', { version: 1, body: { isInFooter: true } })
    const footer = async () => {
      const { footerPages } = await t.call(content.site, { language: 'en' })
      return footerPages.map(({ path }) => path)
    }
    expect(await footer()).not.toContain('/pages/hours')
    await publish(id, 'en', 1, 2)
    expect(await footer()).toContain('/pages/hours')
  })

  test('what is taken back is gone, and a page of the site keeps one language', async () => {
    const { id } = await create('offer')
    await publish(id, 'en', 1)
    await unpublish(id, 'en')
    expect(await refuseVisit('offer')).toBe(404)
    const [landing] = await t.db.rows<{ id: string }>(sql`select id from content_items where slug = 'landing'`)
    await unpublish(landing?.id ?? '', 'fa')
    expect(await refuseUnpublish(landing?.id ?? '', 'en')).toMatchObject({ code: 'CONFLICT', field: 'language' })
  })

  test('nobody takes back a version they have not seen', async () => {
    const { id } = await create('unseen-publication')
    await publish(id, 'en', 1)
    await save(id, 'en', { version: 1, body: page('Other fees') })
    await publish(id, 'en', 2)
    const late = await admin().refuse(contentEditing.unpublish, { id, language: 'en', published: 1 })
    expect(late).toMatchObject({ code: 'CONFLICT', params: { published: 2 } })
    expect(await visit('unseen-publication')).toMatchObject({ title: 'Other fees' })
  })

  test('who published and when is on record', async () => {
    const { id } = await create('signed')
    const { parts } = await publish(id, 'en', 1)
    expect(parts.en).toMatchObject({ publishedAt: '2026-11-15T12:00:00.000Z', publishedBy: 'Robin Sample' })
    expect(parts.fa).toMatchObject({ published: null, publishedAt: null, publishedBy: null })
  })

  test('nobody publishes a version they have not seen', async () => {
    const { id } = await create('notice')
    await save(id, 'en', { version: 1, body: page('Other notice') })
    expect((await refusePublish(id, 'en', 1)).status).toBe(409)
    expect((await refusePublish(id, 'fa', 0)).status).toBe(404)
  })

  test('nobody publishes facts they have not seen', async () => {
    const { id } = await create('unseen-facts')
    await publish(id, 'en', 1)
    await save(id, 'facts', { version: 1, body: { isInFooter: true } })
    expect(await refusePublish(id, 'en', 1)).toMatchObject({ status: 409, params: { version: 2 } })
    expect((await read(id)).parts.facts).toMatchObject({ published: 1, version: 2 })
    expect((await publish(id, 'en', 1, 2)).parts.facts.published).toBe(2)
  })
})

describe('two languages', () => {
  test('a page in one language is read in it by everybody, said to be so, and not written back', async () => {
    const { id } = await create('only-english')
    await publish(id, 'en', 1)
    expect(await visit('only-english', 'fa')).toMatchObject({ language: 'en', title: 'Fees', languages: ['en'] })
    const item = await read(id)
    expect([item.bodies.fa, item.parts.fa.version]).toEqual([null, 0])
  })

  test('each language is published on its own', async () => {
    const { id } = await create('both', { en: page('Fees'), fa: page('هزینه‌ها') })
    await publish(id, 'fa', 1)
    expect(await visit('both', 'en')).toMatchObject({ language: 'fa', title: 'هزینه‌ها' })
    await publish(id, 'en', 1)
    expect(await visit('both', 'en')).toMatchObject({ language: 'en', title: 'Fees', languages: ['en', 'fa'] })
  })

  test('a translation is stale when the other language moved on, until it is said to keep step', async () => {
    const { id } = await create('stale', { en: page('Fees'), fa: page('هزینه‌ها') })
    const stale = (item: ContentItem) => ({ en: item.parts.en.isStale, fa: item.parts.fa.isStale })
    const moved = await save(id, 'en', { version: 1, body: page('Fees of 2027') })
    expect(stale(moved)).toEqual({ en: false, fa: true })
    const touched = await save(id, 'fa', { version: 1, body: page('هزینهٔ ما') })
    expect(stale(touched)).toEqual({ en: true, fa: true })
    const followed = await save(id, 'fa', { version: 2, body: page('هزینه‌های ۲۰۲۷'), keepsStep: true })
    expect(stale(followed)).toEqual({ en: false, fa: false })
  })

  test('a translation is not stale once the other language is back at the words it kept step with', async () => {
    const { id } = await create('back', { en: page('Fees'), fa: page('هزینه‌ها') })
    await save(id, 'en', { version: 1, body: page('Prices') })
    await save(id, 'en', { version: 2, body: page('Costs') })
    const restore = async (number: number, version: number) =>
      (await admin().call(contentEditing.restore, { id, part: 'en', number, version })).parts.fa
    expect((await restore(2, 3)).isStale).toBe(true)
    expect((await restore(1, 4)).isStale).toBe(false)
  })

  test('the first translation is in step with what it translates', async () => {
    const { id } = await create('late')
    await save(id, 'en', { version: 1, body: page('Fees again') })
    const item = await save(id, 'fa', { version: 0, body: page('هزینه‌ها') })
    expect([item.parts.en.isStale, item.parts.fa.isStale]).toEqual([false, false])
  })
})

describe('versions', () => {
  test('name their author and time, and an old one can be restored as the newest', async () => {
    const author = await t.signIn('admin')
    const { id } = await create('history')
    await t.as(author).call(contentEditing.save, { id, part: 'en', version: 1, body: page('Second') })
    const restored = await admin().call(contentEditing.restore, { id, part: 'en', number: 1, version: 2 })
    expect(restored.bodies.en).toMatchObject({ title: 'Fees' })
    const english = restored.versions.filter(({ part }) => part === 'en')
    expect(english.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    expect(english[1]).toMatchObject({ savedBy: 'Robin Sample', savedAt: '2026-11-15T12:00:00.000Z' })
    const second = await admin().call(contentEditing.readVersion, { id, part: 'en', number: 2 })
    expect(second).toMatchObject({ body: { title: 'Second' }, isPublished: false })
    expect((await admin().refuse(contentEditing.readVersion, { id, part: 'en', number: 9 })).status).toBe(404)
  })

  test('the second of two admins is told who was first, can read what they wrote, and overwrites nothing', async () => {
    const { id } = await create('contested')
    const [one, two] = [await t.signIn('admin'), await t.signIn('admin')]
    const saveAs = (author: typeof one, title: string) =>
      t.as(author).call(contentEditing.save, { id, part: 'en', version: 1, body: page(title) })
    const answers = await Promise.allSettled([saveAs(one, 'Mine'), saveAs(two, 'Yours')])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [saved] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const [refused] = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
    expect(refused).toContain('answered 409')
    expect(await refuseSave(id, 'en', { version: 1, body: page('Yours') })).toMatchObject({
      code: 'CONFLICT',
      params: { version: 2, savedBy: 'Robin Sample', savedAt: '2026-11-15T12:00:00.000Z' },
    })
    const theirs = await admin().call(contentEditing.readVersion, { id, part: 'en', number: 2 })
    expect(theirs.body).toEqual(saved?.bodies.en)
  })
})

describe('what may be saved', () => {
  test('a draft may be unfinished; publishing names each field that is missing, with its part', async () => {
    const blocks = [
      { type: 'hero', actions: [] },
      { type: 'steps', title: 'Steps', steps: [{ title: 'One', text: ' ' }] },
    ]
    const { id } = await create('unfinished', { en: { title: '', blocks }, fa: page('هزینه‌ها') })
    const saved = await save(id, 'facts', { version: 1, body: {} })
    expect([saved.titles.en, saved.bodies.en]).toEqual([null, { title: '', blocks }])
    const refused = await refusePublish(id, 'en', 1, 2)
    expect(refused.code).toBe('INVALID_INPUT')
    expect(refused.issues?.map(({ field, fault }) => `${field} ${fault}`)).toEqual([
      'facts.isInFooter REQUIRED',
      'en.title REQUIRED',
      'en.description REQUIRED',
      'en.blocks.0.title REQUIRED',
      'en.blocks.0.lead REQUIRED',
      'en.blocks.1.steps.0.text REQUIRED',
      'en.blocks.1.steps TOO_SMALL',
    ])
    await save(id, 'facts', { version: 2, body: { isInFooter: false } })
    await publish(id, 'fa', 1, 3)
    expect(await visit('unfinished', 'en')).toMatchObject({ language: 'fa', title: 'هزینه‌ها' })
  })

  test('an unfinished claim waits in the register without a date', async () => {
    const draft = { kind: 'claim', slug: 'half-a-claim', facts: { figure: null }, en: { label: 'Half' } } as const
    const { id } = await admin().call(contentEditing.create, draft)
    const reviews = await admin().call(contentEditing.claimReviews, {})
    expect(reviews.at(-1)).toMatchObject({ id, owner: null, reviewBy: null, isOverdue: false })
  })

  test('what is wrong and not only missing is refused in a draft, too, at its field', async () => {
    const { id } = await create('faulty')
    const body = { ...page('x'.repeat(201)), blocks: [{ type: 'nothing-we-know' }] }
    expect(await refuseSave(id, 'en', { version: 1, body })).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [
        { field: 'body.title', fault: 'TOO_LONG' },
        { field: 'body.blocks.0.type', fault: 'INVALID' },
      ],
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
    const answer = await refuseSave(id, 'en', { version: 1, body: { ...page('Fees'), blocks: [action] } })
    expect(answer).toMatchObject({ issues: [{ field: 'body.blocks.0.actions.0.href', fault: 'INVALID' }] })
  })

  test('a figure that is not in the register is refused', async () => {
    const { id } = await create('invented')
    const blocks = [{ type: 'prose', prose: 'We won {{medals}} medals.' }]
    const answer = await refuseSave(id, 'en', { version: 1, body: { ...page('Fees'), blocks } })
    expect(answer).toMatchObject({ issues: [{ field: 'body', fault: 'NOT_A_CHOICE' }] })
  })

  test('a slug is taken once per kind, in the form of an address', async () => {
    await create('taken')
    const again = (slug: string) =>
      admin().refuse(contentEditing.create, { kind: 'page', slug, facts: { isInFooter: false }, en: page('Fees') })
    expect(await again('taken')).toMatchObject({ code: 'CONFLICT', field: 'slug' })
    expect((await again('Not A Slug')).status).toBe(400)
  })

  test.each(['student', 'case_review_agent', 'referral_agent'] as const)('a %s writes nothing', async (role) => {
    const { id } = await create(`shut-to-${role.replaceAll('_', '-')}`)
    const defaced = { id, part: 'en', version: 1, body: page('Defaced') }
    expect((await t.as(role).refuse(contentEditing.save, defaced)).status).toBe(403)
    expect((await read(id)).bodies.en).toMatchObject({ title: 'Fees' })
  })
})

describe('order and bin', () => {
  test('values are shown in the order an admin gives, and only a whole list is taken', async () => {
    const rows = () => admin().call(contentEditing.list, { kind: 'value' })
    const ids = (await rows()).map(({ id }) => id).reverse()
    const refuse = (list: string[], before: string[]) =>
      admin().refuse(contentEditing.reorder, { kind: 'value', ids: list, before })
    await admin().call(contentEditing.reorder, { kind: 'value', ids, before: ids.toReversed() })
    expect((await rows()).map(({ id }) => id)).toEqual(ids)
    expect((await refuse(ids.slice(1), ids)).status).toBe(409)
    expect((await refuse(ids, ids.toReversed())).status, 'over an order that is gone').toBe(409)
  })

  test('what is removed is gone from the site, waits in the bin for 30 days, and comes back as it was', async () => {
    const { id } = await create('binned')
    await publish(id, 'en', 1)
    await remove(id)
    expect(await refuseVisit('binned')).toBe(404)
    expect((await bin()).map((row) => row.id)).toContain(id)
    await putBack(id)
    expect(await visit('binned')).toMatchObject({ title: 'Fees' })
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
    const versions = { facts: 1, en: 1, fa: 0 }
    expect(await admin().refuse(contentEditing.remove, { id, versions })).toMatchObject({
      code: 'CONFLICT',
      params: { version: 2, savedBy: 'Robin Sample' },
    })
  })

  test('only what lies in the bin is deleted for ever, with all its versions', async () => {
    const { id } = await create('for-ever')
    const removedAt = '2026-11-15T12:00:00.000Z'
    expect((await admin().refuse(contentEditing.deleteForever, { id, removedAt })).status).toBe(404)
    await remove(id)
    const earlier = { id, removedAt: '2026-11-14T12:00:00.000Z' }
    expect((await admin().refuse(contentEditing.deleteForever, earlier)).status).toBe(404)
    await admin().call(contentEditing.deleteForever, await inBin(id))
    expect((await admin().refuse(contentEditing.read, { id })).status).toBe(404)
    expect(await t.db.rows(sql`select from content_versions where item_id = ${id}`)).toEqual([])
    expect((await admin().refuse(contentEditing.putBack, { id, removedAt })).status).toBe(404)
  })

  test('when everything under a heading is taken back, the heading goes, too', async () => {
    const typesShown = async () => (await visit('about-us')).blocks.map(({ type }) => type)
    const before = await typesShown()
    expect(before).toContain('values')
    const values = await admin().call(contentEditing.list, { kind: 'value' })
    for (const { id } of values) await remove(id)
    expect(await typesShown()).toEqual(before.filter((type) => type !== 'values'))
    for (const { id } of values) await putBack(id)
    expect(await typesShown()).toEqual(before)
  })

  test('a story whose service is removed tells no service, and tells it again when it is back', async () => {
    const id = await idOf('service', 'express-entry')
    const servicesTold = async () => {
      const { blocks } = await visit('success-stories')
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
    expect(await admin().refuse(contentEditing.putBack, await inBin(id))).toMatchObject({
      code: 'CONFLICT',
      field: 'slug',
    })
    const [landing] = await t.db.rows<{ id: string }>(sql`select id from content_items where slug = 'landing'`)
    expect((await refuseRemove(landing?.id ?? '')).status).toBe(409)
  })
})
