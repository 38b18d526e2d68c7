import { randomUUID } from 'node:crypto'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { documents } from '@rahnama/contract/documents.ts'
import { sendBackReasons } from '@rahnama/contract/send-back-reasons.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, openOneCase } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

const SHIPPED = [
  ...['unreadable', 'pagesMissing', 'wrongDocument', 'otherPerson', 'expired', 'translationMissing'],
  ...['notOfficial', 'doesNotMatchAnswers'],
]
const CUT_OFF = {
  name: { en: 'Edges cut off', fa: 'لبه‌ها بریده' },
  sentence: { en: 'The edges are cut off. Please show the whole page.', fa: 'لبه‌ها بریده شده. کل صفحه را نشان دهید.' },
  remedy: 'newPicture',
} as const
const LATER = { ...CUT_OFF, sentence: { en: 'Please show all four corners.', fa: 'هر چهار گوشه را نشان دهید.' } }

const add = async (words: typeof CUT_OFF = CUT_OFF) =>
  t.as('admin').call(sendBackReasons.save, { id: randomUUID(), version: 0, ...words })
const offered = async () => (await t.as('case_review_agent').call(sendBackReasons.offered, {})).reasons
const list = async (filter = {}) => (await t.as('admin').call(sendBackReasons.list, filter)).rows

afterEach(async () => {
  await t.db.execute(sql`delete from document_versions where wording is not null`)
  await t.db.execute(sql`delete from send_back_wordings where since is not null`)
  await t.db.execute(sql`
    delete from send_back_reasons where id not in (select reason_id from send_back_wordings)`)
  await t.db.execute(sql`update send_back_reasons set retired_at = null, retired_by = null`)
})

test('what came with the program is offered in its order, in both languages', async () => {
  const reasons = await offered()
  expect(reasons.map(({ id }) => id)).toEqual(SHIPPED)
  expect(reasons[0]).toMatchObject({
    name: { en: 'Not readable' },
    sentence: { fa: 'خوانا نیست. لطفاً دوباره در نور خوب و بدون سایه اسکن کنید.' },
    remedy: 'newPicture',
  })
})

test('a reason of the owner is offered at once, at the end, and who worded it is in the list and the audit', async () => {
  const { id } = await add()
  expect((await offered()).at(-1)).toEqual({ id, ...CUT_OFF })
  const [row] = await list({ search: 'corners' })
  expect(row).toBeUndefined()
  expect(await list({ search: 'edges' })).toMatchObject([{ id, wordings: [{ number: 1, by: expect.any(String) }] }])
  expect(await t.db.row(sql`select act from audit_entries where target = ${`reason:${id}`}`)).toEqual({
    act: 'sendBackReason.add',
  })
})

test('whoever has not seen the newest words does not write over them, and the same words are no new wording', async () => {
  const { id } = await add()
  await t.as('admin').call(sendBackReasons.save, { id, version: 1, ...LATER })
  expect(await t.as('admin').refuse(sendBackReasons.save, { id, version: 1, ...CUT_OFF })).toMatchObject({
    code: 'CONFLICT',
  })
  const { wordings } = await t.as('admin').call(sendBackReasons.save, { id, version: 2, ...LATER })
  expect(wordings.map(({ number, sentence }) => [number, sentence.en])).toEqual([
    [2, 'Please show all four corners.'],
    [1, 'The edges are cut off. Please show the whole page.'],
  ])
})

test('there may be forty, and one more is refused with its reason', async () => {
  await t.db.execute(sql`
    insert into send_back_reasons (id, place) select gen_random_uuid()::text, place from generate_series(9, 39) place`)
  await add()
  const words = { id: randomUUID(), version: 0, ...CUT_OFF }
  expect((await t.as('admin').refuse(sendBackReasons.save, words)).issues).toEqual([{ field: 'id', fault: 'TOO_MANY' }])
})

test('the database itself refuses to change a wording', async () => {
  await expect(t.db.execute(sql`update send_back_wordings set sentence_en = 'Other words'`)).rejects.toThrow(
    'never changed',
  )
})

