import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { content } from '@rahnama/contract/content/content.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, slotsOf, tryToHold, visitor } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

beforeEach(() => t.setNow('2026-11-15T12:00:00Z'))

const offered = async () => (await visitor(t).call(consultations.options, {})).consultants.map(({ id }) => id)
/** The account that the team page names for one of its people. */
const joinTeam = (id: string) => t.db.execute(sql`update users set email = 'agent@rahnama.example' where id = ${id}`)

test('before anybody on the team page has an account, whoever keeps hours can be booked', async () => {
  const somebody = await addConsultant(t)
  expect(await offered()).toContain(somebody)
})

test('once somebody on the team page has an account, only people of that page can be booked', async () => {
  const [member, other] = [await addConsultant(t), await addConsultant(t)]
  await joinTeam(member)
  expect(await offered()).toEqual([member])
  expect(await slotsOf(t, other, '2026-11-18')).toEqual([])
  const held = await tryToHold(t, { consultantId: other, startsAt: '2026-11-18T15:00:00Z' })
  expect(held.result).not.toBe('held')
})

test('the team page names languages, the licence and where to verify it, and no account', async () => {
  const page = await t.call(content.page, { slug: 'our-team', language: 'en' })
  const people = page.blocks.flatMap((block) => (block.type === 'people' ? block.people : []))
  const [first] = people.filter(({ position }) => position.includes('RCIC'))
  expect(first).toMatchObject({
    spoken: 'English and Persian',
    licence: { number: 'R000000', register: expect.stringMatching(/^https:\/\/college-ic\.ca\//) },
    isSample: true,
  })
  expect(JSON.stringify(people)).not.toContain('agent@rahnama.example')
})
