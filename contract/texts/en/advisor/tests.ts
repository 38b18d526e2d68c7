export const tests = {
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
  no: (test: string) => `No, ${test} is not accepted for Express Entry.`,
  instead: 'For English take IELTS General Training, CELPIP-General or PTE Core.',
  insteadFrench: 'For French take TEF Canada or TCF Canada.',
  compared:
    'Express Entry accepts all three English tests, IELTS General Training, CELPIP-General and PTE Core, and none of them brings more points: each score is converted into a CLB level, and the points come from that level. So take the one in which you do best and which is held near you.',
  comparedVersions: 'Their academic versions, IELTS Academic and PTE Academic, are not accepted for Express Entry.',
  valid: (years: string) =>
    `A result counts for ${years}: it must still be valid on the day of your profile and again when your application arrives.`,
  mine: (test: string, day: string) => `Your ${test} result counts until ${day}.`,
  mineEnded: (test: string, day: string) => `Your ${test} result expired on ${day}; take the test again.`,
  levelOfAll: (test: string, level: string) => `${test} in your profile: ${level} in every ability.`,
  levelOfEach: (test: string, levels: string) => `${test} in your profile: ${levels}.`,
  ofPartner: (said: string) => `Your partner: ${said}`,
  partnerNoneYet: 'There is no test result of a partner in your profile yet.',
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

/** "It is from 2024." */
export const stillCounts = {
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

export const testsQuestions: Record<string, string> = {
  'tests.needed': 'Do I need IELTS?',
  'tests.accepted': 'Which language tests are accepted?',
  'tests.one': 'Is this test accepted?',
  'tests.compare': 'Which language test should I take?',
  'tests.convert': 'Which CLB is my test score?',
  'tests.least': 'Which scores does this CLB level ask for?',
  'tests.valid': 'How long is a test result valid?',
  'tests.mine': 'When does my language test expire?',
  'tests.my-level': 'Which language level have I given you?',
  'tests.level': 'Which language level does this program ask for?',
  'eca.what': 'What is an ECA?',
  'eca.bodies': 'Which organizations assess degrees?',
  'eca.time': 'How long does an ECA take?',
  'eca.valid': 'How long is an ECA valid?',
  'tests.overall': 'Does the overall band count?',
  'tests.tef-scale': 'Which TEF number do I enter, on the new scale or the old one?',
  'tests.french': 'Do I need French?',
  'tests.retake': 'How often may I take a language test again?',
  'tests.listening': 'Why is IELTS listening 7 only CLB 7?',
  'eca.mistake': 'What if the ECA report has a mistake?',
  'eca.number': 'What do I do with the reference number of my ECA?',
  'tests.article': 'What is a CLB level?',
  'eca.canadian': 'Does a Canadian degree need an ECA?',
  'eca.purpose': 'Is an ECA for study good for immigration?',
  'eca.two-degrees': 'Are two degrees assessed separately?',
  'eca.before-degree': 'Can I start the ECA before my degree is issued?',
  'eca.physician': 'Who assesses the degrees of doctors, pharmacists and architects?',
  'eca.sending': 'How are my documents sent for an ECA?',
  'eca.translation': 'Does my degree need a translation for the ECA?',
}
