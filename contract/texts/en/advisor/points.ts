/** The tables of points themselves, whoever asks. */
export const points = {
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
