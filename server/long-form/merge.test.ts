import type { Changes, SaveSheet } from '@rahnama/contract/long-form/long-form.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Merged, merge } from './merge.ts'

const AT = '2026-11-15T12:00:00.000Z'
const empty: Merged = { answers: {}, marks: {}, version: 0 }
const save = (sheet: Merged, tab: string, changes: Changes, more: Partial<SaveSheet> = {}) =>
  merge(sheet, { base: sheet.version, tab, turn: 1, changes, ...more }, AT)

describe('two tabs', () => {
  it('keep what each of them wrote on different questions', () => {
    const first = save(empty, 'one', { firstName: 'Sara' })
    const second = save(first, 'two', { country: 'IR' }, { base: 0 })
    expect(second).toMatchObject({ answers: { firstName: 'Sara', country: 'IR' }, version: 2, conflicts: [] })
    expect(second.elsewhere).toEqual({ firstName: 'Sara' })
  })

  it('that answer one question differently get both answers to choose from, and the rest is saved', () => {
    const first = save(empty, 'one', { firstName: 'Sara' })
    const second = save(first, 'two', { firstName: 'Sahar', country: 'IR' }, { base: 0 })
    expect(second.answers).toEqual({ firstName: 'Sara', country: 'IR' })
    expect(second.conflicts).toEqual([{ path: 'firstName', mine: 'Sahar', theirs: 'Sara', savedAt: AT }])
  })

  it('that answer alike have nothing to choose', () => {
    const first = save(empty, 'one', { languages: ['en', 'fa'] })
    expect(save(first, 'two', { languages: ['en', 'fa'] }, { base: 0 })).toMatchObject({ version: 1, conflicts: [] })
  })

  it('choose once: the answer that was chosen is written', () => {
    const first = save(empty, 'one', { firstName: 'Sara' })
    const chosen = save(first, 'two', { firstName: 'Sahar' }, { base: 1 })
    expect(chosen).toMatchObject({ answers: { firstName: 'Sahar' }, conflicts: [] })
  })

  it('take back and change one answer: a conflict with nothing on one side', () => {
    const start = save(empty, 'one', { firstName: 'Sara' })
    const taken = save(start, 'one', { firstName: null }, { turn: 2 })
    expect(save(taken, 'two', { firstName: 'Sahar' }, { base: 1 }).conflicts).toEqual([
      { path: 'firstName', mine: 'Sahar', theirs: null, savedAt: AT },
    ])
  })
})

describe('a retried save', () => {
  it('changes nothing the second time', () => {
    const input = { base: 0, turn: 1 }
    const first = save(empty, 'one', { firstName: 'Sara' }, input)
    expect(save(first, 'one', { firstName: 'Sara' }, input)).toMatchObject({ version: 1, conflicts: [], elsewhere: {} })
  })

  it('with more typed since is no conflict with itself', () => {
    const first = save(empty, 'one', { firstName: 'Sar' })
    const again = save(first, 'one', { firstName: 'Sara' }, { base: 0, turn: 2 })
    expect(again).toMatchObject({ answers: { firstName: 'Sara' }, conflicts: [] })
  })

  it('that was overtaken by a later one does not bring back what was typed before', () => {
    const later = save(empty, 'one', { firstName: 'Sara' }, { turn: 2 })
    const late = save(later, 'one', { firstName: 'Sar' }, { base: 0, turn: 1 })
    expect(late).toMatchObject({ answers: { firstName: 'Sara' }, version: 1, conflicts: [] })
  })
})

