/**
 * The selection grid written down apart from the product's own tables, so that tests compare two readings.
 * Source: Immigration and Refugee Protection Regulations, sections 76 and 78 to 83.
 */
export const REGULATIONS = {
  maximum: 100,
  pass: 67,
  firstLanguagePerAbility: { '7': 4, '8': 5, '9plus': 6, maximum: 24 },
  secondLanguage: { points: 4, maximum: 4 },
  education: {
    less_than_secondary: 0,
    secondary: 5,
    one_year: 15,
    two_year: 19,
    bachelor_or_three_year: 21,
    two_or_more: 22,
    masters_or_professional: 23,
    doctoral: 25,
  },
  experienceYears: [
    { min: 1, max: 1, points: 9 },
    { min: 2, max: 3, points: 11 },
    { min: 4, max: 5, points: 13 },
    { min: 6, max: null, points: 15 },
  ],
  age: {
    under18: 0,
    '18to35': 12,
    '36': 11,
    '37': 10,
    '38': 9,
    '39': 8,
    '40': 7,
    '41': 6,
    '42': 5,
    '43': 4,
    '44': 3,
    '45': 2,
    '46': 1,
    '47plus': 0,
  },
  arrangedEmployment: 10,
  adaptability: {
    maximum: 10,
    spouseLanguageLevel4AllFour: 5,
    applicantCanadianStudyTwoYears: 5,
    spouseCanadianStudyTwoYears: 5,
    applicantCanadianWorkOneYear: 10,
    spouseCanadianWorkOneYear: 5,
    arrangedEmployment: 5,
    relativeInCanada: 5,
  },
}
