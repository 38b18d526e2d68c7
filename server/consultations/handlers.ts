import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { bookSlot } from './book-slot.ts'
import { calendarByLink, cancelByLink, moveByLink, readByLink } from './by-link.ts'
import { cancelForClient, listForStaff, moveForClient, readForStaff } from './by-staff.ts'
import { addDayOff, removeDayOff, updateSchedule } from './change-schedule.ts'
import { confirmByLink } from './confirm-by-link.ts'
import { readConfirmation, resendConfirmation } from './confirmation.ts'
import { extendHold } from './extend-hold.ts'
import { holdSlot } from './hold-slot.ts'
import { giveUpHold } from './holds.ts'
import { listMine } from './list-mine.ts'
import { listOptions } from './list-options.ts'
import { listSlots } from './list-slots.ts'
import { listTimesFor } from './list-times-for.ts'
import { readClient } from './read-client.ts'
import { recordOutcome } from './record-outcome.ts'
import { sayComing } from './say-coming.ts'
import { listSchedules } from './schedules.ts'
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
