import type { DeskRow } from '@rahnama/contract/cases/cases.ts'

/** Rows that are not on the screen may be among them: each as it was when it was selected. */
export type Selected = ReadonlyMap<string, DeskRow>

export const NONE_SELECTED: Selected = new Map()
