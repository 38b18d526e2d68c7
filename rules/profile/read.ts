import type { Entry, Evidence, Partner, Person, Profile, Reading } from './model.ts'
import { EVIDENCE, SINGLE_FACTS } from './model.ts'

/** The profile with every fact below the wanted evidence turned into "not known". */
export function read(profile: Profile, reading: Reading): Profile {
  if (reading === 'told') return profile
  const strict: Profile = { ...profile, ...readPerson(profile, reading) }
  if (profile.partner) strict.partner = { ...profile.partner, ...readPerson(profile.partner, reading) } as Partner
  if (profile.relatives) strict.relatives = readEntries(profile.relatives, reading)
  for (const fact of SINGLE_FACTS) {
    if (needsDocument(strict[fact]) && !reaches(profile.evidence?.[fact], reading)) strict[fact] = 'unknown'
  }
  return strict
}

/** Nobody can show a document for what they do not have. */
function needsDocument(answer: unknown): boolean {
  return answer !== undefined && answer !== false && answer !== 'none' && answer !== 'single'
}

function readPerson(person: Person, reading: Reading): Person {
  const strict: Person = {}
  if (person.credentials) strict.credentials = readEntries(person.credentials, reading)
  if (person.jobs) strict.jobs = readEntries(person.jobs, reading)
  if (person.tests) strict.tests = readEntries(person.tests, reading)
  return strict
}

function readEntries<T extends Entry>(entries: T[], reading: Reading): T[] {
  return entries.map((entry) => (reaches(entry.evidence, reading) ? entry : { ...entry, unproven: true }))
}

function reaches(evidence: Evidence | undefined, reading: Reading): boolean {
  return EVIDENCE.indexOf(evidence ?? 'told') >= EVIDENCE.indexOf(reading)
}
