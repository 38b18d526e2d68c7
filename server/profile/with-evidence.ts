import {
  type Credential,
  type Entry,
  EVIDENCE,
  type Partner,
  type Profile,
  SINGLE_FACTS,
} from '@rahnama/rules/profile/profile.ts'
import type { Shown } from '../documents/documents.ts'

type Papers = ReadonlyMap<string, Shown>

/** The profile with what papers show of each fact. Lists are named as the form names them. */
export function withEvidence(profile: Profile, papers: Papers): Profile {
  const { credentials, jobs, tests, relatives, partner } = profile
  const facts = SINGLE_FACTS.flatMap((fact) => {
    const shown = papers.get(fact)
    return shown ? [[fact, shown] as const] : []
  })
  return {
    ...profile,
    ...(credentials && { credentials: credentials.map((each) => assessed(each, 'credentials', papers)) }),
    ...(jobs && { jobs: jobs.map((each) => shownEntry(each, 'jobs', papers)) }),
    ...(tests && { tests: tests.map((each) => shownEntry(each, 'tests', papers)) }),
    ...(relatives && { relatives: relatives.map((each) => shownEntry(each, 'relatives', papers)) }),
    ...(partner && { partner: partnerWith(partner, papers) }),
    ...(facts.length > 0 && { evidence: Object.fromEntries(facts) }),
  }
}

function partnerWith(partner: Partner, papers: Papers): Partner {
  const { credentials, jobs, tests } = partner
  return {
    ...partner,
    ...(credentials && { credentials: credentials.map((each) => assessed(each, 'partnerCredentials', papers)) }),
    ...(jobs && { jobs: jobs.map((each) => shownEntry(each, 'partnerJobs', papers)) }),
    ...(tests && { tests: tests.map((each) => shownEntry(each, 'partnerTests', papers)) }),
  }
}

function shownEntry<T extends Entry>(entry: T, list: string, papers: Papers): T {
  const shown = papers.get(`${list}.${entry.id}`)
  return shown ? { ...entry, evidence: shown } : entry
}

/** A credential from abroad counts by its assessment, so that has to be shown as well as the credential. */
function assessed(credential: Credential, list: string, papers: Papers): Credential {
  const degree = papers.get(`${list}.${credential.id}`)
  const needsReport = credential.ecaBody !== undefined && credential.ecaBody !== 'none'
  if (!needsReport) return degree ? { ...credential, evidence: degree } : credential
  const report = papers.get(`${list}.${credential.id}.eca`)
  return degree && report ? { ...credential, evidence: weaker(degree, report) } : credential
}

function weaker(one: Shown, other: Shown): Shown {
  return EVIDENCE.indexOf(one) < EVIDENCE.indexOf(other) ? one : other
}
