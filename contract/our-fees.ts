import type { Program } from '@rahnama/rules/programs/programs.ts'

type Service = { title: string; fee: string | null; intakes: readonly { id: string }[] }

/** Our fees for programs, in their order, each service once; what is not said in public is left out. */
export function ourFees(services: readonly Service[], programs: readonly Program[]): { label: string; fee: string }[] {
  const charged = programs.flatMap((program) =>
    services.filter(({ intakes }) => intakes.some(({ id }) => id === program || id.startsWith(`${program}_`))),
  )
  return [...new Set(charged)].flatMap(({ title, fee }) => (fee === null ? [] : { label: title, fee }))
}
