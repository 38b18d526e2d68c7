import type { Turn } from '../../application-standings.ts'

/** Values come written in the reader's digits, calendar and language. */
const score = {
  noRound: (category: string) =>
    `Our table has no round for this category: ${category}. The official list of rounds says whether there has been one.`,
  noFixedNumber: 'No fixed number of points is enough: each round has its own lowest score.',
  exact: (total: string, day: string) => `Your CRS score is ${total}, as you told us in your profile, on ${day}.`,
  range: (low: string, high: string, answers: string) =>
    `Your CRS score is between ${low} and ${high}. What is still open: ${answers}.`,
  nothing: (answers: string) => `There is not enough in your profile for a score yet. Missing: ${answers}.`,
  notice: (day: string) =>
    `A change of the CRS is reported from ${day}. Its points are not confirmed, so this follows the rules before it.`,
  head: ['Factor', 'Points', 'At most', 'Why'],
  factor: (name: string, points: string, maximum: string) => `${name}: ${points} of at most ${maximum} points.`,
  partner: (points: string) => `Your partner adds ${points}.`,
  noPartner: 'Nobody is counted as your partner, so no points come from one.',
  raiseLead: (count: string) => `These would raise your score, most points first (${count} shown).`,
  raiseHead: ['Step', 'More points', 'Total then', 'About'],
  estimate: 'The months are our estimates; nothing here is a promise.',
  nothingRaises: 'We found no single step that would raise your score.',
  degreePoints: (alone: string, together: string) =>
    `The degree itself gives ${alone}, or ${together} with an accompanying partner.`,
  bornIn: (year: string, from: string, to: string) =>
    `Whoever was born in ${year} is ${from} or ${to}, before or after this year’s birthday.`,
  ageAt: (age: string, alone: string, together: string) =>
    alone === together
      ? `At ${age}, age gives ${alone}.`
      : `At ${age}, age gives ${alone}, or ${together} with an accompanying partner.`,
  levelPoints: (level: string, alone: readonly [string, string], together: readonly [string, string]) =>
    `${level} in your first language gives ${alone[0]} for each ability, ${alone[1]} for all four; with an accompanying partner ${together[0]}, ${together[1]} for all four.`,
  canadianStudy: (short: string, long: string) =>
    `A credential from Canada gives ${short} more for one or two years of study, and ${long} for three years or more.`,
  foreignWork:
    'Work outside Canada gives no points by itself; it counts together with language and with work in Canada.',
  nomination: (points: string) => `A provincial nomination through Express Entry gives ${points}.`,
  offer: (day: string) => `No. A job offer has given no CRS points since ${day}; it can still count for a program.`,
  sibling: (points: string) =>
    `A brother or sister who lives in Canada as a citizen or permanent resident gives ${points}.`,
  french: (some: string, full: string) =>
    `French at NCLC 7 or more in every ability gives ${some}, or ${full} with English at CLB 5 or more.`,
  frenchReached: (levels: string) => `Yes. With these results every ability is at NCLC 7 or more (${levels}).`,
  frenchShort: (levels: string, short: string) =>
    `No. Every ability has to reach NCLC 7, and with these results it does not: ${levels}. Too low: ${short}.`,
  dropped: (test: string, assessment: string) =>
    `A score can fall although you changed nothing: with a birthday, once the full points for age are over, when a language result is more than ${test} old, or when a credential assessment is more than ${assessment} old.`,
  ageLoss: 'Yes. Points for age are full from 20 to 29 and fall with each birthday after that.',
  ageLossMine: (age: string, then: string, now: string, fewer: string) =>
    `At ${age} you get ${then} for age instead of ${now} now: ${fewer} fewer.`,
  ageLimit: (from: string, crs: string, grid: string) =>
    `No program of Express Entry sets a highest age. Points for age fall from ${from} on: the CRS gives none from ${crs} on, the Federal Skilled Worker grid none from ${grid} on.`,
  partnerLevel: (level: string, each: string, all: string) =>
    `${level} of a partner who comes along gives ${each} for each ability, ${all} for all four.`,
  partnerMost: (all: string, education: string, language: string, work: string) =>
    `A partner who comes along can add up to ${all}: ${education} for education, ${language} for language and ${work} for work in Canada.`,
  partnerAge:
    'The age of a partner gives no points of its own. What counts is the age of the applicant, in the column with a partner if the partner comes along:',
  partnerWork: 'Skilled work in Canada of a partner who comes along gives these points:',
  partnerWorkHead: ['Partner’s skilled work in Canada', 'Points'],
  partnerDegree:
    'The degree of a partner who comes with you, and is neither a citizen nor a permanent resident, gives these points. A degree from outside Canada needs a credential assessment (ECA).',
  partnerDegreeHead: ['Partner’s education', 'Points'],
  whoApplies: 'According to your profile, each way of applying as a couple gives this score:',
  whoAppliesHead: ['Who applies', 'CRS score'],
  eitherMayApply:
    'Either of you can be the principal applicant. Age, degree and test results weigh more for the principal applicant, so the same couple can have two quite different scores.',
  partnerOpen:
    'There is no partner in your profile yet. Add your partner’s degree, tests and work there, and you see the score of each way.',
  staysBehind: 'Staying behind has to be true; it is not a choice made for points.',
  twoScores: (mark: string) =>
    `They are two scores. The Federal Skilled Worker grid decides whether you may enter: ${mark} of 100 points. The CRS ranks everybody in the pool and decides who is invited.`,
  workHead: ['Skilled work in Canada', 'Points alone', 'Points with a partner'],
  ageHead: ['Age', 'Points alone', 'Points with a partner'],
  enough: (total: string, cutOff: string, name: string, day: string) =>
    `Your score is ${total}. The newest round in our table asked for ${cutOff} (${name}, ${day}).`,
  enoughNamed: (total: string, cutOff: string, name: string, day: string) =>
    `For ${total} points: the newest round in our table asked for ${cutOff} (${name}, ${day}).`,
  named: {
    above: (points: string) => `That is ${points} above it.`,
    below: (points: string) => `That is ${points} below it.`,
    equal: 'That is exactly the same.',
  },
  above: (points: string) => `You are ${points} above it.`,
  below: (points: string) => `You are ${points} below it.`,
  equal: 'You are exactly there.',
  pastOnly: 'Past rounds say nothing certain about the next one.',
  cutOff: (name: string, cutOff: string, day: string, invitations: string) =>
    `The newest ${name} round in our table, of ${day}, went down to ${cutOff} and invited ${invitations} people.`,
  anyCutOff: (name: string, cutOff: string, day: string, invitations: string) =>
    `The newest round in our table, of ${day} (${name}), went down to ${cutOff} and invited ${invitations} people.`,
  gridPassed: (total: string, mark: string) =>
    `Yes. You have ${total} of the ${mark} points needed in the Federal Skilled Worker grid.`,
  gridFailed: (total: string, mark: string) =>
    `No. You have ${total}; the Federal Skilled Worker grid asks for ${mark} points.`,
  gridNeeded: (mark: string) =>
    `Yes, for the Federal Skilled Worker program: its grid asks for ${mark} points and is separate from the CRS score.`,
  gridMine: (total: string) => `According to your profile you have ${total} of them.`,
  gridAsks: (mark: string) =>
    `The Federal Skilled Worker grid asks for ${mark} points; it is separate from the CRS score.`,
}

