import { checklistFor } from '@rahnama/rules/checklist/checklist.ts'
import { PEOPLE } from '@rahnama/rules/program-order/people.test-data.ts'
import { PROGRAMS, type Program } from '@rahnama/rules/programs/programs.ts'
import { chance, pick, seeded } from '@rahnama/rules/random.test-data.ts'
import { describe, expect, test } from 'vitest'
import { countDocuments } from './document-counts.ts'
import { type ChecklistProgress, DOCUMENT_STATES, type DocumentState } from './documents.ts'

const ON = '2026-11-15'

type Kept = { state: DocumentState; isExplained: boolean }

/** One line of a list as the counts read it; what is expected is counted from `necessity`, `isLater` and `kept` alone. */
function listOf(program: Program, profile: (typeof PEOPLE)[number], kept: () => Kept) {
  return checklistFor(program, profile, ON).map((item) => {
    const { state, isExplained } = kept()
    const cannotGet = isExplained ? { program, explanation: 'Lost.', saidAt: '2026-11-01T00:00:00.000Z' } : null
    return { ...item, document: { state, cannotGet } }
  })
}

const untouched = (): Kept => ({ state: 'needed', isExplained: false })

/** Walks over every program of a hundred people, each document in any state. */
function forLists(check: (list: ReturnType<typeof listOf>, counts: ChecklistProgress) => void) {
  const random = seeded(51)
  const kept = (): Kept => ({ state: pick(random, DOCUMENT_STATES), isExplained: chance(random, 0.3) })
  for (const profile of PEOPLE)
    for (const program of PROGRAMS) {
      const list = listOf(program, profile, kept)
      check(list, countDocuments(list))
    }
}

describe('of a hundred people, in every program', () => {
  test('what is needed is given, explained or missing, and every other document is later, helpful or not needed', () =>
    forLists((list, { needed, given, explained, missing, later, helpful }) => {
      const notNeeded = list.filter(({ document }) => document.state === 'notNeeded').length
      expect(needed).toBe(given + explained + missing)
      expect(needed + later + helpful + notNeeded).toBe(list.length)
    }))

  test('given are only files that stand, whenever they are asked for', () =>
    forLists((list, { given, accepted, withOffice }) => {
      const count = (...states: DocumentState[]) =>
        list.filter(({ document }) => states.includes(document.state)).length
      expect(given).toBe(count('uploaded', 'inReview', 'accepted'))
      expect([accepted, withOffice]).toEqual([count('accepted'), count('inReview')])
    }))

  test('an explanation is never counted as a document', () =>
    forLists((list, { explained }) => {
      const isWithout = ({ document }: (typeof list)[number]) => /needed|sentBack|expired/.test(document.state)
      expect(explained).toBe(list.filter((each) => isWithout(each) && each.document.cannotGet).length)
    }))

  test('who gave nothing misses exactly what is hard and asked for now', () => {
    for (const profile of PEOPLE)
      for (const program of PROGRAMS) {
        const list = listOf(program, profile, untouched)
        const { missing, later, helpful } = countDocuments(list)
        const [laters, nows] = [list.filter(({ isLater }) => isLater), list.filter(({ isLater }) => !isLater)]
        expect(later).toBe(laters.length)
        expect([missing, helpful]).toEqual([
          nows.filter(({ necessity }) => necessity === 'hard').length,
          nows.filter(({ necessity }) => necessity === 'usual').length,
        ])
      }
  })

  test('a skilled worker who gave nothing misses, and will be asked for later, what decision 51 lists for the family', () => {
    for (const profile of PEOPLE) {
      const { partner, children = [], tests = [], credentials = [], jobs = [] } = profile
      const adults = partner?.accompanying === true ? 2 : 1
      const { missing, later } = countDocuments(listOf('FSW', profile, untouched))
      const own = 1 + Math.max(tests.length, 1) + 2 * credentials.length + jobs.length + 1
      expect(missing).toBe(adults + own + (profile.maritalStatus === 'married' ? 1 : 0) + children.length)
      expect(later).toBe(adults + adults + children.length)
    }
  })

  test('police certificates and medical exams wait for the invitation in Express Entry and for the nomination of a province', () => {
    for (const profile of PEOPLE)
      for (const program of ['FSW', 'CEC', 'FST', 'PNP'] as const) {
        const list = listOf(program, profile, untouched)
        const background = list.filter(({ kind }) => kind === 'policeCertificate' || kind === 'medicalExam')
        expect(background.length).toBeGreaterThan(0)
        expect(background.every(({ isLater }) => isLater)).toBe(true)
        expect(list.find(({ kind }) => kind === 'passport')?.isLater).toBe(false)
      }
  })

  test('a police certificate belongs to the application of a family from the start; its medical exam is asked for later', () => {
    for (const profile of PEOPLE) {
      const list = listOf('FAMILY', profile, untouched)
      expect(list.filter(({ kind }) => kind === 'policeCertificate').some(({ isLater }) => isLater)).toBe(false)
      expect(list.filter(({ kind }) => kind === 'medicalExam').every(({ isLater }) => isLater)).toBe(true)
    }
  })
})
