/** Mails a person may do without. What must be acted upon, and what protects an account, always comes. */
export const MAIL_KINDS = [
  'caseUpdates',
  'messages',
  'appointmentReminders',
  'documentExpiry',
  'deskWork',
  'deskAppointments',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const KINDS_OF_CLIENTS = [
  'caseUpdates',
  'messages',
  'appointmentReminders',
  'documentExpiry',
] as const satisfies readonly MailKind[]
export const KINDS_OF_STAFF = ['messages', 'deskWork', 'deskAppointments'] as const satisfies readonly MailKind[]

/** At once, with everything else of the day in the morning, or on the screen only. */
export const MAIL_PACES = ['immediately', 'daily', 'never'] as const
export type MailPace = (typeof MAIL_PACES)[number]

/** What begins within the hour would be of no use in the morning. */
const TIMELY: readonly MailKind[] = ['appointmentReminders', 'deskAppointments']
const TIMELY_PACES = ['immediately', 'never'] as const satisfies readonly MailPace[]
export const pacesOf = (kind: MailKind): readonly MailPace[] => (TIMELY.includes(kind) ? TIMELY_PACES : MAIL_PACES)

/** Until somebody says otherwise. */
export const DEFAULT_PACES: Record<MailKind, MailPace> = {
  caseUpdates: 'immediately',
  messages: 'immediately',
  appointmentReminders: 'immediately',
  documentExpiry: 'immediately',
  deskWork: 'daily',
  deskAppointments: 'immediately',
}
