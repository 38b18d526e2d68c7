import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answers, progressOf } from './long-form.ts'
import { sampleForm } from './sample-form.test-data.ts'

describe('progress', () => {
  it('is nothing at the start and counts required questions alone', () => {
    const { overall, steps } = progressOf(sampleForm, {})
    expect(overall).toMatchObject({ percent: 0, required: 13, complete: false })
    expect(steps.about).toMatchObject({ percent: 0, required: 6 })
  })

  it('does not count an optional answer', () => {
    expect(progressOf(sampleForm, { nickname: 'Sa' }).overall).toMatchObject({ percent: 0, answered: 0 })
  })

  it('is a third of a step with two of six answers', () => {
    expect(progressOf(sampleForm, { firstName: 'Sara', country: 'IR' }).steps.about?.percent).toBe(33)
  })

  it('counts "I do not know yet" and flags it', () => {
    expect(progressOf(sampleForm, { province: 'unknown' }).steps.about).toMatchObject({
      answered: 1,
      flagged: ['province'],
    })
  })

  it('tells what a branch opens as new questions', () => {
    const before = progressOf(sampleForm, { firstName: 'Sara', married: false }).steps.about
    const after = progressOf(sampleForm, { firstName: 'Sara', married: true }).steps.about
    expect(after).toMatchObject({ percent: before?.percent, newQuestions: ['partnerComes'], complete: false })
  })

  it('waits for agreement', () => {
    expect(progressOf(sampleForm, { truthful: false }).steps.work?.missing).toEqual(['jobs', 'truthful'])
  })

  it('never falls when an entry is added or a branch opens, whatever was told', () => {
    const told = fc.record(
      {
        firstName: fc.constant('Sara'),
        country: fc.constant('IR'),
        married: fc.boolean(),
        partnerComes: fc.boolean(),
        level: fc.constant('school'),
        score: fc.constant('unknown'),
        truthful: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(told, (answers: Answers) => {
        const before = progressOf(sampleForm, answers).overall.percent
        expect(progressOf(sampleForm, { ...answers, jobs: [{ id: 'a' }] }).overall.percent).toBeGreaterThanOrEqual(
          before,
        )
        if (answers.married !== undefined && answers.partnerComes === undefined) {
          expect(progressOf(sampleForm, { ...answers, married: true }).overall.percent).toBeGreaterThanOrEqual(before)
        }
      }),
    )
  })
})
