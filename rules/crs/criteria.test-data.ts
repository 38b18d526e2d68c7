/**
 * The CRS criteria page as rows, and what each rule set had instead of its successor, written down apart from the
 * product's own tables so that tests compare two readings. Source: IRCC, Express Entry, CRS criteria (rules of
 * 2025-03-25), and the Ministerial Instructions for the earlier sets.
 */
export const CRITERIA = {
  core: {
    age: [
      { min: 0, max: 17, withoutSpouse: 0, withSpouse: 0 },
      { min: 18, max: 18, withoutSpouse: 99, withSpouse: 90 },
      { min: 19, max: 19, withoutSpouse: 105, withSpouse: 95 },
      { min: 20, max: 29, withoutSpouse: 110, withSpouse: 100 },
      { min: 30, max: 30, withoutSpouse: 105, withSpouse: 95 },
      { min: 31, max: 31, withoutSpouse: 99, withSpouse: 90 },
      { min: 32, max: 32, withoutSpouse: 94, withSpouse: 85 },
      { min: 33, max: 33, withoutSpouse: 88, withSpouse: 80 },
      { min: 34, max: 34, withoutSpouse: 83, withSpouse: 75 },
      { min: 35, max: 35, withoutSpouse: 77, withSpouse: 70 },
      { min: 36, max: 36, withoutSpouse: 72, withSpouse: 65 },
      { min: 37, max: 37, withoutSpouse: 66, withSpouse: 60 },
      { min: 38, max: 38, withoutSpouse: 61, withSpouse: 55 },
      { min: 39, max: 39, withoutSpouse: 55, withSpouse: 50 },
      { min: 40, max: 40, withoutSpouse: 50, withSpouse: 45 },
      { min: 41, max: 41, withoutSpouse: 39, withSpouse: 35 },
      { min: 42, max: 42, withoutSpouse: 28, withSpouse: 25 },
      { min: 43, max: 43, withoutSpouse: 17, withSpouse: 15 },
      { min: 44, max: 44, withoutSpouse: 6, withSpouse: 5 },
      { min: 45, max: null, withoutSpouse: 0, withSpouse: 0 },
    ],
    education: {
      less_than_secondary: { withoutSpouse: 0, withSpouse: 0 },
      secondary: { withoutSpouse: 30, withSpouse: 28 },
      one_year: { withoutSpouse: 90, withSpouse: 84 },
      two_year: { withoutSpouse: 98, withSpouse: 91 },
      bachelor_or_three_year: { withoutSpouse: 120, withSpouse: 112 },
      two_or_more: { withoutSpouse: 128, withSpouse: 119 },
      masters_or_professional: { withoutSpouse: 135, withSpouse: 126 },
      doctoral: { withoutSpouse: 150, withSpouse: 140 },
    },
    firstLanguagePerAbility: {
      levels: [
        { min: 0, max: 3, withoutSpouse: 0, withSpouse: 0 },
        { min: 4, max: 5, withoutSpouse: 6, withSpouse: 6 },
        { min: 6, max: 6, withoutSpouse: 9, withSpouse: 8 },
        { min: 7, max: 7, withoutSpouse: 17, withSpouse: 16 },
        { min: 8, max: 8, withoutSpouse: 23, withSpouse: 22 },
        { min: 9, max: 9, withoutSpouse: 31, withSpouse: 29 },
        { min: 10, max: null, withoutSpouse: 34, withSpouse: 32 },
      ],
      maximum: { withoutSpouse: 136, withSpouse: 128 },
    },
    secondLanguagePerAbility: {
      levels: [
        { min: 0, max: 4, withoutSpouse: 0, withSpouse: 0 },
        { min: 5, max: 6, withoutSpouse: 1, withSpouse: 1 },
        { min: 7, max: 8, withoutSpouse: 3, withSpouse: 3 },
        { min: 9, max: null, withoutSpouse: 6, withSpouse: 6 },
      ],
      maximum: { withoutSpouse: 24, withSpouse: 22 },
    },
    canadianWorkYears: [
      { min: 0, max: 0, withoutSpouse: 0, withSpouse: 0 },
      { min: 1, max: 1, withoutSpouse: 40, withSpouse: 35 },
      { min: 2, max: 2, withoutSpouse: 53, withSpouse: 46 },
      { min: 3, max: 3, withoutSpouse: 64, withSpouse: 56 },
      { min: 4, max: 4, withoutSpouse: 72, withSpouse: 63 },
      { min: 5, max: null, withoutSpouse: 80, withSpouse: 70 },
    ],
  },
  spouse: {
    education: {
      less_than_secondary: 0,
      secondary: 2,
      one_year: 6,
      two_year: 7,
      bachelor_or_three_year: 8,
      two_or_more: 9,
      masters_or_professional: 10,
      doctoral: 10,
    },
    firstLanguagePerAbility: {
      levels: [
        { min: 0, max: 4, points: 0 },
        { min: 5, max: 6, points: 1 },
        { min: 7, max: 8, points: 3 },
        { min: 9, max: null, points: 5 },
      ],
      maximum: 20,
    },
    canadianWorkYears: [
      { min: 0, max: 0, points: 0 },
      { min: 1, max: 1, points: 5 },
      { min: 2, max: 2, points: 7 },
      { min: 3, max: 3, points: 8 },
      { min: 4, max: 4, points: 9 },
      { min: 5, max: null, points: 10 },
    ],
  },
  transferability: {
    educationTier: {
      less_than_secondary: 'none',
      secondary: 'none',
      one_year: 'lower',
      two_year: 'lower',
      bachelor_or_three_year: 'lower',
      two_or_more: 'upper',
      masters_or_professional: 'upper',
      doctoral: 'upper',
    },
    foreignWorkTier: [
      { min: 0, max: 0, tier: 'none' },
      { min: 1, max: 2, tier: 'lower' },
      { min: 3, max: null, tier: 'upper' },
    ],
    educationAndLanguage: {
      none: { lowest7or8: 0, lowest9plus: 0 },
      lower: { lowest7or8: 13, lowest9plus: 25 },
      upper: { lowest7or8: 25, lowest9plus: 50 },
    },
    educationAndCanadianWork: {
      none: { oneYear: 0, twoPlusYears: 0 },
      lower: { oneYear: 13, twoPlusYears: 25 },
      upper: { oneYear: 25, twoPlusYears: 50 },
    },
    foreignWorkAndLanguage: {
      none: { lowest7or8: 0, lowest9plus: 0 },
      lower: { lowest7or8: 13, lowest9plus: 25 },
      upper: { lowest7or8: 25, lowest9plus: 50 },
    },
    foreignWorkAndCanadianWork: {
      none: { oneYear: 0, twoPlusYears: 0 },
      lower: { oneYear: 13, twoPlusYears: 25 },
      upper: { oneYear: 25, twoPlusYears: 50 },
    },
    certificateAndLanguage: { lowest5or6: 25, lowest7plus: 50 },
  },
  additional: {
    siblingInCanada: { points: 15 },
    french: { englishClb5AllFour: 50, englishBelow5OrNone: 25, mixedEnglish: { points: 25 } },
    canadianPostSecondary: { none: 0, one_or_two_years: 15, three_years_or_more: 30 },
    provincialNomination: { points: 600 },
    arrangedEmployment: { points: 0, before: { nocMajorGroup00: 200, otherEligible: 50 } },
  },
}

export const CAPS = {
  core: { withoutSpouse: 500, withSpouse: 460 },
  spouse: 40,
  transferability: { educationPair: 50, foreignWorkPair: 50, certificate: 50, total: 100 },
  additional: 600,
  total: 1200,
}

type Differences = {
  arrangedEmployment?: { any?: number; nocMajorGroup00?: number; otherEligible?: number }
  canadianEducation?: 0
  sibling?: 0
  french?: 0 | { englishBelow5OrNone: number; englishClb5AllFour: number }
}

export const DIFFERS_FROM_NEXT: { id: string; differs: Differences }[] = [
  { id: '2015-01-01', differs: { arrangedEmployment: { any: 600 }, canadianEducation: 0, sibling: 0, french: 0 } },
  { id: '2016-11-19', differs: { sibling: 0, french: 0 } },
  { id: '2017-06-06', differs: { french: { englishBelow5OrNone: 15, englishClb5AllFour: 30 } } },
  { id: '2020-10-20', differs: { arrangedEmployment: { nocMajorGroup00: 200, otherEligible: 50 } } },
]
