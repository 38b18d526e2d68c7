import type { Procedure } from './procedure.ts'
import { system } from './system.ts'

/** The whole API: one entry per capability. The server mounts it, the client calls it, the documentation prints it. */
export const contract = {
  system,
} as const satisfies Record<string, Record<string, Procedure>>

export type Contract = typeof contract
