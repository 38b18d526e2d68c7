import type { ProfileAnswers } from '@rahnama/contract/profile/profile.ts'
import { subjectOfEntry } from '@rahnama/rules/checklist/checklist.ts'

type Schooling = { institution?: string | undefined; graduationYear?: number | undefined }

/** Each entry is called as its owner calls it: the company, the school, the test. */
export function aboutEntries(answers: ProfileAnswers): Map<string, string> {
  const about = new Map<string, string>()
  const add = (list: Parameters<typeof subjectOfEntry>[0], id: string, ...words: (string | undefined)[]) => {
    const said = words.find((word) => word !== undefined && word !== '')
    if (said !== undefined) about.set(subjectOfEntry(list, id), said)
  }
  for (const { id, company, title } of answers.jobs ?? []) add('jobs', id, company, title)
  for (const entry of answers.credentials ?? []) add('credentials', entry.id, schoolAndYear(entry))
  for (const entry of answers.partnerCredentials ?? []) add('partnerCredentials', entry.id, schoolAndYear(entry))
  for (const { id, test } of answers.tests ?? []) add('tests', id, test)
  for (const { id, test } of answers.partnerTests ?? []) add('partnerTests', id, test)
  for (const { id, age } of answers.children ?? []) add('children', id, age === undefined ? undefined : String(age))
  for (const { id, country } of answers.refusals ?? []) add('refusals', id, country)
  for (const { id, relationship } of answers.relatives ?? []) add('relatives', id, relationship)
  return about
}

/** Two degrees of one school are told apart by their years. */
function schoolAndYear({ institution, graduationYear }: Schooling): string | undefined {
  if (institution === undefined) return undefined
  return graduationYear === undefined ? institution : `${institution} (${graduationYear})`
}
