export const score = {
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
  workIsAsked:
    'One continuous year of skilled work, in any country, is also a requirement of the Federal Skilled Worker program, so it is worth more than its points.',
  official: (day: string) =>
    `No, it is not official: only the Government of Canada gives the official score, once you submit an Express Entry profile on its site. We calculate with its published tables, the rules in force since ${day}, and with your own answers; the more exact and better documented they are, the closer it comes.`,
  target: {
    missing: (total: string, target: string, points: string) => `From ${total} to ${target} you need ${points} more.`,
    alone: (steps: string) => `Enough for that alone: ${steps}.`,
    together: 'No single step below is enough for that. Your report adds up what several together would bring.',
  },
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
    `A credential from Canada gives ${short} more for one or two years of study, and ${long} for three years or more, or for a master’s, a professional degree or a doctorate of any length.`,
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
  whoAppliesHead: ['Who applies', 'CRS score', 'Federal Skilled Worker'],
  whoAppliesMust: (level: string, mark: string) =>
    `The principal applicant has to meet the requirements personally; for the Federal Skilled Worker program that is one continuous year of skilled work, CLB ${level} in every ability and ${mark} points in its grid. The work of a partner who comes along does not stand in for it.`,
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
    `Yes, the Federal Skilled Worker program needs it: its grid asks for ${mark} points and is separate from the CRS score.`,
  gridMine: (total: string) => `According to your profile you have ${total} of them.`,
  gridAsks: (mark: string) =>
    `The Federal Skilled Worker grid asks for ${mark} points; it is separate from the CRS score.`,
}

export const scoreQuestions: Record<string, string> = {
  'score.total': 'What is my score?',
  'score.why': 'Why is my score what it is?',
  'score.official': 'Is the score you calculate official?',
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
  'score.enough': 'Is my score enough?',
  'score.cut-off': 'What was the last cut-off?',
  'score.grid': 'Do I pass the 67 points?',
  'score.foreign-work': 'How many points does my work outside Canada give?',
  'score.canadian-study': 'How many points does a Canadian degree give?',
  'score.dropped': 'Why did my score go down?',
  'score.needed': 'How many points are needed for Express Entry?',
  'score.cut-off.stem': 'What was the last cut-off for STEM?',
  'score.cut-off.trades': 'What was the last trades round?',
  'score.cut-off.transport': 'What was the last transport round?',
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
  'score.told': 'What score does what I told give?',
  'score.told-grid': 'Does what I told reach 67 points?',
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
  'score.certificate': 'How many points does a certificate of qualification give?',
  'score.spouse-column': 'When am I scored as a single person although I am married?',
  'score.part-years': 'Do part years of work count?',
  'score.canadian-study-conditions': 'When does study in Canada bring the extra points?',
  'score.grid-factors': 'What are the 67 points made of?',
  'score.if-younger': 'What would my score be if I were younger?',
  'score.if-canadian-work': 'What if I work in Canada for a year?',
  'score.history': 'How did the cut-offs go over time?',
}
