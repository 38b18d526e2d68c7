import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { asActor } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { calendarByLink, cancelByLink, moveByLink, readByLink } from './appointments/by-link.ts'
import { cancelForClient, listForStaff, moveForClient, readForStaff } from './appointments/by-staff.ts'
import { listMine } from './appointments/list-mine.ts'
import { readClient } from './appointments/read-client.ts'
import { recordOutcome } from './appointments/record-outcome.ts'
import { sayComing } from './appointments/say-coming.ts'
import { bookSlot } from './booking/book-slot.ts'
import { confirmByLink } from './booking/confirm-by-link.ts'
import { readConfirmation, resendConfirmation } from './booking/confirmation.ts'
import { extendHold } from './booking/extend-hold.ts'
import { holdSlot } from './booking/hold-slot.ts'
import { listOptions } from './booking/list-options.ts'
import { releaseHold } from './booking/release-hold.ts'
import { addDayOff, removeDayOff, updateSchedule } from './times/change-schedule.ts'
import { listSchedules } from './times/list-schedules.ts'
import { listSlots } from './times/list-slots.ts'
import { listTimesFor } from './times/list-times-for.ts'
import { joinWaitList, listWaiting } from './wait-list.ts'

export const consultationsHandlers: Handlers<Deps, typeof consultations> = {
  options: listOptions,
  slots: listSlots,
  hold: holdSlot,
  extendHold,
  release: releaseHold,
  book: bookSlot,
  readConfirmation,
  resendConfirmation,
  confirmByLink,
  readByLink,
  calendarByLink,
  comeByLink: sayComing,
  moveByLink,
  cancelByLink,
  joinWaitList,
  mine: listMine,
  list: listForStaff,
  read: readForStaff,
  timesFor: listTimesFor,
  client: readClient,
  move: asActor(moveForClient),
  cancel: asActor(cancelForClient),
  record: asActor(recordOutcome),
  schedules: listSchedules,
  updateSchedule: asActor(updateSchedule),
  addDayOff: asActor(addDayOff),
  removeDayOff: asActor(removeDayOff),
  waitList: listWaiting,
}
