import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'

type Choices<Name extends keyof SelfCheckAnswers> = Record<Extract<SelfCheckAnswers[Name], string>, string>

const unknown = 'I do not know yet'
const yesOrNo: Choices<'sibling'> = { yes: 'Yes', no: 'No', unknown }

const education: Choices<'education'> = {
  none: 'Less than secondary school',
  high_school: 'Secondary school diploma',
  one_year: 'One-year diploma or certificate after school',
  two_years: 'Two-year diploma after school',
  bachelor: 'Bachelor’s degree, or three years or more after school',
  two_or_more: 'A bachelor’s degree and another credential',
  master: 'Master’s degree, or a professional degree such as medicine',
  doctoral: 'Doctorate',
  unknown,
}

const educationPlace: Choices<'educationPlace'> = {
  assessed: 'Outside Canada, and assessed for Canada (ECA)',
  not_assessed: 'Outside Canada, not assessed yet',
  canada: 'In Canada',
  unknown,
}

const englishTest: Choices<'englishTest'> = {
  IELTS_GT: 'IELTS General Training',
  CELPIP_G: 'CELPIP-General',
  PTE_CORE: 'PTE Core',
  none: 'No test, or one older than two years',
  unknown: 'A test is planned; no result yet',
}

/** The pages in the order they are asked. */
const steps = {
  family: { heading: 'Who is with you?', about: 'We ask this first because it changes every table of points.' },
  age: { heading: 'How old are you?', about: 'Points for age are highest from 20 to 29 and end at 45.' },
  education: { heading: 'What is your highest education?', about: 'Only finished programs count.' },
  english: {
    heading: 'How good is your English?',
    about: 'Canada counts official tests that are less than two years old.',
  },
  french: { heading: 'Do you speak French?', about: 'French brings additional points, even on top of strong English.' },
  workAbroad: {
    heading: 'How long have you worked outside Canada?',
    about: 'Paid, skilled work in the last ten years: managers, professionals, technicians and trades.',
  },
  workCanada: {
    heading: 'How long have you worked in Canada?',
    about: 'Skilled work with a permit, as an employee, in the last ten years.',
  },
  ties: {
    heading: 'What ties do you already have to Canada?',
    about: 'Each of these can change the result on its own.',
  },
  partner: { heading: 'And your partner?', about: 'A partner who comes with you brings points of their own.' },
  plans: {
    heading: 'Where, and with what?',
    about: 'Some programs ask for settlement funds, and Quebec has its own rules.',
  },
}

