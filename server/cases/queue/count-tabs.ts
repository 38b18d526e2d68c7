import type { cases } from '@rahnama/contract/cases/cases.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import { countOn } from '../../consultations/consultations.ts'
import type { Deps } from '../../deps.ts'
import { countViews, seeingOf } from '../../desk/desk.ts'
import { countOpen } from '../../enquiries/enquiries.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { listMyTasks } from '../read-tasks.ts'

/** Each part of the desk counts as its own list does. */
export async function countTabs(deps: Deps, caller: Caller): Promise<Output<typeof cases.tabs>> {
  const { db, now } = deps
  const { mine } = await countViews(db, await seeingOf(db, caller))
  const tasks = await listMyTasks(deps, caller, { limit: 1 })
  const enquiries = await countOpen(db, now())
  return {
    queue: mine,
    tasks: tasks.open,
    enquiries: enquiries.open,
    appointments: await countOn(db, officeDay(now())),
  }
}
