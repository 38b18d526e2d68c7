import type { IsoDate } from '../dated.ts'
import { ageOn, type Credential, type CredentialLevel, isCanadian, known, type Profile } from '../profile/profile.ts'
import { type Contradiction, contradiction } from './contradiction.ts'

/** Younger graduates are so rare that the dates should be looked at again. */
const LEAST_AGE: Record<CredentialLevel, number> = {
  high_school: 15,
  trade: 16,
  college: 17,
  associate: 17,
  bachelor: 18,
  master: 20,
  professional: 21,
  doctoral: 22,
}

/** Levels that build on each other; the others can be earned in any order. */
const LADDER: readonly CredentialLevel[] = ['high_school', 'bachelor', 'master', 'doctoral']

export function studyContradictions(profile: Profile, on: IsoDate): Contradiction[] {
  const credentials = profile.credentials ?? []
  return [
    ...credentials.flatMap((credential, i) => [...ownDates(credential, i, on), ...age(credential, i, profile)]),
    ...order(credentials),
  ]
}

function ownDates(credential: Credential, i: number, on: IsoDate): Contradiction[] {
  const graduatedOn = known(credential.graduatedOn)
  const ecaOn = known(credential.ecaOn)
  const found: Contradiction[] = []
  if (graduatedOn !== undefined && graduatedOn > on)
    found.push(contradiction('GRADUATION_IN_FUTURE', [`credentials[${i}].graduatedOn`]))
  if (graduatedOn !== undefined && ecaOn !== undefined && ecaOn < graduatedOn)
    found.push(contradiction('ECA_BEFORE_GRADUATION', [`credentials[${i}].graduatedOn`, `credentials[${i}].ecaOn`]))
  const body = known(credential.ecaBody)
  if (isCanadian(credential) && body !== undefined && body !== 'none')
    found.push(contradiction('ECA_FOR_CANADIAN_CREDENTIAL', [`credentials[${i}].country`, `credentials[${i}].ecaBody`]))
  return found
}

function age(credential: Credential, i: number, profile: Profile): Contradiction[] {
  const graduatedOn = known(credential.graduatedOn)
  const level = known(credential.level)
  const years = graduatedOn === undefined ? undefined : ageOn(profile, graduatedOn)
  if (years === undefined || level === undefined || years >= LEAST_AGE[level]) return []
  return [contradiction('STUDY_BEFORE_PLAUSIBLE_AGE', ['birthDate', `credentials[${i}].graduatedOn`], { age: years })]
}

function order(credentials: Credential[]): Contradiction[] {
  const found: Contradiction[] = []
  credentials.forEach((higher, i) => {
    credentials.forEach((lower, j) => {
      if (place(higher) <= place(lower) || place(lower) < 0) return
      const first = known(lower.graduatedOn)
      const second = known(higher.graduatedOn)
      if (first !== undefined && second !== undefined && second < first)
        found.push(contradiction('HIGHER_CREDENTIAL_BEFORE_LOWER', [`credentials[${i}]`, `credentials[${j}]`]))
    })
  })
  return found
}

function place(credential: Credential): number {
  const level = known(credential.level)
  return level === undefined ? -1 : LADDER.indexOf(level)
}
