export const CONSULTATION_TYPES = ['initial', 'comprehensive', 'followUp'] as const
export type ConsultationType = (typeof CONSULTATION_TYPES)[number]

/** Each has a text in both languages. */
export const CONSULTATION_FEES = ['free', 'varies', 'asAgreed'] as const

type TypeRules = {
  minutes: number
  fee: (typeof CONSULTATION_FEES)[number]
  openTo: 'everyoneOnce' | 'everyone' | 'existingClients'
}

export const CONSULTATION_RULES: Readonly<Record<ConsultationType, TypeRules>> = {
  initial: { minutes: 30, fee: 'free', openTo: 'everyoneOnce' },
  comprehensive: { minutes: 60, fee: 'varies', openTo: 'everyone' },
  followUp: { minutes: 30, fee: 'asAgreed', openTo: 'existingClients' },
}
