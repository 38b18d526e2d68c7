import type { startupAssessment, startupBusiness, study, transfer } from '@rahnama/contract/assessments/assessments.ts'
import { currentWording } from '@rahnama/contract/consents.ts'
import type { EntryAnswers } from '@rahnama/contract/long-form/long-form.ts'
import type { FormTexts } from '../form-texts.ts'

const levels = {
  none: 'Less than high school',
  high_school: 'High school diploma',
  trade: 'Trade/vocational certificate',
  college: 'College diploma/certificate',
  associate: 'Associate degree',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  professional: 'Professional degree',
  doctoral: 'Doctoral degree',
}

const major = { hint: 'Type a part of its name. Choose Other if it is not in the list.' }
/** The firm's own words for its first check. */
const firstCheck = {
  BELOW_FIRST_CHECK:
    'Start-up Visa needs at least CLB 5 in English or French (IELTS 5.0 or higher, TOEFL iBT 35 or higher)',
}
const common = {
  saveForLater: 'Save & continue later',
  loadFailed: 'Your answers could not be loaded',
}

const startupAssessmentForm: FormTexts<typeof startupAssessment> = {
  ...common,
  title: 'Start-up Visa: initial assessment',
  lead: 'A first look at what you bring, before the business profile.',
  complete: 'Complete my initial assessment',
  completed: 'Initial assessment completed! Proceeding to business profile.',
  completeFailed: 'The initial assessment could not be completed',
  steps: {
    background: { title: 'Your background' },
    language: {
      title: 'English tests',
      lead: 'Our first check: at least CLB 5 in English or French, which is about IELTS 5.0 or TOEFL iBT 35. Officially each ability counts on its own, from the test results in your profile.',
    },
    spouse: { title: 'Your spouse' },
    children: { title: 'Your children' },
    cv: { title: 'Your CV' },
  },
  fields: {
    age: { label: 'Your age' },
    educationLevel: { label: 'Highest level of education', options: levels },
    major: { label: 'Field of study', ...major },
    majorOther: { label: 'Which field of study?' },
    experienceYears: { label: 'Years of professional experience', hint: 'Such as 6 or 2.5; 0 if you have none yet.' },
    hasIelts: { label: 'Have you taken IELTS?', faults: firstCheck },
    ieltsOverall: { label: 'IELTS overall band', hint: 'As printed on the report, such as 6.5', faults: firstCheck },
    hasToefl: { label: 'Have you taken TOEFL iBT?' },
    toeflScale: {
      label: 'Which scale does your TOEFL report use?',
      hint: 'Tests taken from 21 January 2026 on are reported from 1 to 6.',
      options: { '0-120': 'Total from 0 to 120', '1-6': 'Band from 1 to 6' },
    },
    toeflTotal: { label: 'TOEFL iBT total', hint: 'As printed on the report', faults: firstCheck },
    hasOtherResult: {
      label: 'Do you have a result of another test at CLB 5 or higher?',
      hint: 'CELPIP-General, PTE Core, TEF Canada or TCF Canada, at that level in every ability.',
    },
    hasSpouse: { label: 'Do you have a spouse or common-law partner?' },
    spouseHasIelts: { label: 'Has your spouse taken IELTS?' },
    spouseIeltsOverall: { label: "Your spouse's IELTS overall band" },
    spouseEducationLevel: { label: "Your spouse's highest level of education", options: levels },
    spouseDegree: { label: "Your spouse's degree", hint: 'As on the diploma, such as BSc or MA' },
    spouseMajor: { label: "Your spouse's field of study", ...major },
    spouseMajorOther: { label: 'Which field of study?' },
    hasChildren: { label: 'Do you have children?' },
    children: {
      label: 'Your children',
      add: 'Add a child',
      empty: 'No child added yet.',
      name: ({ age }: EntryAnswers, number: string) =>
        age === undefined ? `Child ${number}` : `Child ${number}, ${String(age)} years`,
      fields: { age: { label: 'Age' } },
    },
    cv: { label: 'CV' },
  },
}

