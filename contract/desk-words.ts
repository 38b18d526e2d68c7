/** This module says what the desk knows; pages read it without the schemas. */

/** What may wait on the desk. A case is an application that was sent; its folio is the application's reference. */
export const DESK_KINDS = ['case', 'enquiry', 'appointment'] as const
export type DeskKind = (typeof DESK_KINDS)[number]

/**
 * `mine` and `unassigned` are what waits for the office, `ownerAway` what waits for somebody who is not there; `all` is
 * everything that is open.
 */
export const DESK_VIEWS = ['mine', 'unassigned', 'ownerAway', 'client', 'government', 'all', 'snoozed'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

/** What makes a case riskier than it looks. */
export const CASE_FLAGS = ['contradiction', 'expiringDocument', 'minor', 'refusedBefore'] as const
export type CaseFlag = (typeof CASE_FLAGS)[number]

/** Under which heading a row stands, by the office's calendar. */
export const DESK_HEADINGS = ['overdue', 'today', 'thisWeek', 'later', 'noDate'] as const
export type DeskHeading = (typeof DESK_HEADINGS)[number]

/** A deadline is set from outside and cannot be moved; a promise is ours. */
export const DUE_KINDS = ['deadline', 'promise'] as const

/** Told live to staff when something on the desk changed: `kind` and `id` say what. */
export const DESK_SIGNAL = 'desk'

/** Past this a count says "more than". */
export const DESK_COUNT_MAX = 1000

/** How often a page that is seen renews its lease, and after how long without it its reader has left. */
export const PRESENCE_RENEW_MS = 15_000
export const PRESENCE_LEASE_MS = 45_000

/** Told to staff at most once a second for each case; it is not kept. */
export const PRESENCE_SIGNAL = 'presence'

export const PRESENCE_MODES = ['looking', 'writing', 'writingNote'] as const

/** So long after a bulk act it can be undone. */
export const DESK_UNDO_MS = 10_000
