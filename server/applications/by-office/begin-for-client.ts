import type { ClientSentence } from '@rahnama/contract/applications.ts'
import type { Program, RequirementId } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../../caller.ts'
import type { Db } from '../../db/db.ts'
import { shortfallOf } from '../../eligibility/eligibility.ts'
import type { Teller } from '../../notices/notices.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { readRulebook } from '../../rulebook/rulebook.ts'
import { mayStart } from '../intake.ts'
import { type ApplicationRow, findOpen } from '../queries.ts'
import { openApplication } from '../start-application.ts'
import { idsOf } from '../unmet-ids.ts'
import { tellOfMove } from '../write-to-client.ts'

type Begun =
  | { result: 'begun' | 'alreadyOpen'; row: ApplicationRow }
  | { result: 'closed' }
  | { result: 'notMet'; requirements: RequirementId[] }

type Wish = { program: Program; sentence: ClientSentence | null; knowing: boolean }

/** The office begins an application in a client's name. It is theirs to complete and to send, as any other. */
export async function beginForClient(
  deps: Teller,
  tx: Db,
  { userId }: Pick<Caller, 'userId'>,
  clientId: string,
  { program, sentence, knowing }: Wish,
): Promise<Begun> {
  const open = await findOpen(tx, clientId, program)
  if (open) return { result: 'alreadyOpen', row: open }
  if (!mayStart(program, officeDay(deps.now()), (await readRulebook(tx)).ledger)) return { result: 'closed' }
  const unmet = idsOf(await shortfallOf(tx, clientId, program, deps.now()))
  if (unmet.length > 0 && !knowing) return { result: 'notMet', requirements: unmet }
  const by = { side: 'office', actorId: userId } as const
  const { row, isNew } = await openApplication(deps, tx, { userId: clientId }, program, { unmet, by, sentence })
  if (!isNew) return { result: 'alreadyOpen', row }
  await tellOfMove(deps, tx, row, { news: 'begun', sentence, by: userId, sendsMail: true })
  return { result: 'begun', row }
}
