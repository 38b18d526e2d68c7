import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Named, Profile } from '../profile/profile.ts'
import { PROGRAMS } from '../programs/programs.ts'
import { randomProfile } from '../random-profile.test-data.ts'
import { type ChecklistItem, checklistFor } from './checklist.ts'

const TODAY = '2026-11-15'

const withIds = <T extends Named>(entries: readonly T[] | undefined, prefix: string) =>
  entries?.map((entry, place) => ({ ...entry, id: `${prefix}${place}` }))

/** Random answers, each entry with an id of its own as forms give them. */
const named = randomProfile.map(
  (profile): Profile =>
    ({
      ...profile,
      ...(profile.jobs && { jobs: withIds(profile.jobs, 'j') }),
      ...(profile.tests && { tests: withIds(profile.tests, 't') }),
      ...(profile.credentials && { credentials: withIds(profile.credentials, 'c') }),
    }) as Profile,
)

const slotOf = ({ kind, subject }: ChecklistItem) => `${kind} ${subject}`
const program = fc.constantFrom(...PROGRAMS)
const day = fc.constantFrom('2019-05-01', '2024-03-01', '2025-03-01', TODAY, '2028-02-29')

test('no document is asked twice for one subject', () => {
  fc.assert(
    fc.property(program, named, day, (program, profile, on) => {
      const slots = checklistFor(program, profile, on).map(slotOf)
      expect(new Set(slots).size).toBe(slots.length)
    }),
  )
})

test('every entry a document speaks of is among the answers, also after one was taken back', () => {
  fc.assert(
    fc.property(program, named, fc.constantFrom('jobs', 'tests', 'credentials'), (program, profile, list) => {
      const before = profile[list] ?? []
      const gone = before[0]?.id
      const items = checklistFor(program, { ...profile, [list]: before.slice(1) } as Profile, TODAY)
      expect(items.filter(({ subject }) => gone !== undefined && subject === `profile/${list}.${gone}`)).toEqual([])
      const ids = new Set(before.slice(1).map(({ id }) => `profile/${list}.${id}`))
      for (const { subject } of items) if (subject.startsWith(`profile/${list}.`)) expect(ids).toContain(subject)
    }),
  )
})

test('the same answers give the same list', () => {
  fc.assert(
    fc.property(program, named, (program, profile) => {
      expect(checklistFor(program, profile, TODAY)).toEqual(checklistFor(program, structuredClone(profile), TODAY))
    }),
  )
})