const startupBusinessForm: FormTexts<typeof startupBusiness> = {
  ...common,
  title: 'Start-up Visa: business profile',
  lead: 'Your team, your idea and how far it has come.',
  complete: 'Complete my business profile',
  completed: 'Business profile completed!',
  completeFailed: 'The business profile could not be completed',
  steps: {
    team: {
      title: 'Team and ownership',
      lead: 'Each applicant must hold at least 10 % of the votes; the applicants and the designated organisation together more than 50 %. At most five people may apply with one business.',
    },
    idea: { title: 'The idea' },
    progress: { title: 'Stage and traction' },
    support: {
      title: 'Designated organisation',
      lead: 'A venture capital fund, angel group or business incubator that Canada has designated must support the business.',
    },
    funds: { title: 'Funds' },
    plan: { title: 'Business plan' },
  },
  fields: {
    ownShare: { label: 'Your share of the votes', hint: 'In percent, such as 40 or 33.33' },
    hasTeam: { label: 'Are there other owners?' },
    members: {
      label: 'The other owners',
      add: 'Add an owner',
      empty: 'No owner added yet.',
      name: ({ fullName, share }: EntryAnswers, number: string) =>
        fullName === undefined
          ? `Owner ${number}`
          : share === undefined
            ? String(fullName)
            : `${String(fullName)}, ${String(share)} %`,
      fields: {
        fullName: { label: 'Full name' },
        role: { label: 'Role in the business' },
        share: { label: 'Share of the votes', hint: 'In percent' },
        isApplying: { label: 'Will they apply for residence with you?' },
      },
    },
    organisationShare: { label: 'Share promised to a designated organisation', hint: 'In percent' },
    businessName: { label: 'Name of the business' },
    idea: { label: 'What does the business do, and for whom?', hint: 'Four or five sentences are enough.' },
    innovation: { label: 'What is new about it?', hint: 'What others do not do, or not as well.' },
    stage: {
      label: 'How far is it?',
      options: {
        idea: 'An idea on paper',
        prototype: 'A prototype or pilot',
        launched: 'On the market, without revenue yet',
        earning: 'It earns money',
        growing: 'It earns money and grows',
      },
    },
    traction: {
      label: 'What have you reached so far?',
      hint: 'Users, sales, partners, patents, prizes, investments: figures where you have them.',
    },
    isIncorporated: { label: 'Is the business incorporated in Canada?' },
    managesFromCanada: { label: 'Will you manage it from Canada, day by day?' },
    support: {
      label: 'Does a designated organisation support you?',
      options: {
        none: 'Not yet',
        talking: 'We are talking to one',
        committed: 'One has committed itself',
      },
    },
    organisationName: { label: 'Name of the organisation' },
    organisationKind: {
      label: 'What kind of organisation is it?',
      options: {
        venture_capital: 'Venture capital fund',
        angel_group: 'Angel investor group',
        incubator: 'Business incubator',
      },
    },
    letterOfSupport: { label: 'Do you have its letter of support?' },
    letterIssuedOn: { label: 'Date of the letter', hint: 'A commitment counts for six months.' },
    investment: {
      label: 'How much will it invest?',
      hint: 'In Canadian dollars. At least 200,000 from a venture capital fund or 75,000 from an angel group.',
    },
    isAcceptedByIncubator: { label: 'Has the incubator accepted you into its programme?' },
    letter: { label: 'Letter of support' },
    businessFunds: { label: 'Money you can put into the business', hint: 'In Canadian dollars' },
    settlementFunds: {
      label: 'Money for living in Canada',
      hint: 'In Canadian dollars, free of debts',
      why: 'The family must be able to live before the business earns.',
    },
    fundsSources: {
      label: 'Where does the money come from?',
      hint: 'Choose all that apply.',
      options: {
        savings: 'Savings',
        property: 'Sale of property',
        family: 'Family',
        investors: 'Investors',
        loan: 'A loan',
        other: 'Something else',
      },
    },
    plan: { label: 'Business plan' },
  },
}

