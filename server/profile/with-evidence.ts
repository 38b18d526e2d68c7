import {
  type Credential,
  type Entry,
  EVIDENCE,
  type Partner,
  type Profile,
  SINGLE_FACTS,
} from '@rahnama/rules/profile/profile.ts'
import type { Shown } from '../documents/documents.ts'

type ShownDocuments = ReadonlyMap<string, Shown>

/** The profile with what documents show of each fact. Lists are named as the form names them. */
export function withEvidence(profile: Profile, documents: ShownDocuments): Profile {
  const { credentials, jobs, tests, relatives, partner } = profile
  const facts = SINGLE_FACTS.flatMap((fact) => {
    const shown = documents.get(fact)
    return shown ? [[fact, shown] as const] : []
  })
  return {
    ...profile,
    ...(credentials && { credentials: credentials.map((each) => assessed(each, 'credentials', documents)) }),
    ...(jobs && { jobs: jobs.map((each) => shownEntry(each, 'jobs', documents)) }),
    ...(tests && { tests: tests.map((each) => shownEntry(each, 'tests', documents)) }),
    ...(relatives && { relatives: relatives.map((each) => shownEntry(each, 'relatives', documents)) }),
    ...(partner && { partner: partnerWith(partner, documents) }),
    ...(facts.length > 0 && { evidence: Object.fromEntries(facts) }),
  }
}

function partnerWith(partner: Partner, documents: ShownDocuments): Partner {
  const { credentials, jobs, tests } = partner
  return {
    ...partner,
    ...(credentials && { credentials: credentials.map((each) => assessed(each, 'partnerCredentials', documents)) }),
    ...(jobs && { jobs: jobs.map((each) => shownEntry(each, 'partnerJobs', documents)) }),
    ...(tests && { tests: tests.map((each) => shownEntry(each, 'partnerTests', documents)) }),
  }
}

function shownEntry<T extends Entry>(entry: T, list: string, documents: ShownDocuments): T {
  const shown = documents.get(`${list}.${entry.id}`)
  return shown ? { ...entry, evidence: shown } : entry
}

/** A credential from abroad counts by its assessment, so that has to be shown as well as the credential. */
function assessed(credential: Credential, list: string, documents: ShownDocuments): Credential {
  const degree = documents.get(`${list}.${credential.id}`)
  const needsReport = credential.ecaBody !== undefined && credential.ecaBody !== 'none'
  if (!needsReport) return degree ? { ...credential, evidence: degree } : credential
  const report = documents.get(`${list}.${credential.id}.eca`)
  return degree && report ? { ...credential, evidence: weaker(degree, report) } : credential
}

function weaker(one: Shown, other: Shown): Shown {
  return EVIDENCE.indexOf(one) < EVIDENCE.indexOf(other) ? one : other
}
