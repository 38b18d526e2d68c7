import type { Mark } from '../recognise.ts'

export const has = (mark: Mark | undefined, concept: string) => mark?.readings.includes(concept) ?? false