describe('entries', () => {
  const job = save(empty, 'one', { 'jobs.a': 1, 'jobs.a.title': 'Baker' })

  it('added in two tabs at once are both there', () => {
    const other = save(job, 'two', { 'jobs.b': 1, 'jobs.b.title': 'Cook' }, { base: 0 })
    expect(Object.keys(other.answers)).toEqual(['jobs.a', 'jobs.a.title', 'jobs.b', 'jobs.b.title'])
    expect(other.conflicts).toEqual([])
  })

  it('go with all their answers', () => {
    const gone = save(job, 'one', { 'jobs.a': null }, { turn: 2 })
    expect(gone.answers).toEqual({})
    expect(save(gone, 'two', {}, { base: 1 }).elsewhere).toEqual({ 'jobs.a': null })
  })

  it('removed here and changed there are a choice', () => {
    const changed = save(job, 'two', { 'jobs.a.title': 'Cook' })
    const removed = save(changed, 'one', { 'jobs.a': null }, { base: 1, turn: 2 })
    expect(removed.answers).toMatchObject({ 'jobs.a.title': 'Cook' })
    expect(removed.conflicts).toMatchObject([{ path: 'jobs.a', mine: null, theirs: 1 }])
  })

  it('changed here and removed there are a choice', () => {
    const removed = save(job, 'two', { 'jobs.a': null })
    const changed = save(removed, 'one', { 'jobs.a.title': 'Cook' }, { base: 1, turn: 2 })
    expect(changed.answers).toEqual({})
    expect(changed.conflicts).toMatchObject([{ path: 'jobs.a', theirs: null }])
  })

  it('come back whole when that was chosen', () => {
    const removed = save(job, 'two', { 'jobs.a': null })
    const back = save(removed, 'one', { 'jobs.a': 1, 'jobs.a.title': 'Cook' }, { base: 2, turn: 2 })
    expect(back).toMatchObject({ answers: { 'jobs.a': 1, 'jobs.a.title': 'Cook' }, conflicts: [] })
  })

  it('can be moved in two tabs without a question', () => {
    const moved = save(job, 'two', { 'jobs.a': 5 })
    expect(save(moved, 'one', { 'jobs.a': 3 }, { base: 1, turn: 2 })).toMatchObject({
      answers: { 'jobs.a': 3 },
      conflicts: [],
    })
  })
})

describe('any saves of any tabs', () => {
  const path = fc.constantFrom('a', 'b', 'c', 'd')
  const change = fc.dictionary(path, fc.option(fc.integer({ min: 0, max: 3 })), { maxKeys: 4 })
  const turn = fc.record({ tab: fc.constantFrom('one', 'two', 'three'), changes: change, isStale: fc.boolean() })

  it('lose no change that nobody else made differently, and write none that somebody did', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
        let sheet = empty
        const known = new Map<string, number>()
        turns.forEach(({ tab, changes, isStale }, index) => {
          const base = isStale ? (known.get(tab) ?? 0) : sheet.version
          const before = sheet
          const result = merge(before, { base, tab, turn: index + 1, changes }, AT)
          const conflicted = new Set(result.conflicts.map((conflict) => conflict.path))
          for (const [each, value] of Object.entries(changes)) {
            const mark = before.marks[each]
            const isTheirs = mark !== undefined && mark.version > base && mark.tab !== tab
            const isSame = (before.answers[each] ?? null) === value
            expect(conflicted.has(each)).toBe(isTheirs && !isSame)
            expect(result.answers[each] ?? null).toBe(isTheirs ? (before.answers[each] ?? null) : value)
          }
          for (const each of Object.keys(before.answers)) {
            if (!Object.hasOwn(changes, each)) expect(result.answers[each]).toBe(before.answers[each])
          }
          known.set(tab, result.version)
          sheet = result
        })
      }),
      { numRuns: 200 },
    )
  })

  it('leave every tab that asks with the same answers', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
        let sheet = empty
        const copies = new Map<string, { answers: Record<string, unknown>; version: number }>()
        const learn = (tab: string, changes: Changes, number: number) => {
          const copy = copies.get(tab) ?? { answers: {}, version: 0 }
          const result = merge(sheet, { base: copy.version, tab, turn: number, changes }, AT)
          const conflicted = new Set(result.conflicts.map((conflict) => conflict.path))
          const own = Object.entries(changes).filter(([each]) => !conflicted.has(each))
          const answers = { ...copy.answers, ...Object.fromEntries(own), ...result.elsewhere }
          copies.set(tab, { answers, version: result.version })
          sheet = result
        }
        for (const [index, { tab, changes }] of turns.entries()) learn(tab, changes, index + 1)
        for (const tab of copies.keys()) {
          learn(tab, {}, 1000)
          const seen = Object.entries(copies.get(tab)?.answers ?? {}).filter(([, value]) => value !== null)
          expect(Object.fromEntries(seen)).toEqual(sheet.answers)
        }
      }),
      { numRuns: 200 },
    )
  })
})
