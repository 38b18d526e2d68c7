import { randomUUID } from 'node:crypto'
import type { Changes, FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import type { Caller } from '../caller.ts'
import { checkChanges, readSheet, type SheetDeps, saveSheet } from '../long-form/long-form.ts'
import { findKnownAnswers } from './known-answers.ts'

/** What somebody told us elsewhere answers the open questions of their profile; what they told there stays as it is. */
export async function takeKnownAnswers(deps: SheetDeps, caller: Pick<Caller, 'userId'>): Promise<void> {
  const { answers, version } = await readSheet(deps.db, caller.userId, profileForm)
  const changes = openAnswers(answers, await findKnownAnswers(deps.db, caller.userId))
  if (Object.keys(changes).length === 0) return
  const tab = `known-${randomUUID().slice(0, 8)}`
  await saveSheet(deps, caller, profileForm, { base: version, tab, turn: 1, changes })
}

/** Those a person has not answered, and that the profile can hold: the short check takes figures as they are typed. */
function openAnswers(answers: FlatAnswers, known: Awaited<ReturnType<typeof findKnownAnswers>>): Changes {
  const told = new Set(Object.keys(answers).map(questionOf))
  const open = Object.entries(known).filter(([path]) => !told.has(questionOf(path)))
  const changes: Changes = Object.fromEntries(open.map(([path, { value }]) => [path, value]))
  for (const { field } of checkChanges(profileForm, changes)) delete changes[field]
  return changes
}

const questionOf = (path: string) => path.split('.')[0]
