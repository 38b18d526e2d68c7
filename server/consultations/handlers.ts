import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
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
import { giveUpHold } from './booking/holds.ts'
import { listOptions } from './booking/list-options.ts'
import { addDayOff, removeDayOff, updateSchedule } from './times/change-schedule.ts'
import { listSlots } from './times/list-slots.ts'
import { listTimesFor } from './times/list-times-for.ts'
import { listSchedules } from './times/schedules.ts'
import { joinWaitList, listWaiting } from './wait-list.ts'

export const consultationsHandlers: Handlers<Deps, typeof consultations> = {
  options: listOptions,
  slots: (deps, _caller, input) => listSlots(deps, input),
  hold: holdSlot,
  extendHold: (deps, _caller, input) => extendHold(deps, input),
  release: async ({ db }, _caller, { holdId }) => {
    await giveUpHold(db, holdId)
    return {}
  },
  book: bookSlot,
  readConfirmation: (deps, _caller, input) => readConfirmation(deps, input),
  resendConfirmation: (deps, _caller, input, request) => resendConfirmation(deps, input, request),
  confirmByLink: (deps, _caller, input) => confirmByLink(deps, input),
  readByLink: (deps, _caller, input) => readByLink(deps, input),
  calendarByLink: (deps, _caller, input) => calendarByLink(deps, input),
  comeByLink: (deps, _caller, input) => sayComing(deps, input),
  moveByLink: (deps, _caller, input, request) => moveByLink(deps, input, request),
  cancelByLink: (deps, _caller, input) => cancelByLink(deps, input),
  joinWaitList: (deps, _caller, input, request) => joinWaitList(deps, input, request),
  mine: listMine,
  list: (deps, _caller, input) => listForStaff(deps, input),
  read: (deps, _caller, input) => readForStaff(deps, input),
  timesFor: (deps, _caller, input) => listTimesFor(deps, input),
  client: (deps, _caller, input) => readClient(deps, input),
  move: (deps, _caller, input) => moveForClient(deps, input),
  cancel: (deps, _caller, input) => cancelForClient(deps, input),
  record: (deps, _caller, input) => recordOutcome(deps, input),
  schedules: async ({ db }) => ({ schedules: await listSchedules(db) }),
  updateSchedule,
  addDayOff,
  removeDayOff,
  waitList: (deps) => listWaiting(deps),
}
