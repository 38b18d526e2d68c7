import { randomBytes } from 'node:crypto'

/** Tells our processes apart without naming a machine or anybody's computer. */
export const PROCESS_NAME = randomBytes(3).toString('hex')
