import type { CaseFile, Readings } from '@rahnama/contract/cases/cases.ts'
import { contradictions } from '@rahnama/rules/contradictions/contradictions.ts'
import { type Profile, type Reading, scoreRange } from '@rahnama/rules/profile/profile.ts'
import { programsFor } from '@rahnama/rules/program-order/program-order.ts'
import { listExplanations } from '../applications/applications.ts'
import type { Db } from '../db/db.ts'
import { missingAnswers } from '../eligibility/eligibility.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import type { CaseRow } from './find-case.ts'

/** What the rules say of the client today: the score in three readings, each program, and answers that do not fit together. */
export async function judgeCase(
  db: Db,
  { id, userId }: CaseRow,
  now: Date,
): Promise<Pick<CaseFile, 'score' | 'programs' | 'contradictions'>> {
  const today = officeDay(now)
  const profile = await loadRulesProfile(db, userId, now)
  const explained = await listExplanations(db, id)
  return {
    score: readScores(profile, today),
    programs: programsFor(profile, today).map(({ program, verdict }) => ({ program, verdict })),
    contradictions: contradictions(profile, today).map(({ code, answers, params }) => ({
      code,
      answers: [...answers],
      ...(params && { params }),
      explanation: explained.find((each) => each.code === code && each.answers.join() === answers.join())?.text ?? null,
    })),
  }
}

function readScores(profile: Profile, today: string): Readings {
  const isTellable = missingAnswers(profile).length === 0
  const range = (reading: Reading) => {
    if (!isTellable) return null
    const { low, high } = scoreRange(profile, today, reading)
    return { low, high }
  }
  return { told: range('told'), evidenced: range('evidenced'), verified: range('verified') }
}
