import { sources } from './sources.ts'

/** Who says whether a programme takes applications. */
export const intakeSources = { named: sources.named }