/** A situation that is told in the question, and what comes of it. */
const told = {
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

/** The tables of points themselves, whoever asks. */
const points = {
  maximum: (total: string) => `The CRS gives at most ${total} points, in four parts:`,
  withoutNomination: (total: string) => `Without a provincial nomination at most ${total} can be reached.`,
  maximumHead: ['Part', 'At most alone', 'At most with a partner'],
  parts: {
    core: 'Core: age, education, languages, work in Canada',
    spouse: 'Accompanying partner',
    transferability: 'Combinations (skill transferability)',
    additional: 'Additional points, a nomination included',
  },
  combination: (pair: string, all: string) =>
    `Combination points (skill transferability) count two things together: education or work abroad, beside language or work in Canada. Each kind gives at most ${pair}, all together at most ${all}. The lowest of the four abilities decides.`,
  combinationHead: [
    'What you have',
    'With CLB 7 or 8',
    'With CLB 9 or more',
    'With 1 year in Canada',
    'With 2 or more years',
  ],
  lowerDegree: 'One credential of a year or more, up to a bachelor’s',
  upperDegree: 'Two or more credentials, a master’s or a doctorate',
  someWork: '1 or 2 years of work abroad',
  moreWork: '3 or more years of work abroad',
  certificate: (some: string, full: string) =>
    `A certificate of qualification gives ${some} with CLB 5 or 6 in the lowest ability and ${full} with CLB 7 or more, as part of the combination points. It has to come from a Canadian province, territory or federal body and is not only for trades candidates.`,
  educationHead: ['Education', 'Points alone', 'Points with a partner'],
  twoDegrees: (alone: string, together: string, one: string) =>
    `Two or more credentials, one of them of three years or longer, give ${alone} points (${together} with an accompanying partner); a bachelor’s alone gives ${one}. They also count in the higher tier of the combination points.`,
  secondLanguage: (from5: string, from7: string, from9: string, most: string, together: string) =>
    `For each ability of the second official language: ${from5} from level 5, ${from7} from level 7, ${from9} from level 9. At most ${most} points in all, ${together} with an accompanying partner. The extra points for French come on top.`,
  siblingWho: (given: string) =>
    `A brother or sister of yours or of your accompanying partner gives ${given}, once, however many there are: by blood, adoption or marriage, half and step included, 18 or over, citizen or permanent resident, living in Canada.`,
  otherRelatives: (given: string) =>
    `Other relatives give no CRS points. In the Federal Skilled Worker grid a parent, grandparent, child, grandchild, brother, sister, aunt, uncle, niece or nephew in Canada gives ${given}; a cousin gives nothing.`,
  baseNomination: (given: string) =>
    `An enhanced nomination goes through Express Entry: it gives ${given} and asks for a valid profile and the requirements of FSW, CEC or FST. A base nomination is outside Express Entry: it gives no CRS points and is slower.`,
  studyConditions: (short: string, long: string): string[] => [
    `A Canadian credential gives ${short} for one or two years of study and ${long} for three years or more; a master’s, a professional degree or a doctorate counts as three years. Only the highest one counts.`,
    'You must have studied full time and been in Canada for at least eight months. Language courses and distance learning may make up half of the program at most, and an award that obliges you to return home rules it out.',
  ],
  partYears:
    'Only completed years count: 1.9 years is 1. Work counts full time or as equal part time, within the last ten years; self-employment and work during full-time study do not count as Canadian work.',
  changeReported: (day: string, list: string) => `A change of the CRS is reported from ${day}: ${list}.`,
  changeUnknown: (list: string, day: string) =>
    `Not known: ${list}. Until the official page can be read we calculate by the rules in force since ${day}.`,
  changeSource: 'Public reports of October and November 2026; official criteria page not yet read',
  gridFactors: (mark: string) =>
    `The Federal Skilled Worker grid has 100 points, ${mark} are needed. A job offer gives points in it, although it gives none in the CRS.`,
  gridAge: (age: string, given: string) => `At ${age}, age gives ${given} in the Federal Skilled Worker grid.`,
  gridTies: (most: string) => `These count for adaptability, up to ${most} in all:`,
  gridHead: ['Factor', 'At most'],
  tiesHead: ['Adaptability', 'Points'],
  spouseColumn:
    'You are scored with a partner only if you are married or common-law, your partner comes to Canada with you, and is neither a citizen nor a permanent resident of Canada. In every other case you are scored like a single person.',
  bothColumns: (together: string, alone: string) =>
    `According to your profile: ${together} points if your partner comes with you, ${alone} if not.`,
  history: 'The rounds in our table, newest first; it does not hold every round there was.',
  historyHead: ['Date', 'Round', 'Cut-off', 'Invitations'],
  streamHead: ['Stream', 'Express Entry'],
  throughPool: 'through Express Entry',
  outsidePool: 'outside Express Entry',
}

const programs = {
  oneYear: (months: string) => `one year (${months})`,
  transferWork: (length: string, years: string) =>
    `At least ${length} of continuous full-time work for the company abroad, in a similar position, within the ${years} before you apply.`,
  transferPermit: (years: {
    newEnterprise: string
    manager: string
    managerMost: string
    specialist: string
    specialistMost: string
  }) =>
    `The first permit: ${years.newEnterprise} to set up a new Canadian enterprise (C61); ${years.manager} for executives and managers (C62), ${years.managerMost} at most in all; ${years.specialist} for specialized knowledge (C63), ${years.specialistMost} at most.`,
  netWorth: (base: string, regional: string) =>
    `British Columbia’s entrepreneur streams ask for a personal net worth of ${base} (Base) or ${regional} (Regional).`,
  mineLead: (names: string) => `You seem to meet the requirements we can check of: ${names}.`,
  mineOpen:
    'Your profile does not yet say enough to tell which program suits you. Fill in your profile first; you can stop at any point, and what you have written is saved.',
  mineNone: 'Based on your profile, you do not meet all requirements of any program yet. This is how each one stands:',
  head: ['Program', 'How you stand', 'Intake'],
  explain: (name: string, summary: string) => `${name}: ${summary}`,
  expressEntry:
    'Express Entry is the pool for three federal programs: Federal Skilled Worker, Canadian Experience Class and Federal Skilled Trades. The government ranks everyone in it by the CRS score and invites the highest in rounds.',
  intake: (name: string, status: string, notice: string) => `${name}: ${status}. ${notice}`,
  verdictYes: (name: string) =>
    `Yes, based on your profile you seem to meet the requirements of ${name} that we can check.`,
  verdictNo: (name: string) => `No, not yet: based on your profile you do not meet every requirement of ${name}.`,
  ofFamily: (amount: string, persons: string) => `${amount} for ${persons}, more for a larger family`,
  verdictOpen: (name: string) => `Not known yet: answers are still open for ${name}.`,
  asks: (name: string) => `${name} asks for this. Beside each line you see how you stand, based on your profile.`,
  asksOf: (name: string) =>
    `${name} asks for this; compare it with your situation, and enter your work in your profile to see how you stand.`,
  requirementHead: ['Requirement', 'You', 'Why'],
  compareHead: ['Program', 'What it asks for'],
  standingHead: ['Program', 'How you stand', 'Not met yet'],
  whichLead: 'Based on your profile, this is how you stand in each of them:',
  whichSuits: 'Which of them suits you best depends on your whole situation; a consultant can weigh that with you.',
  studyFirst: (university: string, college: string) =>
    `Studying first is the longer way: a study permit is temporary and gives no permanent residence. After it comes a post-graduation work permit (CLB ${university} after university, CLB ${college} after college), and a year of skilled work in Canada can then open the Canadian Experience Class; work during full-time study does not count for it.`,
  studyOrDirect:
    'Express Entry asks for no studies in Canada: whoever meets the Federal Skilled Worker requirements can enter the pool from abroad. This is how you stand, based on your profile:',
  steps: (profile: string, days: string) =>
    `Express Entry in order: language test and credential assessment; a profile, valid for ${profile}; the pool, ranked by CRS; an invitation in one of the rounds; then ${days} for the complete application, with police certificates and medical exam; the decision.`,
  stepsProvince:
    'A provincial nomination in order: mostly an expression of interest (EOI) first; the province’s invitation; its nomination; then permanent residence, through Express Entry (600 points more) or outside it.',
  chooseProvince:
    'Eleven provinces and territories have a nominee program; Quebec selects through its own program and Nunavut has none. There is no easiest one: what counts is where you have a connection (a job offer, work, study, family or French) and whether your occupation is in demand there.',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  countriesLead: 'Studying in Canada and in China, side by side:',
  countriesHead: ['Compared', 'Canada', 'China'],
  trade:
    'A trade has a program of its own, Federal Skilled Trades: it asks for no degree, but for experience in the trade and for a job offer or a Canadian certificate of qualification. Whether your trade belongs to it depends on its NOC 2021 code.',
  tradeElsewhere:
    'Express Entry also holds rounds for trades, and Saskatchewan counts trades among its priority sectors. With a school diploma and a good language result the Federal Skilled Worker program may fit as well.',
  noProvince: (province: string) => `No. ${province} has no provincial nominee program.`,
  quebecNotFederal: 'No. People who intend to live in Quebec cannot use Express Entry.',
  investors: (angels: string, fund: string) =>
    `By the rules of the Start-up Visa a venture capital fund puts in at least ${fund}, an angel investor group at least ${angels}; a business incubator accepts the business and need not put in anything.`,
  jobOffer:
    'The Federal Skilled Worker program and the Canadian Experience Class ask for no job offer; Federal Skilled Trades asks for a job offer or a certificate of qualification.',
  occupations:
    'NOC 2021 is Canada’s list of occupations, with a code of five digits; the second digit is the TEER category. Work counts as skilled for Express Entry in TEER 0, 1, 2 or 3.',
  partTime: (hours: string, weekly: string) =>
    `Yes. Part-time work counts by its hours: ${hours} hours make a year, with at most ${weekly} counted a week. It must be paid and skilled (TEER 0 to 3).`,
  freelance: (proof: string) =>
    `For the Canadian Experience Class self-employed or freelance work does not count. For the Federal Skilled Worker program paid skilled work counts, and self-employed work is shown with its own documents (${proof}).`,
  gaps: (hours: string, fsw: string, cec: string, fst: string) =>
    `The Federal Skilled Worker program asks for one continuous year (${hours} hours) within the last ${fsw}. For the Canadian Experience Class the year may be broken up, within the last ${cec}; Federal Skilled Trades asks for two years within the last ${fst}.`,
  ecaBeforeDegree:
    'An ECA assesses a degree you already have. Whether a body opens your file before yours is issued is not in our material: ask the body you choose, or a consultant.',
  sameOccupation: (hours: string, years: string) =>
    `The Federal Skilled Worker program asks for one continuous year (${hours} hours) in one occupation within the last ${years}. Whether your work before and after the change is one occupation is judged by what you did, not by the title: have your work letter name both titles with their dates and duties, and ask your consultant.`,
  unpaid:
    'Unpaid work such as volunteering does not count: the Federal Skilled Worker program and the Canadian Experience Class count paid work only.',
  invitation: (days: string) =>
    `After an invitation you have ${days} to send the complete application for permanent residence.`,
  profileValid: (months: string) => `An Express Entry profile is valid for ${months}.`,
  provinceQuebec: 'Quebec selects through its own skilled worker program.',
  officer: 'An officer decides on every application; this is a first check, not legal advice.',
}

const fees = {
  one: (what: string, amount: string) => `${what}: ${amount} for one person.`,
  perPerson: 'Per person, in Canadian dollars, as far as we could see the amounts:',
  changes: 'Authorities change their fees; the amount on the day you pay counts.',
  between: (low: string, high: string) => `${low} to ${high}`,
  notSeen: 'see the official page',
  unseen: (what: string, page: string) =>
    `${what}: we have not seen an amount we could vouch for. It is stated at ${page}`,
  head: ['Fee', 'Amount'],
}

const money = {
  deposit:
    'Yes, it can be: a large deposit shortly before you apply raises questions. Keep the documents that show where the money came from.',
  settlement: (persons: string, amount: string, day: string) =>
    `Express Entry (Federal Skilled Worker and Skilled Trades) asks ${amount} for ${persons}, by the table in force since ${day}.`,
  earlier: (persons: string, amount: string, day: string) =>
    `Express Entry asked ${amount} for ${persons}, by the table of ${day}.`,
  study: (persons: string, amount: string, day: string) =>
    `A study permit asks ${amount} for ${persons}: a year of living outside Quebec, besides first-year tuition and travel, by the table in force since ${day}.`,
  studyThen: (persons: string, amount: string, day: string) =>
    `For a study permit ${amount} was asked for ${persons}, by the table of ${day}.`,
  persons: (count: number, written: string) => (count === 1 ? 'one person' : `${written} people`),
  countAll: 'Count your spouse or partner and dependent children even if they stay behind.',
  newest: 'It is the newest table we have seen; it is usually renewed each summer.',
  isEnough: 'Yes, that is enough.',
  isTooLittle: 'No, that is not enough.',
  have: (amount: string) => `Your profile says you can show ${amount}.`,
  head: ['People', 'Canadian dollars'],
  more: 'Each additional person',
  exempt:
    'The Canadian Experience Class asks for no settlement funds, nor does anyone need them who may already work in Canada and has a valid job offer.',
  borrowed: 'No, borrowed money does not count.',
  toman: (millions: string, rate: string, day: string) =>
    `At ${rate} tomans for a Canadian dollar, as our office noted on ${day}, that is about ${millions} million tomans. The rate changes every day.`,
  noCurrency:
    'The amount is set in Canadian dollars. I keep no exchange rates; your bank or exchange office has today’s.',
  noToman: 'We name no amount in tomans: the rate changes every day.',
  consultationFree: 'The first consultation is free, once for each person.',
}

/** "It is from 2024." */
const stillCounts = {
  yes: (year: string) => `One of ${year} still counts today.`,
  no: (year: string) => `One of ${year} no longer counts.`,
  byDay: (year: string, until: string) => `One of ${year} counts until the same day of ${until}, so its date decides.`,
  ofMonth: {
    yes: (month: string, until: string) => `One of ${month} still counts, until the same day in ${until}.`,
    no: (month: string, until: string) =>
      `One of ${month} counted until the same day in ${until} and no longer counts.`,
    byDay: (month: string, until: string) =>
      `One of ${month} counts until the same day in ${until}, so its day decides.`,
  },
}

const tests = {
  retake: (years: string) =>
    `How soon and how often a test may be taken again is set by whoever holds it; our tables do not have it. A new result counts for ${years} from its own date.`,
  oneSkill:
    'Our list of accepted tests does not say that a retake of one skill (IELTS One Skill Retake) counts for Express Entry. Check the official list before you book one.',
  tefScale:
    'TEF Canada has had a new scale, from 0 to 699, since 11 December 2023; the certificate also prints an equivalent on the previous one. A test taken since then is entered on the new scale; check which number a form asks for.',
  listening: (listening: string, reading: string, from: string, level: string, below: string) =>
    `In IELTS General Training, ${level} begins at ${listening} in listening but at ${reading} in reading. Every listening score from ${from} up to that is ${below}, so a 7 in listening is still ${below}.`,
  acceptedHead: 'For Express Entry these tests are accepted:',
  english: 'English: IELTS General Training, CELPIP-General and PTE Core.',
  frenchTests: 'French: TEF Canada and TCF Canada.',
  yes: (test: string) => `Yes, ${test} is accepted for Express Entry.`,
  no: (test: string, why: string) => `No, ${test} is not accepted for Express Entry. ${why}`,
  instead: 'For English take IELTS General Training, CELPIP-General or PTE Core.',
  valid: (years: string) =>
    `A result counts for ${years}: it must still be valid on the day of your profile and again when your application arrives.`,
  mine: (test: string, day: string) => `Your ${test} result counts until ${day}.`,
  mineEnded: (test: string, day: string) => `Your ${test} result expired on ${day}; take the test again.`,
  noneYet: 'There is no test result in your profile yet.',
  level: (test: string, ability: string, mark: string, level: string) => `${test}, ${ability} ${mark}: ${level}.`,
  inTest: (test: string) => `${test}, by the official table:`,
  levelHead: ['Ability', 'Score', 'Level'],
  leastLead: (test: string, level: string) => `${level} asks for these scores in ${test}:`,
  leastHead: ['Ability', 'At least'],
  eachAlone: 'Each ability stands alone; the lowest decides, and nothing is averaged or rounded.',
  needed: (program: string, level: string) => `${program} asks for CLB ${level} in every ability.`,
  neededCec: (high: string, low: string) =>
    `The Canadian Experience Class asks for CLB ${high} for work of TEER 0 or 1 and CLB ${low} for TEER 2 or 3.`,
  neededFst: (speaking: string, reading: string) =>
    `Federal Skilled Trades asks for CLB ${speaking} in speaking and listening and CLB ${reading} in reading and writing.`,
  frenchNeeded:
    'No. The federal programs of Express Entry ask for one official language, English or French. Quebec chooses by its own rules.',
  underFour: 'under level 4',
}

const documents = {
  inState: (state: string, list: string) => `${state[0]?.toUpperCase()}${state.slice(1)}: ${list}.`,
  missing: (program: string, list: string) => `Still to send for ${program}: ${list}.`,
  nothingMissing: (program: string) => `Nothing is missing for ${program} right now.`,
  owed: (list: string) => `We are waiting for this from you: ${list}.`,
  owedAgain: (list: string) => `We sent this back for you to correct: ${list}.`,
  progress: (given: string, needed: string) => `${given} of ${needed} documents are there.`,
  sentBack: (name: string, reason: string) => `We sent back: ${name}. ${reason}`,
  sentBackNext:
    'That is not a refusal of your application. Correct the document, add the new file in your documents, and we look at it again.',
  noneSentBack: 'None of your documents was sent back.',
  state: (name: string, state: string) => `${name}: ${state}.`,
  noCase: 'You have not begun an application, so there is no checklist yet. What you need depends on the program.',
  upload:
    'Open your documents, choose the one you have and add the file there. You can take a picture with your phone.',
  formats: (mb: string) =>
    `Documents are taken as PDF, DOC or DOCX, or as photos of their pages (JPG or PNG), up to ${mb}.`,
  cv: (mb: string) => `A CV may be PDF, DOC or DOCX, or photos of its pages, up to ${mb}.`,
  cannotGet:
    'Open the document in your list and choose “I cannot get this”. Tell us why; a consultant reads it and says what can stand in.',
  validFor: (name: string, months: string) => `${name}: counts for ${months} from its date.`,
  validAlways: (name: string) => `${name}: does not expire.`,
  validFresh: (name: string) => `${name}: has to be recent when you apply; our tables name no number of months.`,
  biometricsWhen: 'When fingerprints and photo (biometrics) are taken is not in our tables; a consultant can tell you.',
  photoSize:
    'It is handed in as a digital file. The exact measures stand in the photo specifications of the authority; our tables do not have them.',
  validUntilEnd: (name: string) => `${name}: until the date printed on it.`,
  policeValid: (months: string) =>
    `A police certificate of the country you live in may be at most ${months} old when you apply. One of a country you have left must have been issued after you left.`,
  wantedOfYou: (name: string, program: string) =>
    `${name}: it is on the list of your ${program} case and we are still waiting for it.`,
  removed: (days: string) =>
    `Open the file in your documents and choose “Remove”. You can bring it back for ${days}; then it is deleted for good. A file that we are reviewing or have accepted cannot be removed, but you can add a newer one.`,
  askedNow: (name: string, program: string) => `${name}: part of the application itself in ${program}, so get it now.`,
  askedOnceInvited: (name: string, program: string) =>
    `${name}: in ${program} it is asked for after the invitation, with the full application, not before.`,
  askedWhenWanted: (name: string, program: string) =>
    `${name}: in ${program} it is asked for later, when the authority wants it.`,
  policeOf: (months: string, years: string, adult: string) =>
    `A police certificate is needed from each country where you lived ${months} or longer in the last ${years}, counted from the age of ${adult}. Some countries take long to issue one, so find out early how it works there.`,
  validHead: ['Document', 'How long it counts'],
  validMonths: (months: string) => `${months} from its date`,
  validPrinted: 'until the date printed on it',
  validPolice: (months: string) => `at most ${months} old, or issued after you left that country`,
  translated:
    'Whatever is in neither English nor French needs a certified translation, together with the original. Each document in your list says whether it does.',
  profileGaps: (answers: string) => `Open in your profile: ${answers}.`,
  profileFull: 'Every answer your score depends on is there.',
  head: ['Document', 'State'],
  states: {
    needed: 'missing',
    uploaded: 'uploaded',
    inReview: 'in review',
    accepted: 'accepted',
    sentBack: 'sent back',
    expired: 'expired',
    notNeeded: 'not needed',
  },
}

const turns: Record<Turn, string> = {
  client: 'we are waiting for you',
  office: 'it is with us',
  government: 'the authority is deciding',
  thirdParty: 'we are waiting for another organization',
  nobody: 'it is closed',
}

const file = {
  unread: (count: string) => `Conversations with something unread: ${count}.`,
  nothingUnread: 'You have no unread messages.',
  meetingLength: (initial: string, comprehensive: string, followUp: string) =>
    `The initial consultation lasts ${initial}, the comprehensive one ${comprehensive}, and a follow-up for existing clients ${followUp}.`,
  meetingPlace:
    'We meet by video, or by phone or at our office if you say so when you book. You get a reminder before it.',
  case: (reference: string, program: string, turn: string) => `Case ${reference} (${program}): ${turn}.`,
  due: (day: string) => `The date set for this is ${day}.`,
  noDue: 'No date is set for this.',
  afterSending: [
    'You receive a confirmation with your reference by email.',
    'A consultant reads everything within five working days.',
    'We tell you what we found and what comes next. Nothing goes to an authority before you have signed it.',
  ],
  begin:
    'Open your applications and choose “Start an application”. Nothing is sent when you start; you prepare it at your own pace.',
  noCase: 'You have no application with us yet.',
  nextIsProfile: (gaps: string) => `The next step is your profile; still open there: ${gaps}.`,
  nextIsApplication:
    'Your profile is filled in. Next you can look at your report, book an initial consultation or start an application.',
  noDeadline: 'No deadline is set in your file.',
  consultant: (name: string) => `${name} looks after your case.`,
  noConsultant: 'Nobody has been assigned to your case yet; the whole office sees it.',
  appointment: (day: string, clocks: string, name: string) =>
    `Your next appointment is on ${day} at ${clocks}, with ${name}.`,
  noAppointment: 'You have no appointment booked.',
  payments:
    'Payments are not listed on this site. What you have paid and what is open stands in your agreement with us and on your receipts; your consultant can tell you, just ask in a message.',
  change: 'You can change any answer in your profile; your score follows at once.',
  report: 'Your report holds the score, its reasons and each program, and can be downloaded as a PDF.',
  book: 'You can book a time here. You see it on your own clock and on ours.',
  move: 'You move or cancel an appointment on its own page, up to twelve hours before.',
}

const changes = {
  tell: 'Change it in your profile, so that your score and your documents list follow, and write to your consultant before anything else is sent. What it means for an application that has already been sent is for the consultant to say.',
  child:
    'A child who is born meanwhile belongs to your family and has to be declared, even one who would not come with you.',
  marriage:
    'A marriage changes the points: with a partner who comes along and is neither a citizen nor a permanent resident, the columns with a spouse apply. The partner has to be declared in any case.',
  separation:
    'A separation or divorce changes the points, too: the columns without a spouse apply, and one person fewer counts for the settlement funds. Children of yours still have to be declared.',
  oneMore: (family: string, amount: string) =>
    `For the settlement funds you then count one person more: ${amount} for ${family} instead of what your profile shows now.`,
  passport: 'Upload the new passport under Documents, and use its number and spelling from now on.',
  work: (skilled: string, experience: string, trades: string) =>
    `Work you have already done still counts: for the Federal Skilled Worker program one continuous year within the last ${skilled}, for the Canadian Experience Class a year within the last ${experience}, for Federal Skilled Trades two years within the last ${trades}. None of them asks that you are employed today.`,
  move: (months: string, years: string) =>
    `Moving to another country changes your documents list: a police certificate is asked for of each country where you have lived for ${months} or more in the last ${years}.`,
}

const family = {
  included:
    'Your application includes your spouse or partner and your dependent children, and nobody else: parents, brothers, sisters and other relatives cannot be added to it.',
  spouse: (sponsorAge: string, partnerAge: string) =>
    `A citizen or permanent resident of ${sponsorAge} or over can sponsor a spouse, common-law or conjugal partner of ${partnerAge} or over. No income is asked and no language test.`,
  sponsor: (age: string) =>
    `A sponsor is ${age} or over, a citizen, permanent resident or person registered under the Indian Act, and lives in Canada; a citizen abroad may sponsor a partner or child if they will live in Canada afterwards. Some convictions, bankruptcy, unpaid support or social assistance (other than for disability) rule it out.`,
  undertaking: {
    partner: (years: string) => `The sponsor’s undertaking for a spouse or partner lasts ${years}.`,
    child: (under: string, years: string, untilAge: string, grownYears: string) =>
      `The sponsor’s undertaking for a child under ${under} lasts ${years} or until the age of ${untilAge}, whichever comes first; for an older dependent child it lasts ${grownYears}.`,
    parents: (years: string) => `The sponsor’s undertaking for parents and grandparents lasts ${years}.`,
    relative: (years: string) =>
      `The sponsor’s undertaking for another relative who may be sponsored, such as an orphaned brother or sister, lasts ${years}.`,
    quebec: 'Quebec sets its own lengths.',
  },
  partnerIncome:
    'To sponsor a spouse, partner or dependent child no minimum income is asked, unless that child has a child. Quebec has its own rules.',
  superVisa: (stay: string, insured: string) =>
    `A super visa lets parents and grandparents stay up to ${stay} at a time. It asks for a host with enough income and private health insurance of at least ${insured}.`,
  sponsorLives: 'A permanent resident must live in Canada; a citizen abroad must return when the partner lands.',
  child: (age: string) =>
    `A child is dependent while under ${age} and without spouse or partner; beyond that only if dependent since before ${age} because of a condition.`,
  partnerTest: (most: string, each: string) =>
    `An accompanying partner needs no language test for Express Entry. A result can bring up to ${most}, ${each} in each ability.`,
  conjugal: (months: string, years: string) =>
    `A conjugal partner lives outside Canada, has been in a relationship with the sponsor for at least one year, and the two could neither marry nor live together. Common-law partners have lived together for ${months}. In both cases no income is asked and the undertaking lasts ${years}.`,
  commonLaw: (months: string) => `You are common-law partners after living together for ${months} without a break.`,
  parents: (standing: string) => `Sponsoring parents and grandparents: ${standing}`,
  parentIncome: (year: string) =>
    `In the last intake we have a table for, of ${year}, the sponsor’s income had to reach this in each of three tax years, in Canadian dollars:`,
  parentIncomeCounts:
    'Count yourself, your family, the parents or grandparents and whoever you still support from an earlier sponsorship.',
  parentIncomePeople: 'People',
}

const study = {
  chinaAge: (bachelor: string, master: string, doctoral: string) =>
    `Bachelor’s students, also in medicine, are typically 18 to 25 years old. The Chinese Government Scholarship asks for under ${bachelor} for a bachelor’s, under ${master} for a master’s and under ${doctoral} for a doctorate. Language courses take students of 18 to 60, for a full year 18 to 50.`,
  credentialAssessment: (years: string) => `A credential assessment (ECA) counts for ${years} from its date.`,
  needs:
    'A study permit asks above all for three things: a letter of acceptance from a designated institution, an attestation letter from the province for most students, and funds for a year.',
  palNo: 'Since 1 January 2026 master’s and doctoral students of public institutions need no attestation letter.',
  palYes:
    'Most applicants need a provincial attestation letter (PAL) from the province of the school. Master’s and doctoral students of public institutions need none since 1 January 2026.',
  hours: (hours: string, day: string) =>
    `Off campus a student may work up to ${hours} a week while classes are on, since ${day}.`,
  afterwards: (university: string, college: string, day: string) =>
    `The post-graduation work permit asks for CLB ${university} after a university degree and CLB ${college} after college, since ${day}; programs that give no degree must be in a listed field.`,
  schoolDecides: 'Each school sets its own language level for admission.',
}

const contact = {
  hours: (hours: string) => `Our office hours: ${hours}.`,
  reach: (phone: string, email: string, office: string) =>
    `Phone ${phone}, email ${email}, office: ${office}. Please book before you come, so that someone has time for you.`,
  waits: (subject: string, since: string) => `Your message “${subject}” has waited for our answer since ${since}.`,
  promised: (by: string) => `We promised a reply by ${by}.`,
  late: (by: string) => `We promised a reply by ${by} and are late; I am sorry.`,
  raised: 'I have told your consultant and the head of the office that you are asking.',
  person: 'A licensed person reads what you write. Send the draft below, or book a time.',
}

const firm = {
  team: 'Everyone who works on cases is introduced on our team page, with position, languages and, if licensed, the licence number.',
  othersUnconfirmed: 'Other figures of ours have not been confirmed lately, so I name none of them.',
  representative: 'The requirements in our tables do not include a lawyer or representative.',
}

const site = {
  language: 'You switch the language at the top of every page, and in your settings under “Language and calendar”.',
  account: 'You change your name, email address and password in your settings.',
  phone: 'You change your phone number in your profile, under “Personal”; it is not in the settings.',
  emails:
    'In your settings, under “Notifications”, you choose which emails you receive and how often. What needs your action and what protects your account is always sent.',
  profileSaved:
    'What you enter in your profile is saved; you can stop at any point and continue later. If your connection drops, what you typed stays on your device and is saved to your account once you are online again.',
  profileTime:
    'How long it takes depends on how much you have to enter. Have your passport, degrees and language results at hand; the list of sections shows how long people usually need, where we have measured it.',
  export:
    'Open Your data in your settings; there you can download a copy of your data: all we hold about you, your files included, in one archive.',
  message: 'You write to us in Messages and can attach files there; the answer comes to the same place.',
  signIn:
    'If your password does not work, choose “Forgot your password?” on the sign-in page; a six-digit code comes by email. If it does not arrive, check the address and choose “Send the code again”. If you still cannot get in, contact our office.',
  lostPhone: (count: string) =>
    `Where the code is asked for, choose “I do not have my phone: use a recovery code” and enter one of the ${count} codes you saved when you turned on the second factor. Each works once. If you have none, contact our office; it can turn the second factor off for you.`,
  replaced:
    'Open the document in your list and upload it again. The newest version counts; earlier ones stay in your file.',
  security: 'In your settings, under “Security”, you turn on the second factor and see the devices that are signed in.',
}

const privacy = {
  keep: (days: string) =>
    `We keep your case as long as we work on it, and afterwards as long as our profession’s rules and the law require. Files you remove yourself are deleted for good after ${days}; until then you can bring them back.`,
  password:
    'You change your password in your settings. If you have forgotten it, choose “Forgot your password?” on the sign-in page; a code comes by email.',
  remove:
    'You can delete single questions here or the whole conversation. To delete everything, open Your data in your settings.',
  grace: (days: string) =>
    `After you ask for it you have ${days} to change your mind; then it is deleted, except what the law and our profession’s rules make us keep.`,
  rulesOnly:
    'No. Answers are made on our own server from rules, your file and our articles; nothing you type here goes to anyone outside the office.',
  withModel:
    'A language model outside our office phrases the answers. Names, numbers and addresses are removed before anything is sent; your documents and messages never are.',
}

const talk = {
  hello: 'Hello! Ask me about your score, your case, documents, money to show, tests or programs.',
  thanks: 'You are welcome.',
  bye: 'Goodbye. Your questions stay here, and you can come back to them.',
  fine: 'Good. Ask whenever you need something else.',
  insult:
    'I am sorry that this is frustrating. Tell me in a few words what you need, or write to your consultant; a draft is ready below.',
  notClear:
    'I am sorry, that was not clear. Ask about one thing at a time and I keep it short, or let a consultant explain it; a draft is ready below.',
  whoAmI:
    'I am a computer program, not a person: the assistant of the office. I answer from the official tables, your own file and our articles, say where each answer comes from, and hand over to a person when I am not sure. I give no legal advice. You reach a person in Messages or with an appointment.',
  worried:
    'That is understandable; waiting is hard. I can tell you how your case stands, and your consultant is happy to talk.',
  tired: 'Waiting this long is tiring, and I am sorry. Your consultant is happy to talk.',
  weary: 'I can hear how much this wears you out, and I am sorry.',
  lowScore:
    'That is discouraging, I know. A score is not final; these steps would change yours, and your consultant can go through them with you.',
  resolved: (question: string) => `Understood as: ${question}`,
  notThis: 'I am sorry. Did you mean one of these? If not, say so once more and I will hand over to a person.',
  helpLines: 'In Canada and the United States call or text 988; in Iran call 123 or 1480.',
  emergency: 'Anywhere else, call your local emergency number.',
  likely: (question: string) =>
    `I think you are asking: “${question}” If so, this is the answer; if not, choose below or ask a consultant.`,
  orLikely: (question: string) => `Or did you mean: “${question}” Then:`,
  whichOne: 'I am not sure which of these you mean:',
  verdicts: { yes: 'Yes.', no: 'No.', open: 'Not known yet.' },
  oneWord: 'What would you like to know about it?',
  /** What is said of the answer before. */
  onAnswer: {
    sure: (sources: string) => `Yes. It comes from: ${sources}.`,
    guessed: (question: string, sources: string) =>
      `I was not sure that I had understood you. If you meant “${question}”, then yes; it comes from: ${sources}.`,
    stands: (sources: string) => `It comes from: ${sources}.`,
    because: (sources: string) =>
      `That is what our source says: ${sources}. Why a rule was made does not stand there; a consultant can tell you more.`,
    dated: (day: string) => `Our source for this is of ${day}.`,
    unsourced: 'I have no source that says so. A consultant can check it with you.',
    inShort: (sentence: string) => `In short: ${sentence}`,
    still: (question: string) =>
      `I think you are still asking about this: “${question}” Here is what that answer says on it.`,
  },
  terms: {
    CRS: 'the points by which Express Entry ranks everybody who waits for an invitation',
    CLB: 'Canada’s scale for English; each test score is converted into one of its levels',
    NCLC: 'Canada’s scale for French, as the CLB is for English',
    ECA: 'a report that says what a degree from abroad is worth in Canada',
    FSW: 'the Federal Skilled Worker program, mostly for people who work outside Canada',
    CEC: 'the Canadian Experience Class, for people who have worked in Canada',
    FST: 'the Federal Skilled Trades program',
    PNP: 'the programs in which a province nominates people for permanent residence',
    NOC: 'Canada’s list of occupations, each with a code',
    TEER: 'the category in the list of occupations that says how much training a job asks for',
    PAL: 'a letter in which a province confirms a place for a student',
    DLI: 'a school that may take students from abroad',
    GIC: 'money that is deposited with a Canadian bank before the studies and paid out during them',
    LMIA: 'a government check of whether an employer may hire from abroad',
    HSK: 'the test of Chinese',
    CSCA: 'the entrance test of Chinese universities',
  },
}

const handOver = {
  unknown: 'I am not sure enough to answer this. A consultant can; a draft is ready below.',
  partly: (word: string) =>
    `I do not know “${word}”, so this may not be your question; a consultant answers it, a draft is ready below. What I can say for certain:`,
  person: 'Of course. Write to your consultant or book a call; a draft with your question is ready below.',
  nearly:
    'I am not certain that this is your question; a consultant answers it, a draft is ready below. What I can say for certain:',
  notConfirmed:
    'We have no figure for this that was confirmed lately, so I name none. A consultant can tell you; a draft is ready below.',
  notInTables: 'Our tables do not have this, so I would rather not guess. A consultant can tell you.',
  nothingWaits:
    'None of your messages is waiting for our answer right now. If you wrote by email or phone, please send the draft below; somebody will answer you.',
  individual: 'This needs a licensed person who reads your file. I give no advice on a refusal or an appeal.',
  choice:
    'Which of them suits you depends on your whole situation, so a consultant should say. A draft is ready below.',
  odds: 'Nobody can give an honest percentage. A consultant can look at your file with you.',
  fraud:
    'I understand that this may weigh on you, but I cannot help with that. False or withheld information can bar you from applying for five years. A consultant hears you in confidence; please talk with one before you do anything.',
  misrepresentation:
    'Something false or left out in what was already sent always goes to a licensed person, in confidence.',
  security:
    'Questions about military service, security or a criminal record always go to a licensed person, in confidence. Please talk with one before you fill in or leave out anything in a form.',
  otherPerson: 'I only speak about your own file. Other people’s files stay private.',
  otherCountry: 'We advise on Canada and on study in China only.',
  outside: 'This is outside what I can help with. I answer on Canada, on study in China and on your own file.',
  rates:
    'I keep no exchange rates: they change by the hour. Your bank or exchange office has today’s; the amounts for Canada stand in Canadian dollars.',
  crisis: 'I am sorry you feel like this. Please talk to somebody right now.',
  instructions:
    'I answer only from the official tables, your own file and our articles; nothing written here changes that.',
  fees: 'Which fees you pay depends on your program. The services page lists them with their sources; a consultant tells you which are yours.',
  forecast:
    'I make no forecasts: nobody knows future rounds, rules or rates. I can tell you what holds today and show you the rounds so far.',
  asylum:
    'I am sorry that you have to ask this. Asylum is for a licensed person who hears the whole story in confidence; I give no advice on it. Please write to a consultant; a draft is ready below.',
  status:
    'Being in Canada after a visa or permit has ended is urgent and needs a licensed person who sees your documents. Please write to a consultant today; a draft is ready below.',
  admissibility:
    'It is natural to worry about this. Whether health or an earlier stay keeps somebody out is judged on the whole file, so a licensed person answers it, in confidence. A draft is ready below.',
  complaint: 'I am sorry. Please send us the draft below; the office reads it and answers you.',
}

const draft = {
  asked: (question: string) => `My question: “${question}”`,
  understood: (topics: string) => `The assistant understood: ${topics}`,
  shown: (sentence: string) => `It showed me: “${sentence}”`,
  not: 'The assistant could not answer it for certain.',
  please: 'Could you please answer it?',
}

const links = {
  report: 'See your score',
  profile: 'Open your profile',
  services: 'See the programs',
  documents: 'Open your documents',
  applications: 'Open your applications',
  book: 'Book a consultation',
  appointment: 'Open the appointment',
  article: 'Read the article',
  contact: 'Contact us',
  transfer: 'Open the transfer form',
  privacy: 'Read the privacy page',
  study: 'Tell us your study plan',
  settings: 'Open settings',
  yourData: 'Open Your data',
  aboutUs: 'About us',
  ourTeam: 'Meet the team',
  begin: 'Start an application',
  messages: 'Open your messages',
}

const sources = {
  profile: 'Your profile',
  case: 'Your case',
  documents: 'Your documents',
  bookings: 'Your bookings',
  firm: 'Our own rules',
  settings: 'The office',
  messages: 'Your messages',
}

/** Each topic as a question a person would ask; suggestions, choices and headings are made of these. */
const questions: Record<string, string> = {
  'score.total': 'What is my score?',
  'score.why': 'Why is my score what it is?',
  'score.factor': 'How many points do I get for this?',
  'score.raise': 'What would raise my score?',
  'score.what-if': 'What if I reach a higher level?',
  'score.partner': 'How many points does my partner add?',
  'score.nomination': 'How many points does a provincial nomination give?',
  'score.job-offer': 'Does a job offer give points?',
  'score.sibling': 'How many points does a brother or sister in Canada give?',
  'score.french': 'How many points does French give?',
  'score.age-loss': 'Do I lose points with age?',
  'score.age-at': 'How many points does an age give?',
  'score.level': 'How many points does a language level give?',
  'programs.compare': 'What is the difference between the programs?',
  'score.enough': 'Is my score enough?',
  'score.cut-off': 'What was the last cut-off?',
  'score.grid': 'Do I pass the 67 points?',
  'programs.mine': 'Which programs am I eligible for?',
  'programs.explain': 'What is this program?',
  'programs.open': 'Is this program open?',
  'programs.standing': 'Do I qualify for this program?',
  'score.foreign-work': 'How many points does my work outside Canada give?',
  'score.canadian-study': 'How many points does a Canadian degree give?',
  'programs.quebec': 'Can I use Express Entry for Quebec?',
  'programs.job-offer': 'Do I need a job offer?',
  'programs.occupations': 'What is a NOC code?',
  'programs.part-time': 'Does part-time work count?',
  'programs.invited': 'How long do I have after an invitation?',
  'programs.profile-valid': 'How long is an Express Entry profile valid?',
  'documents.state': 'Was my passport accepted?',
  'programs.province': 'Does this province have a nominee program?',
  'money.settlement': 'How much money do I need for Express Entry?',
  'money.study': 'How much money does a study permit ask for?',
  'money.exempt': 'Who needs no settlement funds?',
  'money.borrowed': 'Does borrowed money count?',
  'money.bank': 'What must the bank letter say?',
  'money.consultation': 'What does a consultation cost?',
  'tests.needed': 'Do I need IELTS?',
  'tests.accepted': 'Which language tests are accepted?',
  'tests.one': 'Is this test accepted?',
  'tests.convert': 'Which CLB is my test score?',
  'tests.least': 'Which scores does this CLB level ask for?',
  'tests.valid': 'How long is a test result valid?',
  'tests.mine': 'When does my language test expire?',
  'tests.level': 'Which language level does this program ask for?',
  'eca.what': 'What is an ECA?',
  'eca.bodies': 'Which organizations assess degrees?',
  'eca.time': 'How long does an ECA take?',
  'eca.valid': 'How long is an ECA valid?',
  'documents.list': 'Which documents do I need?',
  'documents.missing': 'What is missing in my file?',
  'documents.sent-back': 'Was a document sent back?',
  'documents.upload': 'How do I upload a document?',
  'documents.formats': 'Which file types can I upload?',
  'documents.cannot-get': 'What if I cannot get a document?',
  'file.status': 'Where does my case stand?',
  'file.deadlines': 'Which deadlines do I have?',
  'file.consultant': 'Who is my consultant?',
  'file.change': 'How do I change an answer?',
  'file.report': 'Where is my report?',
  'booking.mine': 'When is my appointment?',
  'booking.new': 'How do I book a consultation?',
  'booking.move': 'How do I move an appointment?',
  'process.time': 'How long does an application take?',
  'process.guarantee': 'Can you guarantee a visa?',
  'process.start': 'What do I need to get started?',
  'family.spouse': 'Can I sponsor my partner?',
  'family.parents': 'Can I sponsor my parents?',
  'family.child': 'Up to what age is a child dependent?',
  'family.common-law': 'When are we common-law partners?',
  'family.super-visa': 'What is a super visa?',
  'study.needs': 'What does a study permit ask for?',
  'study.pal': 'Who needs an attestation letter (PAL)?',
  'study.hours': 'How many hours may a student work?',
  'study.afterwards': 'What does the work permit after studies ask for?',
  'china.language': 'Can I study in China without Chinese?',
  'china.scholarship': 'How does the Chinese scholarship work?',
  'china.visa': 'Which visa do I need for China?',
  'china.medicine': 'How does medicine in China work?',
  'china.insurance': 'What does insurance in China cost?',
  'china.csca': 'What is the CSCA?',
  'study.pal.exempt': 'Do pupils or people who extend their permit need an attestation letter (PAL)?',
  'study.quebec': 'What is different for studies in Quebec?',
  'money.study-quebec': 'How much money does a student in Quebec have to show?',
  'money.which-table': 'Which table of funds counts if the amounts change?',
  'study.dli': 'What is a designated learning institution (DLI)?',
  'study.cap': 'How many study permits are given this year?',
  'study.genuine': 'What does the officer look at for a study permit?',
  'tests.overall': 'Does the overall band count?',
  'tests.tef-scale': 'Which TEF number do I enter, on the new scale or the old one?',
  'tests.french': 'Do I need French?',
  'tests.retake': 'How often may I take a language test again?',
  'documents.photo': 'What must the photo look like?',
  'documents.replace': 'Can I replace a file I have uploaded?',
  'money.currency': 'How much is that in another currency?',
  'money.how-to-pay': 'How can I pay you?',
  'account.sign-in': 'What if I cannot sign in?',
  'account.lost-phone': 'What if I have lost the phone with my codes?',
  'privacy.share': 'Do you give my data to anyone?',
  'firm.team': 'Who works at your office?',
  'score.dropped': 'Why did my score go down?',
  'tests.listening': 'Why is IELTS listening 7 only CLB 7?',
  'eca.mistake': 'What if the ECA report has a mistake?',
  'eca.number': 'What do I do with the reference number of my ECA?',
  'china.documents': 'Which documents does a Chinese university ask for?',
  'china.age': 'Is there an age limit for studying in China?',
  'china.hsk-valid': 'How long is an HSK result valid?',
  'china.other-scholarships': 'Which scholarships are there in China besides CSC?',
  'china.scholarship.types': 'What are type A and type B of the Chinese scholarship?',
  'china.visa.kinds': 'What is the difference between the X1 and X2 visas?',
  'china.csca.details': 'How many minutes does the CSCA take?',
  'china.medicine.licence': 'Is a medical degree from China accepted?',
  'china.medicine.requirements': 'What is the age limit for medicine in China?',
  'documents.work-letter': 'What must a work letter say?',
  'documents.clear-scan': 'How should I scan my documents?',
  'documents.name-spelling': 'What if the spelling of my name differs?',
  'documents.reviewed': 'Have my documents been approved?',
  'money.agreement': 'Do we sign a contract?',
  'contact.complaint-where': 'Where can I complain about a consultant?',
  'booking.length': 'How many minutes is a consultation?',
  'booking.way': 'Do we meet by video, by phone or at the office?',
  'booking.prepare': 'What should I prepare for the first consultation?',
  'privacy.keep': 'How long do you keep my documents?',
  'privacy.log': 'Who opened my file?',
  'privacy.consent': 'How do I withdraw my consent?',
  'file.messages': 'Do I have unread messages?',
  'score.needed': 'How many points are needed for Express Entry?',
  'score.cut-off.stem': 'What was the last cut-off for STEM?',
  'score.cut-off.trades': 'What was the last trades round?',
  'score.cut-off.transport': 'What was the last transport round?',
  'contact.hours': 'What are your office hours?',
  'contact.reach': 'How do I reach you?',
  'contact.reply': 'How fast do you reply?',
  'contact.waiting': 'Why does nobody answer me?',
  'money.toman': 'How much is that in tomans?',
  'contact.person': 'Can I talk to a person?',
  'privacy.see': 'Who can see my documents?',
  'account.password': 'How do I change my password?',
  'privacy.remove': 'How do I delete my data?',
  'documents.remove': 'Can I delete a document that I sent?',
  'privacy.elsewhere': 'Does what I type leave the office?',
  'score.factor.age': 'How many points do I get for my age?',
  'score.factor.education': 'How many points do I get for my education?',
  'score.factor.language': 'How many points do I get for my language?',
  'score.factor.work': 'How many points do I get for my work?',
  'score.what-if.masters': 'What if I get a master’s degree?',
  'score.what-if.doctorate': 'What if I get a doctorate?',
  'score.cut-off.french': 'What was the last cut-off for French?',
  'score.cut-off.health': 'What was the last cut-off for health care?',
  'score.cut-off.education': 'What was the last cut-off for education?',
  'score.grid-needed': 'How many points of 100 does the federal skilled worker program ask for?',
  'programs.why-not': 'Why am I not eligible?',
  'programs.which': 'Which of two programs fits my profile?',
  'programs.study-first': 'Should I study in Canada first or use Express Entry?',
  'study.china-or-canada': 'How does studying in China compare with Canada?',
  'programs.trade': 'I have a trade: which program is there for me?',
  'provinces.health': 'What is there for nurses and other health workers?',
  'process.new-child': 'What if a child is born during the process?',
  'process.marriage': 'What if I marry during the process?',
  'process.new-passport': 'What do I do with a new passport?',
  'process.work-change': 'What if I change or lose my job during the process?',
  'process.move-country': 'What if I move to another country during the process?',
  'family.included': 'Who can be included in my application?',
  'family.child-school': 'Can my children go to school in Canada?',
  'study.partner-work': 'Can my partner work while I study?',
  'programs.tech': 'What is there for people in technology?',
  'programs.teachers': 'What is there for teachers?',
  'programs.drivers': 'What is there for truck drivers?',
  'programs.hospitality': 'What is there for hotel and restaurant workers?',
  'process.steps': 'What are the steps, in order?',
  'process.separation': 'What if I separate during the process?',
  'provinces.choose': 'Which province should I choose?',
  'family.fiance': 'Can my fiancé sponsor me?',
  'programs.better': 'Which program is better for me?',
  'money.government-fee': 'What are the government fees?',
  'money.test-fee': 'What does a language test or an ECA cost?',
  'money.who-counts': 'Who counts as family for the funds?',
  'money.counts': 'Which money counts as proof of funds?',
  'money.our-fee': 'What is your own fee?',
  'money.refund': 'Do I get my money back?',
  'money.toman-rate': 'Which rate do you use for tomans?',
  'tests.article': 'What is a CLB level?',
  'study.pal.graduate': 'Do master’s and doctoral students need an attestation letter (PAL)?',
  'study.scholarship': 'Are there scholarships in Canada?',
  'china.language-proof': 'Which proof of language does a Chinese university ask for?',
  'china.work': 'May I work while I study in China?',
  'documents.cv': 'How large may my CV be?',
  'score.told': 'What score does what I told give?',
  'score.told-grid': 'Does what I told reach 67 points?',
  'family.told-child': 'Does my child of this age come along?',
  'family.child-age': 'Is my child of this age a dependent?',
  'study.gic': 'What is a GIC?',
  'study.sds': 'Is there still the Student Direct Stream (SDS)?',
  'study.change-school': 'Can I change my school?',
  'study.co-op': 'Do I need a co-op work permit?',
  'study.language': 'Which language test does a study permit ask for?',
  'china.level': 'Which HSK level do I need?',
  'china.length': 'How long do studies in China take?',
  'china.course': 'What does a language course in China ask for?',
  'family.undertaking': 'How long does a sponsor’s undertaking last?',
  'family.partner-income': 'Do I need an income to sponsor my partner?',
  'family.sponsor': 'Who can be a sponsor?',
  'transfer.length': 'How long is a transfer work permit valid?',
  'provinces.ontario-offer': 'Does Ontario ask for a job offer?',
  'provinces.offer': 'Does a provincial nomination need a job offer?',
  'programs.self-employed': 'Is the self-employed program open?',
  'programs.categories': 'Which categories does Express Entry have?',
  'eca.canadian': 'Does a Canadian degree need an ECA?',
  'contact.language': 'Do you speak Persian?',
  'family.parent-income': 'How much income do I need to sponsor my parents?',
  'family.partner-test': 'Does my partner need a language test?',
  'transfer.employment': 'How long must I have worked for the company before a transfer?',
  'provinces.net-worth': 'How much net worth does British Columbia ask of entrepreneurs?',
  'eca.purpose': 'Is an ECA for study good for immigration?',
  'eca.two-degrees': 'Are two degrees assessed separately?',
  'eca.before-degree': 'Can I start the ECA before my degree is issued?',
  'eca.sending': 'How are my documents sent for an ECA?',
  'eca.translation': 'Does my degree need a translation for the ECA?',
  'money.deposit': 'Does a large deposit matter?',
  'score.age-limit': 'What is the highest age for Express Entry?',
  'score.partner-degree': 'How many points does my partner’s degree give?',
  'score.who-applies': 'Should my partner or I be the applicant?',
  'score.two-scores': 'What is the difference between the CRS and the 67 points?',
  'score.change-reported': 'What do the new points for high-wage occupations change?',
  'score.maximum': 'How many CRS points are there at most?',
  'score.combination': 'What are combination points (skill transferability)?',
  'score.two-degrees': 'How many points do two degrees give?',
  'score.second-language': 'How many points does a second official language give?',
  'score.sibling-who': 'Which relatives count for the points of a brother or sister?',
  'provinces.enhanced-base': 'What is the difference between an enhanced and a base nomination?',
  'score.certificate': 'How many points does a certificate of qualification give?',
  'score.spouse-column': 'When am I scored as a single person although I am married?',
  'score.part-years': 'Do part years of work count?',
  'score.canadian-study-conditions': 'When does study in Canada bring the extra points?',
  'score.grid-factors': 'What are the 67 points made of?',
  'score.if-younger': 'What would my score be if I were younger?',
  'score.if-canadian-work': 'What if I work in Canada for a year?',
  'score.history': 'How did the cut-offs go over time?',
  'family.relatives': 'Can I sponsor my brother, sister or another relative?',
  'family.inside-outside': 'Does my spouse apply from inside or outside Canada?',
  'family.five-years': 'I was sponsored myself; when may I sponsor a new partner?',
  'family.conjugal': 'What is a conjugal partner?',
  'family.all-children': 'Must I declare a child who is not coming?',
  'transfer.multinational': 'Must my company be active in more than one country for a transfer?',
  'transfer.who': 'Who can be transferred by a company?',
  'transfer.residence': 'Does a company transfer give permanent residence?',
  'transfer.lmia': 'Does a company transfer need an LMIA?',
  'programs.student-work': 'Does work while studying count for the Canadian Experience Class?',
  'programs.trades-list': 'Which occupations belong to the Federal Skilled Trades program?',
  'programs.merger': 'Are the three federal programs merged into one?',
  'programs.startup-instead': 'What is open to founders instead of the Start-up Visa?',
  'provinces.intent': 'Must I live in the province that nominates me?',
  'provinces.places': 'What is the quota of nominations this year?',
  'provinces.teer-45': 'Is there a provincial stream for TEER 4 or 5 work?',
  'provinces.quebec-program': 'How does Quebec choose its immigrants?',
  'process.tell-refusal': 'Do I have to tell you about an earlier refusal?',
  'process.gaps': 'What do I write for months without work?',
  'programs.freelance': 'Does freelance work count?',
  'programs.same-occupation': 'Does my work count as one year if my job title changed?',
  'programs.gaps': 'Does a gap between jobs matter?',
  'programs.unpaid': 'Does volunteer work count?',
  'programs.switch': 'Can I change to another program midway?',
  'documents.when': 'When do I need the police certificate and the medical exam?',
  'file.profile': 'What is still open in my profile?',
  'file.payments': 'What have I paid you so far?',
  'programs.startup-investors': 'How much did investors of a start-up have to put in?',
  'documents.valid': 'How long do documents stay valid?',
  'documents.translation': 'Do my documents need a translation?',
  'process.biometrics': 'When do I give my fingerprints?',
  'file.after-sending': 'What happens after I send my application?',
  'file.begin': 'How do I start an application?',
  'firm.who': 'Who are you as a firm?',
  'firm.licence': 'Are your consultants licensed?',
  'firm.success': 'How many of your applications were approved?',
  'firm.representative': 'Do I need a lawyer?',
  'site.language': 'How do I change the language of the site?',
  'site.profile-saved': 'How long does the profile take, and is it saved?',
  'site.text-size': 'Can I make the text of the site larger?',
  'site.account': 'How do I change my email address?',
  'site.emails': 'How do I get fewer emails from you?',
  'site.security': 'How do I make my account safer?',
  'privacy.export': 'How do I download my data?',
  'contact.message': 'Where do I write to my consultant?',
  article: 'What do your articles say?',
}

const found = {
  lead: (title: string) => `I am not sure that this is what you ask. Our article “${title}” says:`,
  answerTo: (question: string) => `I am not sure that this is what you ask. Our answer to “${question}”:`,
}

export const advisor = {
  score,
  told,
  points,
  programs,
  money,
  stillCounts,
  tests,
  documents,
  turns,
  file,
  family,
  changes,
  fees,
  study,
  contact,
  firm,
  site,
  privacy,
  talk,
  handOver,
  draft,
  links,
  sources,
  questions,
  found,
}
