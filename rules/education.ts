/** The levels the federal programs distinguish, lowest first. */
export const EDUCATION_LEVELS = [
  'less_than_secondary',
  'secondary',
  'one_year',
  'two_year',
  'bachelor_or_three_year',
  'two_or_more',
  'masters_or_professional',
  'doctoral',
] as const

export type EducationLevel = (typeof EDUCATION_LEVELS)[number]
