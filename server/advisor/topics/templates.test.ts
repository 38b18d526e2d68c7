import { formats } from '@rahnama/contract/locale/locale.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { describe, expect, test } from 'vitest'
import { single30 } from '../../../rules/applicants.test-data.ts'
import { assessProfile, missingAnswers, placesOf } from '../../eligibility/eligibility.ts'
import { type ClientFile, type Context, TEXTS } from '../answers/answers.ts'
import { useGrounds } from '../evaluation/grounds.test-data.ts'
import type { Slots } from '../understand/understand.ts'
import { TOPICS } from './topics.ts'

const TODAY = '2026-11-17'
const grounds = useGrounds(TODAY)

function fileOf(profile: ClientFile['profile']): ClientFile {
  const missing = missingAnswers(profile)
  const assessment = assessProfile(profile, TODAY, SHIPPED_RULEBOOK)
  return { ...grounds.single.file, profile, missing, assessment, places: placesOf(assessment, missing) }
}

/** Whoever has told nothing, the usual ones, and as little and as much as there can be. */
const FACTS: Readonly<Record<string, () => ClientFile>> = {
  absent: () => grounds.newcomer.file,
  usual: () => grounds.single.file,
  'of a couple': () => grounds.couple.file,
  lowest: () => ({
    ...fileOf({ ...single30, birthDate: '1950-01-01', credentials: [], tests: [], fundsCad: 0 }),
    unread: 0,
    waiting: null,
    appointment: null,
    checklists: [],
  }),
  highest: () => ({
    ...fileOf({ ...single30, birthDate: '2000-01-01', fundsCad: 999_999_999 }),
    unread: 1234,
  }),
}

const NOTHING: Slots = { marks: [], scores: {}, programs: [], concepts: [] }
const SLOTS: readonly Slots[] = [
  NOTHING,
  { ...NOTHING, program: 'EE', programs: ['EE', 'CEC'], persons: 1, year: 2025 },
  { ...NOTHING, program: 'FSW', programs: ['FSW'], persons: 12, marks: [7.5], test: 'IELTS_GT', clb: 7, age: 99 },
  { ...NOTHING, program: 'SUV', programs: ['SUV'], province: 'ON', marks: [1200], clb: 10, age: 15, persons: 4 },
]

/** What a template shows when a fact it names is not there. */
const HOLE = /undefined|null|NaN|Infinity|\[object|\{\{|\}\}|\$\{/
const isFault = (language: string, text: string) =>
  text.trim() === '' ||
  HOLE.test(text) ||
  (language === 'en'
    ? /\p{Script=Arabic}/u.test(text)
    : !/\p{Script=Arabic}|^[^\p{L}]*$|^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Cf}\s]+$/u.test(text))

describe.each(['en', 'fa'] as const)('in %s', (language) => {
  test.each(Object.keys(FACTS))('with %s facts every answer is whole, dated and of one language', (facts) => {
    const words = { language, texts: TEXTS[language], formats: formats(language) }
    const { knowledge, book } = grounds.single
    const context: Context = {
      ...words,
      today: TODAY,
      file: FACTS[facts]?.() ?? grounds.single.file,
      knowledge: knowledge[language],
      book,
    }
    const faults = TOPICS.flatMap(({ id, compose, needs }) =>
      SLOTS.filter((slots) => needs?.(slots) !== false).flatMap((slots) => {
        const composed = compose(context, slots)
        if (!('sentences' in composed)) return []
        const cells = composed.table ? [...composed.table.head, ...composed.table.rows.flat()] : []
        const said = [...composed.sentences, ...(composed.link ? [composed.link.label] : [])]
        const broken = [...said.filter((text) => isFault(language, text)), ...cells.filter((text) => HOLE.test(text))]
        const isUnsourced = composed.sources.length === 0 || composed.sources.some(({ title }) => title === '')
        return broken.length > 0 || isUnsourced || said.length === 0 ? [[id, ...broken]] : []
      }),
    )
    expect(faults).toEqual([])
  })
})
