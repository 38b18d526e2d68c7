export const CONSULTATION_TYPES = ['initial', 'comprehensive', 'followUp'] as const
export type ConsultationType = (typeof CONSULTATION_TYPES)[number]

/** Slots and bookings follow these rules. Name and fee are the owner's to write. */
type TypeRules = { minutes: number; openTo: 'everyoneOnce' | 'everyone' | 'existingClients' }

export const CONSULTATION_RULES: Readonly<Record<ConsultationType, TypeRules>> = {
  initial: { minutes: 30, openTo: 'everyoneOnce' },
  comprehensive: { minutes: 60, openTo: 'everyone' },
  followUp: { minutes: 30, openTo: 'existingClients' },
}
