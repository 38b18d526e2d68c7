/** How far a long piece of work is. */
export type Progress = (step: { part: 'check' | 'tables' | 'files'; done: number; of: number }) => void
