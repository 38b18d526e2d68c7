import type { IntakeStatus, Notice, Program } from '@rahnama/rules/programs/programs.ts'

const names: Record<Program, { name: string; summary: string }> = {
  FSW: {
    name: 'Federal Skilled Worker',
    summary: 'Permanent residence through Express Entry for skilled workers from abroad.',
  },
  CEC: {
    name: 'Canadian Experience Class',
    summary: 'Permanent residence through Express Entry for people with a year of skilled work in Canada.',
  },
  FST: {
    name: 'Federal Skilled Trades',
    summary: 'Permanent residence through Express Entry for qualified tradespeople.',
  },
  SUV: { name: 'Start-up Visa', summary: 'Permanent residence for founders backed by a designated organization.' },
  ICT: {
    name: 'Intra-Company Transfer',
    summary: 'A work permit for staff of a multinational; not permanent residence by itself.',
  },
  PNP: { name: 'Provincial Nominee', summary: 'Permanent residence for people a province chooses for its own needs.' },
  FAMILY: {
    name: 'Family Sponsorship',
    summary: 'Permanent residence for close family of citizens and permanent residents.',
  },
  STUDY_CA: { name: 'Study in Canada', summary: 'A study permit for a designated school, college or university.' },
  STUDY_CN: { name: 'Study in China', summary: 'Degrees, medicine in English and Chinese language courses.' },
}

const intakeStatuses: Record<IntakeStatus, string> = {
  open: 'Open',
  'open-capped': 'Open, limited places',
  paused: 'Paused',
  closed: 'Closed',
  'coming-soon': 'Coming soon',
  'not-recorded': 'Not recorded for this date',
}

const notices: Record<Notice, string> = {
  OPEN: 'Accepting applications.',
  CAPPED: 'Accepting applications up to a yearly limit.',
  NOT_RECORDED: 'We have no record of the intake on this date.',
  CRS_CHANGE_REPORTED:
    'Accepting applications. A change to the points has been reported from 3 November 2026; its figures are not confirmed.',
  SUV_TEN_PER_ORGANISATION: 'Each designated organization may support ten groups a year.',
  SUV_CLOSED_TO_NEW: 'Closed to new applicants since 31 December 2025.',
  SUV_COMMITMENT_OF_2025: 'Open until 30 June 2026 for commitments issued in 2025.',
  SUV_CLOSED:
    'Closed to new applicants. Commitments of 2025 could be filed until 30 June 2026. A new pilot for entrepreneurs has been announced, but its rules are not published. You can prepare for it.',
  ICT_MULTINATIONALS_ONLY: 'Open to companies that already earn money in more than one country.',
  PGP_PAUSED: 'Paused since 1 January 2026 until further notice. A super visa is possible in the meantime.',
  EXPRESSION_OF_INTEREST: 'You submit an expression of interest (EOI) first; the province invites the people it needs.',
  ONTARIO_BETWEEN_STREAMS: 'The earlier streams have ended and the new ones are not accepting applications yet.',
  ONTARIO_NEW_STREAMS: 'New streams since summer 2026; the employer registers first.',
  BC_RESTRUCTURED: 'Restructured in April 2026 around care, construction and innovation.',
  SASKATCHEWAN_SECTORS: 'Half of the nominations go to priority sectors; some sectors open in windows only.',
  YUKON_WINDOW_OPEN: 'The intake window is open.',
  YUKON_WINDOW_CLOSED: 'Applications are accepted in short windows only; none is open now.',
  NO_PROVINCIAL_PROGRAM: 'This province or territory has no nominee program.',
  STUDY_PERMITS_CAPPED:
    'Study permits are limited by number; most applicants need a provincial attestation letter (PAL).',
}

/** Most pages say only this of programs: what they are called and whether they take applications. */
export const programs = { names, intakeStatuses, notices }
