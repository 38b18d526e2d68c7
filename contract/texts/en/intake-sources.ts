import { sources } from './sources.ts'

/** Who says whether a program takes applications. */
export const intakeSources = { named: sources.named }