const transferForm: FormTexts<typeof transfer> = {
  ...common,
  title: 'Inter-Company Transfer',
  lead: 'For people whose company sends them to its place in Canada.',
  complete: 'Send my application',
  completed: 'Application completed successfully!',
  completeFailed: 'The application could not be sent',
  steps: {
    applicant: { title: 'Applicant' },
    company: {
      title: 'Company',
      lead: 'The company must have a branch office outside your country.',
    },
    role: { title: 'Role and tenure', lead: 'You must have worked at least one year for the company.' },
    plans: { title: 'Plans in Canada' },
    documents: {
      title: 'Company document',
      lead: 'A company profile or the company’s licence. You can also add it later.',
    },
    consent: { title: 'Consent' },
  },
  fields: {
    fullName: { label: 'Full name', hint: 'As in your passport' },
    citizenship: { label: 'Citizenship' },
    residence: { label: 'Country of residence' },
    email: { label: 'E-mail address' },
    phone: { label: 'Phone/WhatsApp' },
    dependants: {
      label: 'How many dependants would come along?',
      hint: 'Spouse and children; 0 if you would come alone.',
    },
    companyName: { label: 'Company name' },
    incorporationCountry: { label: 'Country of incorporation' },
    hasBranchAbroad: {
      label: 'Does the company have a branch office outside your country?',
      hint: 'A branch of the headquarters that is really at work, not only an address.',
    },
    branchCountry: { label: 'In which country?', hint: 'Name the largest one.' },
    yearEstablished: { label: 'Year established' },
    industry: { label: 'Industry', hint: 'Such as food, software or construction' },
    website: { label: 'Website' },
    annualRevenue: {
      label: 'Annual revenue',
      hint: 'Of the last full year, converted to Canadian dollars',
      options: {
        under100k: 'Under 100,000',
        to500k: '100,000 to 500,000',
        to1m: '500,000 to 1 million',
        to5m: '1 to 5 million',
        to20m: '5 to 20 million',
        over20m: 'Over 20 million',
      },
    },
    revenueCountries: {
      label: 'In how many countries does it earn money?',
      why: 'Since October 2024 only companies that earn money in at least two countries can transfer people.',
    },
    employees: { label: 'Number of employees' },
    role: {
      label: 'Your role',
      options: {
        owner: 'Owner',
        director: 'Director',
        executive: 'Executive',
        manager: 'Manager',
        specializedKnowledge: 'Specialized knowledge',
      },
    },
    yearsAtCompany: { label: 'Years at the company', hint: 'Such as 3 or 1.5' },
    employedSince: { label: 'Since when without a break?', hint: 'Month and year' },
    isFullTime: { label: 'Do you work full time?' },
    responsibilities: { label: 'Your responsibilities', hint: 'What you decide, whom you lead, what you know best.' },
    hasOwnKnowledge: { label: 'Do you know something about the company’s products or methods that is rare elsewhere?' },
    isPaidPrevailingWage: { label: 'Will your pay in Canada be at least what is usual for the occupation there?' },
    activity: { label: 'What will the company do in Canada?' },
    province: { label: 'Preferred province' },
    city: { label: 'Preferred city' },
    plan: {
      label: 'How does the company come to Canada?',
      options: {
        branch: 'Open a branch',
        subsidiary: 'Register a subsidiary',
        affiliate: 'Partner with an affiliate',
        notSure: 'Not sure yet',
      },
    },
    hasPremises: { label: 'Have you found premises, or will you soon?' },
    hasHiringPlan: { label: 'Is there a plan to hire people in Canada?' },
    canPayStart: { label: 'Can the company pay for the start and for you?' },
    keepsDoingBusiness: { label: 'Will the company go on working abroad while you are in Canada?' },
    investment: {
      label: 'Planned investment',
      hint: 'In Canadian dollars',
      options: {
        under50k: 'Under 50,000',
        to100k: '50,000 to 100,000',
        to250k: '100,000 to 250,000',
        to500k: '250,000 to 500,000',
        over500k: 'Over 500,000',
        notSure: 'Not sure yet',
      },
    },
    hasCanadianClients: { label: 'Does the company have clients in Canada?' },
    canadianClients: { label: 'Who are they?' },
    hasCanadianHistory: { label: 'Have you or the company been in Canada or applied there before?' },
    canadianHistory: { label: 'What happened, and when?', hint: 'Visits, visas, refusals, business.' },
    timeline: {
      label: 'When should it begin?',
      options: {
        within3Months: 'Within 3 months',
        within6Months: 'In 3 to 6 months',
        within12Months: 'In 6 to 12 months',
        later: 'Later',
        notSure: 'Not sure yet',
      },
    },
    companyDocument: { label: 'Company profile or licence' },
    isTruthful: { label: currentWording('truthfulness').text.en },
    mayBeContacted: { label: currentWording('contact').text.en },
  },
}

const studyForm: FormTexts<typeof study> = {
  ...common,
  title: 'Study abroad',
  lead: 'Tell us what you want to study, in Canada or in China. You get suggestions at once and an answer from us.',
  complete: 'Send and see suggestions',
  completed: 'Your enquiry is on its way.',
  completeFailed: 'The enquiry could not be sent',
  steps: {
    you: { title: 'About you' },
    plan: { title: 'What you want to study' },
    notes: { title: 'Anything else' },
  },
  fields: {
    fullName: { label: 'Full name' },
    gender: { label: 'Gender', options: { male: 'Male', female: 'Female' } },
    age: { label: 'Your age', why: 'Some programmes and scholarships in China have age limits.' },
    phone: { label: 'Phone/WhatsApp' },
    country: { label: 'Where do you want to study?', options: { canada: 'Canada', china: 'China' } },
    whatToStudy: { label: 'What do you want to study?', hint: 'In your own words, such as "medicine in English"' },
    levelOfStudy: { label: 'Level of study', options: { bachelor: "Bachelor's", master: "Master's", phd: 'PhD' } },
    major: {
      label: 'Major',
      options: {
        pharmacy: 'Pharmacy',
        dentistry: 'Dentistry',
        medicine: 'Medicine',
        chinese: 'Chinese',
        law: 'Law',
        other: 'Other',
      },
    },
    majorOther: { label: 'Which major?' },
    taughtIn: { label: 'In which language should it be taught?', options: { english: 'English', chinese: 'Chinese' } },
    chineseLanguageCourse: {
      label: 'Chinese language course',
      hint: 'Before the degree or instead of it',
      options: { shortTerm: 'Short term (weeks)', oneSemester: 'One semester', longTerm: 'Long term (a year or more)' },
    },
    wantsScholarship: { label: 'Are you looking for a scholarship?' },
    additionalNotes: { label: 'Additional notes', hint: 'Marks, budget, dates, cities: whatever helps us answer.' },
    privacy: { label: currentWording('privacy').text.en },
  },
}

