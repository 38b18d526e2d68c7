/** A signed-in client hears live what changed here, as server-sent events (SSE). */
export const EVENTS_PATH = '/api/events'

/** A page carries this on its root: everything up to that position was there before the page read anything. */
export const PAGE_POSITION = 'position'

/** Besides what changed a stream says: nothing after this position is missed, or: what was asked for is not kept any more. */
export const STREAM_READY = 'ready'
export const STREAM_RESET = 'reset'

/** A client is told live of what belongs to them; of a consultation also its consultant and staff. */
export const APPLICATION_SIGNAL = 'application'
export const CONSULTATION_SIGNAL = 'consultation'
export const DOCUMENT_SIGNAL = 'document'
/** Something was written in a thread, or it changed in the office's hands: both sides hear `threadId`. */
export const MESSAGE_SIGNAL = 'message'
/** One side has read a thread: whispered, as the next look tells the same. */
export const MESSAGE_READ_SIGNAL = 'message-read'
/** A turn of the person's own conversation with the assistant got further. */
export const ADVISOR_SIGNAL = 'advisor'
/** Answers of a long form: `form` says which, `version` what its sheet is now. */
export const SHEET_SIGNAL = 'sheet'

/** The person's role changed: their pages ask for it again, and their streams begin anew with it. */
export const ROLE_SIGNAL = 'role'

/** Servers are told, not browsers: a stream of this session ends. */
export const SESSION_END_SIGNAL = 'session-end'

/** Ids and counts only: what a person wrote is fetched through its own procedure, which checks who asks. */
export type SignalPayload = Record<string, string | number>

/** `id` is its position among all; what is only whispered has none and is not told again after a gap. */
export type Signal = { id: number | null; kind: string; payload: SignalPayload }
