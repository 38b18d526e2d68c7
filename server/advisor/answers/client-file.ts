import type { ApplicationSummary, ClientSentence } from '@rahnama/contract/applications.ts'
import type { ChecklistEntry } from '@rahnama/contract/documents.ts'
import type { Assessment, Places } from '@rahnama/contract/eligibility/eligibility.ts'
import type { OpenAnswer, Profile } from '@rahnama/rules/profile/profile.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'

type FileDocument = Pick<ChecklistEntry, 'kind'> & {
  state: ChecklistEntry['document']['state']
  isWithClient: boolean
  sentBackFor: ClientSentence | null
}

/** What we know of the person who asks, and of nobody else. */
export type ClientFile = {
  profile: Profile
  missing: readonly OpenAnswer[]
  places: Places
  assessment: Assessment | null
  applications: readonly (Pick<
    ApplicationSummary,
    'id' | 'reference' | 'program' | 'stage' | 'turn' | 'reason' | 'dueOn'
  > & { consultant: string | null })[]
  checklists: readonly { program: Program; needed: number; given: number; documents: readonly FileDocument[] }[]
  /** Conversations with something the client has not read. */
  unread: number
  /** Since when the client waits for a word of ours, in the conversation that waits longest. */
  waiting: { subject: string; since: string; replyBy: string } | null
  appointment: { startsAt: string; timeZone: string; token: string; consultant: string } | null
}
