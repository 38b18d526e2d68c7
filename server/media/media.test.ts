import { content, contentEditing } from '@rahnama/contract/content/content.ts'
import { media } from '@rahnama/contract/media/media.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { addMedia, samplePhoto, sendMedia } from '../test/media.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { sendFile } from '../test/uploads.ts'
import { mediaPurge } from './media.ts'

const t = useTestApp()
let admin: SignedInAccount
beforeAll(async () => {
  admin = await t.signIn('admin')
})

const readFiles = () => t.db.rows<{ id: string }>(sql`select id from files`)

describe('a picture', () => {
  test('waits until a job has made its sizes, is then served from its own address for ever, and the upload is gone', async () => {
    const uploadId = await sendMedia(t, admin, { kind: 'image', name: 'harbour.jpg', content: await samplePhoto() })
    const waiting = await t.as(admin).call(media.add, { kind: 'image', uploadId })
    expect(waiting).toMatchObject({ name: 'harbour', state: 'waiting', picture: null, variants: [] })
    const [upload] = await t.db.rows<{ id: string }>(sql`select upload_file_id as id from media_contents`)
    await t.runJobs()
    const ready = await t.as(admin).call(media.read, { id: waiting.id })
    expect(ready).toMatchObject({ state: 'ready', width: 120, height: 80, uses: 0 })
    expect((await readFiles()).some(({ id }) => id === upload?.id)).toBe(false)
    expect(ready.variants.filter(({ src }) => src === null)).toHaveLength(1)
    const address = ready.picture?.sources[0]?.srcset.split(' ')[0] ?? ''
    expect(address).toMatch(/^\/media\/[0-9a-f]{32}\.avif$/)
    const served = await t.send('GET', address)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    // A webmail shows it on its own site.
    expect(served.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const again = await t.send('GET', address, { headers: { 'If-None-Match': served.headers.get('etag') ?? '' } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('that cannot be read is refused with its reason, and the bytes that came are gone', async () => {
    const photo = await samplePhoto({ width: 700, height: 400 })
    // Cut in the middle, with the mark of an end behind it: the quick look at an upload lets it pass.
    const cut = Buffer.concat([photo.subarray(0, photo.length - 300), Buffer.from([0xff, 0xd9])])
    const found = await addMedia(t, admin, { content: cut })
    expect(found).toMatchObject({ state: 'refused', fault: 'UNREADABLE', picture: null })
    const [row] = await t.db.rows(sql`select upload_file_id as id from media_contents where media_id = ${found.id}`)
    expect(row).toEqual({ id: null })
  })

  test('is judged by its bytes: a PDF, a drawing and an iPhone’s HEIC are refused under any name', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { token } = admin
    const faultOf = async (content: Uint8Array) =>
      (await sendFile(t, token, { purpose: 'mediaImage', name: 'photo.jpg', content })).fault
    expect(await faultOf(heic)).toBe('HEIC')
    expect(await faultOf(svg)).toBe('WRONG_TYPE')
    expect(await faultOf(sampleFile('plain.pdf'))).toBe('TYPE_NOT_ALLOWED')
  })

  test('made from an upload meant for something else is refused', async () => {
    const file = { purpose: 'mediaFile', name: 'a.pdf', content: sampleFile('plain.pdf') } as const
    const { id: uploadId } = await sendFile(t, admin.token, file)
    expect(await t.as(admin).refuse(media.add, { kind: 'image', uploadId })).toMatchObject({ code: 'CONFLICT' })
  })

  test('that is replaced keeps its place; the earlier bytes answer for 30 days and are then gone', async () => {
    const before = await addMedia(t, admin)
    const src = before.picture?.src ?? ''
    const content = await samplePhoto({ width: 100, height: 100, colour: '#00ff00' })
    const uploadId = await sendMedia(t, admin, { kind: 'image', name: 'new.jpg', content })
    const during = await t.as(admin).call(media.replace, { id: before.id, uploadId })
    expect(during).toMatchObject({ width: 120, replacement: { state: 'waiting' }, picture: { src } })
    await t.runJobs()
    const after = await t.as(admin).call(media.read, { id: before.id })
    expect(after).toMatchObject({ width: 100, name: 'harbour', replacement: null })
    expect(after.picture?.src).not.toBe(src)
    expect((await t.send('GET', src)).status).toBe(200)
    const count = (await readFiles()).length
    t.setNow('2026-12-20T12:00:00Z')
    await t.deps.jobs.enqueue(t.db, mediaPurge, {})
    await t.runJobs()
    t.setNow('2026-11-15T12:00:00Z')
    expect((await t.send('GET', src)).status).toBe(404)
    expect((await readFiles()).length).toBe(count - 4)
    expect((await t.send('GET', after.picture?.src ?? '')).status).toBe(200)
  })

  test('that could not be replaced still shows what it showed', async () => {
    const before = await addMedia(t, admin)
    const photo = await samplePhoto({ width: 700, height: 400 })
    const cut = Buffer.concat([photo.subarray(0, photo.length - 300), Buffer.from([0xff, 0xd9])])
    const uploadId = await sendMedia(t, admin, { kind: 'image', name: 'new.jpg', content: cut })
    await t.as(admin).call(media.replace, { id: before.id, uploadId })
    await t.runJobs()
    expect(await t.as(admin).call(media.read, { id: before.id })).toMatchObject({
      state: 'ready',
      picture: { src: before.picture?.src },
      replacement: { state: 'refused', fault: 'UNREADABLE' },
    })
  })
})

describe('a file', () => {
  test('is saved under its name from a link that stays while its bytes change', async () => {
    const found = await addMedia(t, admin, { kind: 'file', name: 'تعرفه.pdf' })
    const first = await t.send('GET', found.link)
    expect([first.status, first.headers.get('cache-control')]).toEqual([302, 'public, no-cache'])
    const served = await t.send('GET', first.headers.get('location') ?? '')
    expect(served.headers.get('content-disposition')).toContain(encodeURIComponent('تعرفه.pdf'))
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
    const content = sampleFile('r2-open.pdf')
    const uploadId = await sendMedia(t, admin, { kind: 'file', name: 'b.pdf', content })
    await t.as(admin).call(media.replace, { id: found.id, uploadId })
    const second = await t.send('GET', found.link)
    expect(second.headers.get('location')).not.toBe(first.headers.get('location'))
    expect((await t.send('GET', first.headers.get('location') ?? '')).status).toBe(200)
  })

  test('can be fetched in parts', async () => {
    const content = Buffer.concat([sampleFile('plain.pdf'), Buffer.alloc(200_000, '%'), Buffer.from('\n%%EOF\n')])
    const found = await addMedia(t, admin, { kind: 'file', content })
    const address = (await t.send('GET', found.link)).headers.get('location') ?? ''
    const part = async (range: string) => {
      const response = await t.app.request(address, { headers: { Range: range } })
      const bytes = Buffer.from(await response.arrayBuffer())
      return { status: response.status, range: response.headers.get('content-range'), bytes }
    }
    const of = content.length
    expect(await part('bytes=100000-100009')).toEqual({
      ...{ status: 206, range: `bytes 100000-100009/${of}`, bytes: content.subarray(100_000, 100_010) },
    })
    expect(await part('bytes=-7')).toEqual({
      ...{ status: 206, range: `bytes ${of - 7}-${of - 1}/${of}`, bytes: content.subarray(-7) },
    })
    expect((await part(`bytes=${of}-`)).status).toBe(416)
    expect((await part('bytes=5-2')).status).toBe(200)
  })
})

const asset = async () => addMedia(t, admin, { kind: 'file' })
const article = async (slug: string, prose: string) => {
  const facts = { publishedOn: '2026-11-01', rulesAsOf: null, situations: [] }
  const en = { title: `About ${slug}`, description: 'A test.', prose, sources: [] }
  return t.as(admin).call(contentEditing.create, { kind: 'article', slug, facts, en })
}

describe('what is used', () => {
  test('in a draft is not removed, and the refusal leads to where it is used; without it, it is', async () => {
    const { id, link, version } = await asset()
    const { id: itemId } = await article('with-a-file', `Read [our fees](${link}).`)
    expect(await t.as(admin).refuse(media.remove, { id, version })).toMatchObject({
      ...{ code: 'CONFLICT', field: 'uses', params: { uses: 1 } },
    })
    const { usedIn } = await t.as(admin).call(media.read, { id })
    expect(usedIn).toEqual([
      {
        place: 'draft',
        part: 'en',
        settings: null,
        item: {
          ...{ id: itemId, kind: 'article', slug: 'with-a-file', isInBin: false },
          titles: { en: 'About with-a-file', fa: null },
        },
      },
    ])
    const body = { title: 'Other', description: 'A test.', prose: 'No file any more.', sources: [] }
    await t.as(admin).call(contentEditing.save, { id: itemId, part: 'en', version: 1, body })
    expect(await t.as(admin).call(media.remove, { id, version })).toMatchObject({ id, daysLeft: 30 })
  })

  test('on a published page is not removed although a newer draft does without it, until that is published', async () => {
    const { id, link, version } = await asset()
    const { id: itemId } = await article('published-file', `Read [our fees](${link}).`)
    const asAdmin = t.as(admin)
    await asAdmin.call(contentEditing.publish, { id: itemId, language: 'en', version: 1, factsVersion: 1 })
    const body = { title: 'Other', description: 'A test.', prose: 'No file any more.', sources: [] }
    await asAdmin.call(contentEditing.save, { id: itemId, part: 'en', version: 1, body })
    expect((await asAdmin.call(media.read, { id })).usedIn).toMatchObject([{ place: 'published', part: 'en' }])
    expect(await asAdmin.refuse(media.remove, { id, version })).toMatchObject({ field: 'uses' })
    await asAdmin.call(contentEditing.publish, { id: itemId, language: 'en', version: 2, factsVersion: 1 })
    expect(await asAdmin.call(media.remove, { id, version })).toMatchObject({ id })
  })
})

describe('many at once', () => {
  test('what is used or was changed meanwhile stays and is named, the others go to the bin and come back', async () => {
    const [used, changed, ...free] = [await asset(), await asset(), await asset(), await asset()]
    await article('one-of-many', `Read [our fees](${used.link}).`)
    const by = t.as(admin)
    const items = [used, changed, ...free].map(({ id, version }) => ({ id, version }))
    const { id, version, name, alt, isDecorative } = changed
    await by.call(media.describe, { id, version, name: `${name} 2`, alt, isDecorative })
    const { done, refused } = await by.call(media.removeMany, { items })
    expect(refused).toEqual([
      { id: used.id, code: 'CONFLICT', field: 'uses' },
      { id, code: 'CONFLICT' },
    ])
    expect(done.map((each) => each.id)).toEqual(free.map((each) => each.id))
    expect((await by.call(media.removeMany, { items })).done, 'a second press').toEqual([])
    expect((await by.call(media.putBackMany, { items: done })).done).toEqual(free.map((each) => ({ id: each.id })))
    const { rows } = await by.call(media.list, { kind: 'file', limit: 100 })
    expect(rows.map((each) => each.id)).toEqual(expect.arrayContaining(items.map((each) => each.id)))
    const acts = await t.db.rows<{ act: string }>(sql`
      select act from audit_entries where target = ${`media:${free[0]?.id}`} order by id`)
    expect(acts.map(({ act }) => act)).toEqual(['media.add', 'media.remove', 'media.putBack'])
  })
})

describe('a picture of an article', () => {
  const asAdmin = () => t.as(admin)

  test('keeps a language from the public until it is described in it; the other language may go out', async () => {
    const { id, version } = await addMedia(t, admin)
    const facts = { publishedOn: '2026-11-01', rulesAsOf: null, situations: [], picture: { media: id } }
    const text = { title: 'A harbour', description: 'A test.', prose: 'Words.', sources: [] }
    const item = await asAdmin().call(contentEditing.create, {
      kind: 'article',
      slug: 'harbour',
      facts,
      en: text,
      fa: text,
    })
    const publish = { id: item.id, version: 1, factsVersion: 1 }
    const alt = { en: 'Ships at rest', fa: '' }
    await asAdmin().call(media.describe, { id, version, name: 'Harbour', alt, isDecorative: false })
    await asAdmin().call(contentEditing.publish, { ...publish, language: 'en' })
    expect(await asAdmin().refuse(contentEditing.publish, { ...publish, language: 'fa' })).toMatchObject({
      issues: [{ field: 'facts.picture', fault: 'ALT_MISSING' }],
    })
    const read = await t.call(content.article, { slug: 'harbour', language: 'fa' })
    expect(read).toMatchObject({ language: 'en', picture: { width: 120, height: 80, alt: 'Ships at rest' } })
    expect(read.picture?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])

    const both = { en: 'Ships at rest', fa: 'کشتی‌ها در بندر' }
    await asAdmin().call(media.describe, { id, version: version + 1, name: 'Harbour', alt: both, isDecorative: false })
    await asAdmin().call(contentEditing.publish, { ...publish, language: 'fa' })
    expect(await t.call(content.article, { slug: 'harbour', language: 'fa' })).toMatchObject({
      ...{ language: 'fa', picture: { alt: both.fa } },
    })
    const without = { id, version: version + 2, name: 'Harbour', alt: { ...both, fa: '' }, isDecorative: false }
    expect(await asAdmin().refuse(media.describe, without)).toMatchObject({
      issues: [{ field: 'alt.fa', fault: 'REQUIRED' }],
    })
    await asAdmin().call(media.describe, { ...without, isDecorative: true })
    expect(await t.call(content.article, { slug: 'harbour', language: 'en' })).toMatchObject({ picture: { alt: '' } })
    expect((await asAdmin().call(media.read, { id })).usedIn.map(({ part, place }) => `${part} ${place}`)).toEqual([
      'facts published',
    ])
  })

  test('that is not there, or lies in the bin, keeps it from being published', async () => {
    const { id, version } = await addMedia(t, admin)
    const { removedAt } = await asAdmin().call(media.remove, { id, version })
    const facts = { publishedOn: '2026-11-01', rulesAsOf: null, situations: [], picture: { media: id } }
    const text = { title: 'Gone', description: 'A test.', prose: 'Words.', sources: [] }
    const item = await asAdmin().call(contentEditing.create, { kind: 'article', slug: 'gone', facts, en: text })
    const publish = { id: item.id, language: 'en', version: 1, factsVersion: 1 } as const
    expect(await asAdmin().refuse(contentEditing.publish, publish)).toMatchObject({
      issues: [{ field: 'facts.picture', fault: 'IMAGE_NOT_READY' }],
    })
    // What a draft names is not deleted for ever under it.
    expect(await asAdmin().refuse(media.deleteForever, { id, removedAt })).toMatchObject({ field: 'uses' })
    t.setNow('2026-12-16T12:00:00Z')
    await t.deps.jobs.enqueue(t.db, mediaPurge, {})
    expect(await t.runJobs()).toMatchObject({ failed: 0 })
    t.setNow('2026-11-15T12:00:00Z')
    expect(await asAdmin().call(media.bin, {})).toContainEqual(expect.objectContaining({ id }))
  })

  test('of a page says its own words where it stands, and a page without its picture shows no empty place', async () => {
    const { id, version } = await addMedia(t, admin)
    const image = { type: 'image', image: { media: id }, alt: 'Only here', caption: 'Our office' }
    const blocks = [{ type: 'prose', prose: 'Words.' }, image]
    const en = { title: 'Pictures', description: 'A test.', blocks }
    const page = { kind: 'page', slug: 'pictures', facts: { isInFooter: false }, en } as const
    const item = await asAdmin().call(contentEditing.create, page)
    await asAdmin().call(contentEditing.publish, { id: item.id, language: 'en', version: 1, factsVersion: 1 })
    const read = () => t.call(content.page, { slug: 'pictures', language: 'en' })
    expect((await read()).blocks[1]).toMatchObject({
      type: 'image',
      caption: 'Our office',
      picture: { alt: 'Only here' },
    })
    await asAdmin().call(contentEditing.unpublish, { id: item.id, language: 'en', published: 1 })
    expect(await asAdmin().refuse(media.remove, { id, version })).toMatchObject({ field: 'uses' })
  })
})

describe('the bin', () => {
  test('takes what is removed from the public at once, gives it back as it was, and is emptied after 30 days', async () => {
    const { id, version, picture } = await addMedia(t, admin)
    const src = picture?.src ?? ''
    const asAdmin = t.as(admin)
    const { removedAt, thumbnail } = await asAdmin.call(media.remove, { id, version })
    expect((await t.send('GET', src)).status).toBe(404)
    expect((await t.send('GET', thumbnail ?? '')).status).toBe(200)
    expect(await asAdmin.call(media.bin, {})).toContainEqual(expect.objectContaining({ id, removedAt }))
    await asAdmin.call(media.putBack, { id, removedAt })
    expect((await t.send('GET', src)).status).toBe(200)

    await asAdmin.call(media.remove, { id, version })
    const before = await readFiles()
    t.setNow('2026-12-16T12:00:00Z')
    await t.deps.jobs.enqueue(t.db, mediaPurge, {})
    await t.runJobs()
    t.setNow('2026-11-15T12:00:00Z')
    expect(await asAdmin.refuse(media.read, { id })).toMatchObject({ code: 'NOT_FOUND' })
    expect((await readFiles()).length).toBeLessThanOrEqual(before.length - 4)
  })

  test('can be emptied of one thing at once, which is written down like every act', async () => {
    const { id, version } = await addMedia(t, admin)
    const asAdmin = t.as(admin)
    const { removedAt } = await asAdmin.call(media.remove, { id, version })
    await asAdmin.call(media.deleteForever, { id, removedAt })
    expect(await asAdmin.call(media.bin, {})).not.toContainEqual(expect.objectContaining({ id }))
    const acts = await t.db.rows(sql`select act from audit_entries where target = ${`media:${id}`} order by id`)
    expect(acts).toEqual([{ act: 'media.add' }, { act: 'media.remove' }, { act: 'media.delete' }])
  })
})

describe('the list', () => {
  test('finds by name and by either alternative text, in any spelling, and by what is missing', async () => {
    const asAdmin = t.as(admin)
    const { id, version } = await addMedia(t, admin, { name: 'Lighthouse.jpg' })
    const describing = {
      id,
      version,
      name: 'Lighthouse',
      alt: { en: 'A light on the pier', fa: '' },
      isDecorative: false,
    }
    await asAdmin.call(media.describe, describing)
    const found = async (input: object) => {
      const { rows } = await asAdmin.call(media.list, { kind: 'image', ...input })
      return rows.some((row) => row.id === id)
    }
    expect(await found({ search: 'LIGHT ON' })).toBe(true)
    expect(await found({ search: 'no such thing' })).toBe(false)
    expect(await found({ needs: 'alt' })).toBe(true)
    const alt = { en: 'A light on the pier', fa: 'فانوس دریایی در كنار اسکله' }
    await asAdmin.call(media.describe, { ...describing, version: version + 1, alt })
    expect(await found({ search: 'کنار' })).toBe(true)
    expect(await found({ needs: 'alt' })).toBe(false)
    expect(await asAdmin.refuse(media.describe, describing)).toMatchObject({ code: 'CONFLICT', params: { version: 3 } })
  })

  test('is read page by page in either order', async () => {
    const asAdmin = t.as(admin)
    for (const [second, name] of ['zebra.pdf', 'apple.pdf', 'mango.pdf'].entries()) {
      t.setNow(`2026-11-15T12:00:0${second}Z`)
      await addMedia(t, admin, { kind: 'file', name })
    }
    for (const sort of ['addedAt', 'name'] as const) {
      const names: string[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const input = { kind: 'file', sort, order: 'ascending', limit: 2, ...(after && { after }) } as const
        const page = await asAdmin.call(media.list, input)
        names.push(...page.rows.map(({ name }) => name))
        after = page.next
      }
      const wanted = names.filter((name) => ['zebra', 'apple', 'mango'].includes(name))
      expect(wanted).toEqual(sort === 'name' ? ['apple', 'mango', 'zebra'] : ['zebra', 'apple', 'mango'])
      expect(new Set(names).size).toBeGreaterThanOrEqual(3)
    }
  })
})