export const selfCheck = {
  title: 'Self-check',
  heading: 'What is your score?',
  lead: 'A few short questions, no account. You see a range of points, the programs that may fit and what would help.',
  start: {
    needed: 'Good to have at hand',
    neededItems: ['Language test results, if any', 'Diplomas, and how long they took', 'Years of work'],
    privacy: 'What happens to your answers',
    privacyBody: 'They stay in this browser. We save them to your account only if you register and ask for it.',
    begin: 'Start the self-check',
    goOn: 'Continue where you stopped',
    again: 'Start again',
    seeResult: 'See my result',
  },
  section: 'Self-check',
  steps,
  fields: {
    partner: {
      label: 'Do you have a spouse or common-law partner?',
      options: {
        none: 'No',
        coming: 'Yes, and they would come with me',
        staying: 'Yes, but they would stay abroad',
        canadian: 'Yes, a Canadian citizen or permanent resident',
        unknown: 'Yes, and we have not decided yet',
      } satisfies Choices<'partner'>,
    },
    children: { label: 'How many children under 22 do you have?', unknown },
    age: { label: 'Your age in years' },
    education: { label: 'Highest education', options: education },
    educationPlace: {
      label: 'Where did you earn it?',
      hint: 'An ECA compares a foreign diploma with Canadian ones. Without it, the diploma brings no points yet.',
      options: educationPlace,
    },
    englishTest: { label: 'Which test have you taken?', options: englishTest },
    frenchTest: {
      label: 'Which test have you taken?',
      options: {
        none: 'None',
        TEF_CANADA: 'TEF Canada',
        TCF_CANADA: 'TCF Canada',
        unknown: 'I plan to take a test; no result yet',
      } satisfies Choices<'frenchTest'>,
    },
    scores: { label: 'Your results', hint: 'Leave empty what you do not know yet.' },
    workAbroad: {
      label: 'Full years, or the same in part-time hours',
      options: {
        '0': 'Less than a year',
        '1': 'One year',
        '2': 'Two years',
        '3': 'Three years or more',
        unknown,
      } satisfies Choices<'workAbroad'>,
    },
    workCanada: {
      label: 'Full years, or the same in part-time hours',
      options: {
        '0': 'Not at all, or less than a year',
        '1': 'One year',
        '2': 'Two years',
        '3': 'Three years',
        '4': 'Four years',
        '5': 'Five years or more',
        unknown,
      } satisfies Choices<'workCanada'>,
    },
    sibling: {
      label: 'Does a brother or sister of yours, or of your partner, live in Canada?',
      hint: 'As a citizen or permanent resident, 18 or older.',
      options: yesOrNo,
    },
    nomination: { label: 'Has a province nominated you through Express Entry?', options: yesOrNo },
    certificate: {
      label: 'Do you hold a Canadian certificate of qualification in a trade?',
      options: yesOrNo,
    },
    partnerEducation: { label: 'Your partner’s highest education', options: education },
    partnerEducationPlace: { label: 'Where did they earn it?', options: educationPlace },
    partnerTest: { label: 'Your partner’s English test', options: englishTest },
    quebec: { label: 'Do you plan to live in Quebec?', options: yesOrNo },
    funds: {
      label: 'Money you could bring, in Canadian dollars',
      hint: 'Roughly. Leave it empty if you would rather not say or do not know yet.',
    },
  },
  faults: {
    choose: 'Choose an answer',
    chooseTo: (question: string) => `Choose an answer: ${question}`,
    age: (from: string, to: string) => `Enter your age as a whole number from ${from} to ${to}`,
    score: (ability: string, from: string, to: string) => `${ability}: enter a result from ${from} to ${to}`,
    band: (ability: string) => `${ability}: results go up in steps of 0.5, such as 6.5 or 7`,
    whole: (ability: string) => `${ability}: enter a whole number`,
    money: 'Enter the amount in figures only',
  },
  toResult: 'See my result',
  result: {
    title: 'Your result',
    heading: (low: string, high: string) => `Between ${low} and ${high} CRS points`,
    headingExact: (points: string) => `${points} CRS points`,
    lead: 'This is your result under the published rules.',
    working: 'Calculating…',
    lines: 'How the lower figure is calculated',
    factor: 'Factor and reason',
    points: 'Points',
    programs: 'Programs and your answers',
    programsLead: 'Based on these short answers alone; the full profile asks more and can tell more.',
    missing: 'Still open or missing',
    nothingMissing: 'Based on these answers, nothing is missing.',
    others: 'Programs that need other questions',
    othersLead:
      'These depend on a business, an employer, a family member or a place to study. A consultant can tell you more.',
    improvements: 'What would raise your score',
    improvementsLead: 'Counted from the lower figure, most points first.',
    noImprovements: 'Nothing we know of would bring more points from these answers.',
    change: 'Change my answers',
    keep: {
      title: 'Save this result',
      body: 'With a free account your answers are there when you come back, and your consultant starts where you stopped.',
      register: 'Create an account and save it',
      signIn: 'I have an account',
      act: 'Save it to my account',
      busy: 'Saving…',
      kept: 'Saved to your account',
      keptBody:
        'Your score is on your home page and your answers are in your profile. We will not ask you anything twice.',
      home: 'Go to my home page',
    },
    book: 'Talk it over with us',
    incomplete: 'There are questions left',
    incompleteBody: 'Answer them first; “I do not know yet” is an answer, too.',
  },
}
