import {
  APPLICATION_SIGNAL,
  type ApplicationStanding,
  type ClientSentence,
  isOver,
  isStanding,
  type Side,
} from '@rahnama/contract/applications.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { placeCase, promisedDay } from '../desk/desk.ts'
import { settle } from '../notices/notices.ts'
import { officeAct, questionActs, turnAct } from './acts.ts'
import { type ApplicationRow, insertEvent, type NewEvent, updateStanding } from './queries.ts'

export type Change = {
  what: NewEvent['what']
  by: Side
  actorId: string
  standing: ApplicationStanding
  /** Of whoever's turn it is; what lies with us unread is due when we promised to have read it. */
  dueOn?: string | null
  /** In the client's own words. */
  note?: string | null
  /** In the office's, for the client to read. */
  sentence?: ClientSentence | null
  /** The hard requirements the client knew not to be met. */
  unmet?: NewEvent['unmet']
  idempotencyKey?: string
}

/** Every move of an application goes through here, so each has an event and is told to its client. */
export async function changeStanding(
  { now, signals }: Pick<Deps, 'now' | 'signals'>,
  tx: Db,
  row: ApplicationRow,
  { standing, dueOn: given = null, note = null, sentence = null, unmet = [], ...act }: Change,
): Promise<ApplicationRow> {
  if (!isStanding(standing)) throw new Error(`No standing: ${standing.stage}, ${standing.turn}, ${standing.reason}`)
  const at = now()
  const dueOn = standing.stage === 'submitted' ? await promisedDay(tx, row.id, at, isOpenedAnew(act)) : given
  const changed = await updateStanding(
    tx,
    row.id,
    { ...standing, dueOn },
    {
      submittedAt: standing.stage === 'submitted' && act.what === 'submitted' ? at : row.submittedAt,
      closedAt: isOver(standing.stage) ? at : null,
      changedAt: at,
    },
  )
  await insertEvent(tx, row.id, { ...act, ...standing, dueOn, note, sentence, unmet, at })
  const over = isOver(standing.stage) ? await questionActs(tx, row.id) : []
  await settle({ signals, now }, tx, turnAct(row.id), officeAct(row.id), ...over)
  await tellClient({ signals }, tx, row)
  await placeCase({ signals, now }, tx, changed)
  return changed
}

function isOpenedAnew({ what, by }: Pick<Change, 'what' | 'by'>): boolean {
  return what === 'reopened' && by === 'office'
}

export async function tellClient(
  { signals }: Pick<Deps, 'signals'>,
  tx: Db,
  { id, userId }: Pick<ApplicationRow, 'id' | 'userId'>,
): Promise<void> {
  await signals.publish(tx, { to: { userId }, kind: APPLICATION_SIGNAL, payload: { applicationId: id } })
}