test('a retired reason is listed but not offered, and can be offered again; the last one stays', async () => {
  await t.as('admin').call(sendBackReasons.retire, { id: 'expired', isRetired: true })
  expect((await offered()).map(({ id }) => id)).not.toContain('expired')
  expect((await list({ state: 'retired' })).map(({ id }) => id)).toEqual(['expired'])
  await t.as('admin').call(sendBackReasons.retire, { id: 'expired', isRetired: false })
  expect((await offered()).map(({ id }) => id)).toContain('expired')
  for (const id of SHIPPED.slice(1)) await t.as('admin').call(sendBackReasons.retire, { id, isRetired: true })
  expect(await t.as('admin').refuse(sendBackReasons.retire, { id: 'unreadable', isRetired: true })).toMatchObject({
    code: 'CONFLICT',
  })
  expect((await offered()).map(({ id }) => id)).toEqual(['unreadable'])
})

test('the order is the owner’s; one that lacks a reason is refused', async () => {
  const turned = SHIPPED.toReversed()
  await t.as('admin').call(sendBackReasons.reorder, { ids: turned })
  expect((await offered()).map(({ id }) => id)).toEqual(turned)
  expect(await t.as('admin').refuse(sendBackReasons.reorder, { ids: turned.slice(1) })).toMatchObject({
    code: 'CONFLICT',
  })
  await t.as('admin').call(sendBackReasons.reorder, { ids: SHIPPED })
})

test('the list as a file has both sentences, and a cell that begins like a formula is text', async () => {
  await add({ ...CUT_OFF, sentence: { ...CUT_OFF.sentence, en: '=HYPERLINK("x")' } } as unknown as typeof CUT_OFF)
  const { url } = await t.as('admin').call(sendBackReasons.export, { search: 'لبه' })
  const { text } = await t.send('GET', url)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text).toContain('لبه‌ها بریده شده')
})

describe('a document that is sent back', () => {
  let agent: SignedInAccount
  let mina: SignedInAccount
  let folio: string
  beforeEach(async () => {
    ;({ agent, mina, folio } = await openOneCase(t, '2026-11-16T15:00:00Z'))
  })

  async function sendBack(reason: string) {
    const { id: versionId } = await givePassport(t, mina)
    const { checksum } = await t.as(agent).call(cases.toVerify, { folio, versionId })
    const decision = { folio, versionId, checksum, reason, sentence: null, remark: null }
    await t.as(agent).call(cases.sendBack, decision)
    return decision
  }
  const said = async () => {
    const mine = await t.as(mina).call(documents.mine, {})
    return mine.documents[0]?.versions[0]?.sentBack
  }
  const told = async () => (await t.as(agent).call(cases.timeline, { folio })).events[0]?.sentence

  test('reads to its client, in the mail and in the timeline as its reason was worded when it was decided', async () => {
    const { id } = await add()
    await sendBack(id)
    // Reworded while the decision can still be undone, and again after the client has read it.
    await t.as('admin').call(sendBackReasons.save, { id, version: 1, ...LATER })
    t.setNow('2026-11-16T15:00:20Z')
    await t.runJobs()
    expect(await told()).toEqual(CUT_OFF.sentence)
    t.setNow('2026-11-16T15:03:00Z')
    await t.runJobs()
    const mails = JSON.stringify(await t.mails({ to: mina.email }))
    expect(mails).toContain(CUT_OFF.sentence.en)
    expect(mails).not.toContain(LATER.sentence.en)
    await t.as('admin').call(sendBackReasons.save, { id, version: 2, ...CUT_OFF, remedy: 'final' })
    await t.as('admin').call(sendBackReasons.retire, { id, isRetired: true })
    expect(await said()).toMatchObject({ sentence: CUT_OFF.sentence, remedy: 'newPicture' })
  })

  test('cannot name a reason that is retired or unknown', async () => {
    await t.as('admin').call(sendBackReasons.retire, { id: 'expired', isRetired: true })
    const { id: versionId } = await givePassport(t, mina)
    const { checksum } = await t.as(agent).call(cases.toVerify, { folio, versionId })
    for (const reason of ['expired', 'no-such-reason']) {
      const decision = { folio, versionId, checksum, reason, sentence: null, remark: null }
      expect(await t.as(agent).refuse(cases.sendBack, decision)).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ field: 'reason', fault: 'NOT_A_CHOICE' }],
      })
    }
  })
})
