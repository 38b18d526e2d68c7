import { isOver } from '@rahnama/contract/applications.ts'
import { standingOf } from '@rahnama/contract/document-counts.ts'
import { listApplications, readOfficeSide } from '../applications/applications.ts'
import type { Caller } from '../caller.ts'
import { listMine } from '../consultations/consultations.ts'
import type { Deps } from '../deps.ts'
import { loadChecklists } from '../documents/documents.ts'
import { assessMine } from '../eligibility/eligibility.ts'
import { countUnread, findWaiting } from '../messages/messages.ts'
import type { ClientFile } from './answers/answers.ts'

/** Reads the file of the person who asks, through the same doors their own pages use. */
export async function gatherFile(deps: Deps, caller: Caller): Promise<ClientFile> {
  const { profile, missing, assessment, places } = await assessMine(deps, caller)
  const { applications } = await listApplications(deps, caller)
  const open = applications.filter(({ stage }) => !isOver(stage))
  const checklistOf = open.length > 0 ? await loadChecklists(deps.db, caller.userId, deps.now()) : undefined
  const { appointments } = await listMine(deps, caller)
  const next = appointments.find(({ state, endsAt }) => state === 'booked' && endsAt > deps.now().toISOString())
  const waiting = await findWaiting(deps.db, caller.userId)
  const { unread } = await countUnread(deps, caller)
  const withConsultant: ClientFile['applications'][number][] = []
  for (const application of open) {
    const { consultant } = await readOfficeSide(deps.db, application.id)
    withConsultant.push({ ...application, consultant: consultant?.name ?? null })
  }
  return {
    profile,
    missing,
    places,
    assessment,
    applications: withConsultant,
    checklists: open.flatMap(({ program }) => {
      const checklist = checklistOf?.(program)
      if (!checklist) return []
      return [
        {
          program,
          needed: checklist.progress.needed,
          given: checklist.progress.given,
          documents: checklist.entries.map((entry) => ({
            kind: entry.kind,
            state: entry.document.state,
            isWithClient: standingOf(entry) === 'missing',
            sentBackFor: entry.document.versions[0]?.sentBack?.sentence ?? null,
          })),
        },
      ]
    }),
    unread,
    waiting: waiting
      ? { subject: waiting.subject, since: waiting.since.toISOString(), replyBy: waiting.replyBy.toISOString() }
      : null,
    appointment: next
      ? { startsAt: next.startsAt, timeZone: next.timeZone, token: next.token, consultant: next.consultant.name }
      : null,
  }
}
