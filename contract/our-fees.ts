import type { Program } from '@rahnama/rules/programs/programs.ts'

type Service = { title: string; fee: string | null; intakes: readonly { id: string }[] }

const BEFORE_HINT = ' · '

/** A fee with what it is about in tomans, as pages and mails say it in one line. */
export const joinFee = (amount: string, hint: string): string => `${amount}${BEFORE_HINT}${hint}`

/** The same in its two parts, for where the amount stands out and the hint does not. */
export function splitFee(fee: string): { amount: string; hint: string | undefined } {
  const [amount = fee, hint] = fee.split(BEFORE_HINT)
  return { amount, hint }
}

/** Our fees for programs, in their order, each service once; what is not said in public is left out. */
export function ourFees(services: readonly Service[], programs: readonly Program[]): { label: string; fee: string }[] {
  const charged = programs.flatMap((program) =>
    services.filter(({ intakes }) => intakes.some(({ id }) => id === program || id.startsWith(`${program}_`))),
  )
  return [...new Set(charged)].flatMap(({ title, fee }) => (fee === null ? [] : { label: title, fee }))
}