export const assessments = {
  startupAssessmentForm,
  startupBusinessForm,
  transferForm,
  studyForm,
  fromProfile: 'From your profile.',
  prefilled: {
    title: (count: string) => `We filled in what your profile already says (${count}).`,
    body: 'Check it here. To change it for everything at once, change it in your profile.',
    link: 'Open your profile',
  },
  notice: {
    title: (name: string, status: string) => `${name}: ${status}`,
    since: (date: string) => `Since ${date}.`,
    source: 'Source:',
    preparation: 'You can still take this assessment: it prepares you for the programme that follows.',
  },
  start: {
    minutes: (minutes: string) => `About ${minutes}. You can stop at any time; nothing is lost.`,
    atHand: 'Have at hand',
    after: 'What happens afterwards',
    startup: {
      atHand: ['Your language test report, if you have one', 'Your CV as PDF, DOC or DOCX, up to 10 MB (optional)'],
      after: 'If you pass the first check, the business profile opens.',
    },
    business: {
      atHand: [
        'The shares of all owners',
        'The letter of a designated organisation, if you have one',
        'Your business plan (optional)',
      ],
      after: 'We look at it with you in a consultation. Nothing is sent to the authorities.',
    },
    transfer: {
      atHand: ['The figures of the company', 'A company profile or licence as PDF, DOC, DOCX, JPG or PNG'],
      after: 'Your application gets a reference and comes to our desk. We tell you by mail what comes next.',
    },
    study: {
      atHand: ['What you want to study, as far as you know it'],
      after: 'You see suggestions at once, and one of us answers you by mail.',
    },
  },
  waits: {
    title: 'The initial assessment comes first',
    body: 'The business profile opens once you have completed the initial assessment. It takes about five minutes.',
    act: 'Go to the initial assessment',
  },
  otherWays: {
    firstCheck: {
      title: 'Not there yet, and that is no dead end',
      body: 'This is our own first check, not a decision of the authorities. Your answers are saved; come back with a new result and go on here.',
    },
    noBranch: {
      title: 'Without a branch abroad this route does not open',
      body: 'The transfer moves people inside a company that already works in more than one country. Your answers are saved in case that changes.',
    },
    underOneYear: {
      title: 'One year at the company is the least',
      body: 'Once you have worked there for a full year you can go on here; your answers are saved.',
    },
    what: 'What you can do now',
    prepareTest: 'Read how language tests are counted',
    checkSelf: 'See which other programmes fit you',
    services: 'Look at our other services',
    book: 'Book a free first consultation',
  },
  businessDone: {
    title: 'Your business profile is complete',
    body: 'It counts in your report from now on. The next step is to look at it together.',
    next: 'What comes next',
    requirements: 'What the Start-up Visa asks, and where you stand',
    book: 'Book a consultation',
    report: 'Open your report',
    change: 'Change my answers',
  },
  transferDone: {
    title: 'Your application is with us',
    reference: 'Your reference',
    sentOn: (date: string) => `Sent on ${date}.`,
    open: 'See the application',
    change: 'Change my answers',
    changed: 'You have changed answers since you sent them. Send them again so that we see the new ones.',
  },
  studyDone: {
    title: 'Suggestions for you',
    sent: (reference: string, date: string) => `Your enquiry ${reference} is with us. One of us answers by ${date}.`,
    suggestions: 'What fits your plan',
    requirements: 'What is asked, and where you stand',
    requirementsLead: 'From what you told us here and in your profile.',
    funds: 'Money to show',
    fundsNeeded: (amount: string, persons: string) =>
      `For a study permit you show ${amount} for a year of living (${persons}), besides tuition and travel.`,
    articles: 'Read on',
    change: 'Change my answers',
    fillProfile: 'Fill in your profile for a fuller picture',
    persons: (written: string, count: number) => (count === 1 ? 'one person' : `${written} persons`),
  },
}
