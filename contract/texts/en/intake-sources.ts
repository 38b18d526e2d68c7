import { sources } from './sources.ts'

/** These authorities say whether a program takes applications. */
export const intakeSources = { named: sources.named }
