/** A situation that is told in the question, and what comes of it. */
export const told = {
  score: (total: string) => `With what you describe, the CRS score is ${total}.`,
  scoreBetween: (low: string, high: string) =>
    `With what you describe, the CRS score is between ${low} and ${high}, before or after this year’s birthday.`,
  scoreAtLeast: (total: string) => `With what you describe, the CRS score is at least ${total}.`,
  passed: (total: string, mark: string) =>
    `Yes. With what you describe, the Federal Skilled Worker grid gives ${total} points; ${mark} are needed.`,
  failed: (total: string, mark: string, missing: string) =>
    `No. With what you describe, the Federal Skilled Worker grid gives ${total} points; ${mark} are needed, so you are ${missing} short.`,
  notKnown: (low: string, high: string, mark: string) =>
    `Not known yet. With what you describe, the Federal Skilled Worker grid gives from ${low} to ${high} points; ${mark} are needed.`,
  totalPassed: (total: string, mark: string) =>
    `${total} of 100 points are enough: the Federal Skilled Worker grid asks for ${mark}.`,
  totalFailed: (total: string, mark: string, missing: string) =>
    `${total} of 100 points are not enough: the Federal Skilled Worker grid asks for ${mark}, so you are ${missing} short.`,
  minimum: (list: string) => `The points are enough, but this is required as well: ${list}.`,
  counted: (list: string) => `I counted: ${list}. Anything else counts as none.`,
  missing: (list: string) => `You did not tell me and I counted nothing for: ${list}.`,
  countedBeside: (list: string) => `I counted as well: ${list}. The rest is as in your profile.`,
  fromFile: 'The rest is as in your profile, which stays as it is.',
  notEnough: (total: string, mark: string) =>
    `Not yet. With what you describe, the Federal Skilled Worker grid gives ${total} points; ${mark} are needed.`,
  capped: (most: string) =>
    `Additional points come to ${most} at most in all. A nomination takes all of them, so that French, a sister or studies in Canada add none beside it.`,
  would: (list: string, then: string, now: string) => `If we count ${list}: ${then} in all, instead of ${now}.`,
  more: (apart: string) => `That is ${apart} more.`,
  fewer: (apart: string) => `That is ${apart} fewer.`,
  same: 'That changes nothing.',
  already: (list: string, total: string) => `Already counted: your profile has ${list}, as part of your ${total}.`,
  alreadyGives: (points: string) => `It gives you ${points}; without it your score would be that much lower.`,
  wouldPass: (list: string, then: string, now: string, mark: string) =>
    `Yes. With ${list}: ${then} points in the Federal Skilled Worker grid, instead of ${now}; ${mark} are needed.`,
  wouldReach: (list: string, then: string, now: string, mark: string) =>
    `With ${list}: ${then} points in the Federal Skilled Worker grid, instead of ${now}; ${mark} are needed.`,
  wouldNotPass: (list: string, then: string, now: string, mark: string) =>
    `No. With ${list}: ${then} points in the Federal Skilled Worker grid, instead of ${now}; ${mark} are needed.`,
  wouldHead: ['Factor', 'Before', 'Then'],
  gridHead: ['Factor', 'Points', 'At most'],
  short: (missing: string) => `You are ${missing} short.`,
  core: { age: 'age', education: 'education', language: 'language', work: 'work experience' },
  age: (age: string) => `age ${age}`,
  ageEither: (from: string, to: string) => `age ${from} or ${to}`,
  older: (years: string) => `an age ${years} higher`,
  younger: (years: string) => `an age ${years} lower`,
  education: {
    less_than_secondary: 'less than secondary school',
    secondary: 'a secondary school diploma',
    one_year: 'a one-year credential',
    two_year: 'a two-year credential',
    bachelor_or_three_year: 'a bachelor’s degree',
    two_or_more: 'two credentials, one of three years or more',
    masters_or_professional: 'a master’s degree',
    doctoral: 'a doctorate',
  },
  levelInAll: (language: string, level: string) => `${language} at ${level} in each ability`,
  byAbility: (test: string, scores: string) => `${test}: ${scores}`,
  inEach: (test: string, score: string) => `${test} ${score} in each ability`,
  asLevels: (told: string, levels: string) => `${told} (${levels})`,
  noTest: 'no language test',
  noEnglish: 'no English test',
  noFrench: 'no French test',
  workAbroad: (years: string) => `${years} of skilled work abroad`,
  workInCanada: (years: string) => `${years} of skilled work in Canada`,
  noWorkAbroad: 'no work abroad',
  noWorkInCanada: 'no work in Canada',
  moreWorkAbroad: (years: string) => `${years} more of skilled work abroad`,
  moreWorkInCanada: (years: string) => `${years} more of skilled work in Canada`,
  studyInCanada: (years: string) => `a credential of ${years} from Canada`,
  nomination: ['no provincial nomination', 'a provincial nomination through Express Entry'],
  sibling: ['no brother or sister in Canada', 'a brother or sister in Canada'],
  relative: ['no relative in Canada', 'a close relative in Canada'],
  offer: ['no job offer', 'a job offer that meets the rules'],
  certificate: ['no trade certificate', 'a Canadian trade certificate'],
  noPartner: 'no partner',
  partnerComes: 'a partner who comes along',
  partnerStays: 'a partner who does not come along',
  partnerCanadian: 'a partner who is a citizen or permanent resident',
  ofPartner: (who: string, facts: string) => `${who} (${facts})`,
  childCounts: (age: string, under: string) =>
    `Yes. At ${age} your child is under ${under} and, without spouse or partner, is a dependent child.`,
  childMarried: 'No. A child with a spouse or partner is not a dependent child, whatever the age.',
  childTooOld: (age: string, under: string) =>
    `No. At ${age} your child is no longer under ${under}, and so not a dependent child, with one exception.`,
}
