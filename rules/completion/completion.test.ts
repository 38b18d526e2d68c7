import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnswerState, completenessOf } from './completion.ts'

const asked = (id: string, state: AnswerState, branch = false) => ({ id, state, branch })
const random = fc.array(
  fc.record({
    id: fc.string(),
    branch: fc.boolean(),
    state: fc.constantFrom<AnswerState>('answered', 'unknown', 'missing'),
  }),
)

describe('completion', () => {
  it('is nothing while nothing is answered, and names what is missing', () => {
    const questions = [asked('birthDate', 'missing'), asked('maritalStatus', 'missing')]
    expect(completenessOf(questions)).toEqual({
      ...{ percent: 0, complete: false, required: 2, answered: 0 },
      ...{ flagged: [], missing: ['birthDate', 'maritalStatus'], newQuestions: [] },
    })
  })

  it('is whole where nothing is asked', () => {
    expect(completenessOf([])).toMatchObject({ percent: 100, complete: true })
  })

  it('is rounded down, so that 100 means nothing is missing: two of three are 66 percent, 199 of 200 are 99', () => {
    const answered = Array.from({ length: 199 }, (_, at) => asked(String(at), 'answered'))
    expect(completenessOf([...answered.slice(0, 2), asked('last', 'missing')]).percent).toBe(66)
    expect(completenessOf([...answered, asked('last', 'missing')]).percent).toBe(99)
  })

  it('takes "I do not know yet" as an answer and flags it', () => {
    const questions = [asked('birthDate', 'unknown'), asked('maritalStatus', 'answered')]
    expect(completenessOf(questions)).toMatchObject({ percent: 100, complete: true, flagged: ['birthDate'] })
  })

  it('tells new questions of a branch instead of taking percent away', () => {
    const questions = [asked('hasChildren', 'answered'), asked('numberOfChildren', 'missing', true)]
    expect(completenessOf(questions)).toMatchObject({
      ...{ percent: 100, complete: false, missing: [], newQuestions: ['numberOfChildren'] },
    })
  })

  it('never falls when a branch opens or a question is answered, for any questions', () => {
    fc.assert(
      fc.property(random, (questions) => {
        const before = completenessOf(questions).percent
        expect(completenessOf([...questions, asked('new', 'missing', true)]).percent).toBe(before)
        const answered = questions.map((question, at) => (at === 0 ? asked(question.id, 'answered') : question))
        expect(completenessOf(answered).percent).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})
