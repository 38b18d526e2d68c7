import type { Round } from './round.ts'

const IRCC = 'IRCC, Express Entry rounds of invitations'

/** Rounds confirmed from public records, oldest first. The owner adds the others; a missing round means not recorded. */
export const ROUNDS: readonly Round[] = [
  { number: 337, on: '2025-02-19', category: 'FRENCH', invitations: 6500, cutOff: 428, source: IRCC },
  { number: 338, on: '2025-03-03', category: 'PNP', invitations: 725, cutOff: 667, source: IRCC },
  { number: 339, on: '2025-03-06', category: 'FRENCH', invitations: 4500, cutOff: 410, source: IRCC },
  { number: 340, on: '2025-03-17', category: 'PNP', invitations: 536, cutOff: 736, source: IRCC },
  { number: 341, on: '2025-03-21', category: 'FRENCH', invitations: 7500, cutOff: 379, source: IRCC },
  { number: 342, on: '2025-04-14', category: 'PNP', invitations: 825, cutOff: 764, source: IRCC },
  { number: 343, on: '2025-04-28', category: 'PNP', invitations: 421, cutOff: 727, source: IRCC },
  { number: 344, on: '2025-05-01', category: 'EDUCATION', invitations: 1000, cutOff: 479, source: IRCC },
  { number: 345, on: '2025-05-02', category: 'HEALTH', invitations: 500, cutOff: 510, source: IRCC },
  { number: 346, on: '2025-05-12', category: 'PNP', invitations: 511, cutOff: 706, source: IRCC },
  { number: 347, on: '2025-05-13', category: 'CEC', invitations: 500, cutOff: 547, source: IRCC },
  { on: '2026-01-07', category: 'CEC', invitations: 8000, cutOff: 511, source: `${IRCC}, press of 2026-02-18` },
  { on: '2026-01-21', category: 'CEC', invitations: 6000, cutOff: 509, source: `${IRCC}, press of 2026-02-18` },
  {
    number: 395,
    on: '2026-02-16',
    category: 'PNP',
    invitations: 279,
    cutOff: 789,
    source: `${IRCC}, press of 2026-02-18`,
  },
  {
    number: 396,
    on: '2026-02-17',
    category: 'CEC',
    invitations: 6000,
    cutOff: 508,
    source: `${IRCC}, press of 2026-02-18`,
  },
]
