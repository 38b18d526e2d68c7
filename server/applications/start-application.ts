import type { applications, ClientSentence, Side } from '@rahnama/contract/applications.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Program, RequirementId } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { shortfallOf } from '../eligibility/eligibility.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { makeReference } from '../references/references.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { tellClient } from './change-standing.ts'
import { mayStart } from './intake.ts'
import { type ApplicationRow, findOpen, insertApplication, insertEvent } from './queries.ts'
import { idsOf } from './unmet-ids.ts'
import { viewApplication } from './view-application.ts'

type Started = Output<typeof applications.start>
type Client = Pick<Caller, 'userId'>

export function startApplication(
  deps: Deps,
  caller: Client,
  { program, knowing }: Input<typeof applications.start>,
): Promise<Started> {
  return deps.db.transaction(async (tx): Promise<Started> => {
    const open = await findOpen(tx, caller.userId, program)
    if (open) return { result: 'alreadyOpen', application: await viewApplication(deps, tx, open) }
    if (!mayStart(program, officeDay(deps.now()), (await readRulebook(tx)).ledger)) return { result: 'closed' }
    const shortfall = await shortfallOf(tx, caller.userId, program, deps.now())
    if (shortfall && !knowing) return { result: 'notMet', shortfall }
    const { row, isNew } = await openApplication(deps, tx, caller, program, { unmet: idsOf(shortfall) })
    return { result: isNew ? 'started' : 'alreadyOpen', application: await viewApplication(deps, tx, row) }
  })
}

type Beginning = {
  /** The hard requirements that were known not to be met. */
  unmet?: RequirementId[]
  /** Its client, unless the office begins it for them. */
  by?: { side: Side; actorId: string }
  sentence?: ClientSentence | null
}

/** Answers a new application, or the open one that came first. */
export async function openApplication(
  { now, signals }: Pick<Deps, 'now' | 'signals'>,
  tx: Db,
  { userId }: Client,
  program: Program,
  { unmet = [], by = { side: 'client', actorId: userId }, sentence = null }: Beginning = {},
): Promise<{ row: ApplicationRow; isNew: boolean }> {
  const standing = { stage: 'preparing', turn: 'client', reason: 'gatherAndSend' } as const
  const at = now()
  const row = await insertApplication(tx, { userId, program, reference: makeReference('A') }, standing, at)
  if (!row) {
    const open = await findOpen(tx, userId, program)
    if (!open) throw new Error('An application closed while another was opened')
    return { row: open, isNew: false }
  }
  const event = {
    what: 'started',
    by: by.side,
    actorId: by.actorId,
    dueOn: null,
    note: null,
    sentence,
    unmet,
    at,
  } as const
  await insertEvent(tx, row.id, { ...event, ...standing })
  await tellClient({ signals }, tx, row)
  return { row, isNew: true }
}
