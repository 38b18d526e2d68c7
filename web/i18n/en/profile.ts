import { type ProvinceCode, provinces } from '@rahnama/contract/locale/locale.ts'
import type { EntryAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { isTooOld, type profileForm } from '@rahnama/contract/profile/profile.ts'
import type { FormTexts } from '../form-texts.ts'

const provinceNames = Object.fromEntries(provinces('en').map(({ code, name }) => [code, name])) as Record<
  ProvinceCode,
  string
>

const levels = {
  high_school: 'High school diploma',
  trade: 'Trade/vocational certificate',
  college: 'College diploma/certificate',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  professional: 'Professional degree',
  doctoral: 'Doctoral degree',
}

const teers = {
  0: 'Management',
  1: 'Work that usually needs a university degree',
  2: 'Work that usually needs a college diploma or long apprenticeship, or supervisors',
  3: 'Work that usually needs a shorter college program or over six months of training',
  4: 'Work that usually needs high school or several weeks of training',
  5: 'Work learned in a short demonstration on the job',
}

const tests = {
  IELTS_GT: 'English: IELTS General Training',
  CELPIP_G: 'English: CELPIP-General',
  PTE_CORE: 'English: PTE Core',
  TEF_CANADA: 'French: TEF Canada',
  TCF_CANADA: 'French: TCF Canada',
  IELTS_ACADEMIC: 'English: IELTS Academic (for study only)',
  TOEFL_IBT: 'English: TOEFL iBT (for study only)',
  PTE_ACADEMIC: 'English: PTE Academic (for study only)',
  DUOLINGO: 'English: Duolingo (for study only)',
  DELF_DALF: 'French: DELF or DALF (for study only)',
}

const relationships = {
  parent: 'Parent',
  grandparent: 'Grandparent',
  child: 'Child',
  grandchild: 'Grandchild',
  sibling: 'Sibling',
  aunt_or_uncle: 'Aunt or uncle',
  niece_or_nephew: 'Niece or nephew',
  other: 'Another relative',
}

const grounds = {
  medical: 'Medical inadmissibility',
  criminal: 'Criminal inadmissibility',
  misrepresentation: 'Misrepresentation',
  other: 'Another reason',
}

const applicationKinds = {
  visitor_visa: 'Visitor visa',
  study_permit: 'Study permit',
  work_permit: 'Work permit',
  permanent_residence: 'Permanent residence',
  refugee_claim: 'Refugee claim',
  other: 'Another application',
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const languageName = (code: unknown) => (/^[a-z]{2,3}$/.test(String(code)) ? languageNames.of(String(code)) : undefined)

/** The name of a value that is one of those offered, or of nothing. */
const named = (names: Readonly<Record<string, string>>, value: unknown) => names[String(value)]

function testName({ test: taken, takenOn }: EntryAnswers): string | undefined {
  const name = named(tests, taken)
  return name && isTooOld(takenOn) ? `${name} (too old to count)` : name
}

const credential = {
  level: { label: 'Level', options: levels },
  field: { label: 'Field of study', hint: 'Type a part of its name. Choose Other if it is not in the list.' },
  fieldOther: { label: 'Which field of study?' },
  institution: { label: 'School, college or university' },
  country: { label: 'Country of the institution' },
  province: { label: 'Province or territory' },
  years: { label: 'Length of the program', hint: 'In years of full-time study, such as 1 or 2.5' },
  graduationYear: {
    label: 'Graduation year',
    hint: 'Only what is finished. A Persian year such as 1397 is fine, too.',
    faults: { IN_THE_FUTURE: 'List only what is already finished' },
  },
  eightMonthsInCanada: {
    label: 'Did this take eight months or more of full-time study in Canada?',
    hint: 'Online study from outside Canada does not count.',
  },
  hasEca: {
    label: 'Is there an Educational Credential Assessment (ECA) for it?',
    hint: 'A report that says what the credential is worth in Canada.',
    why: 'Without an ECA, points for a credential from abroad cannot be counted.',
  },
  ecaBody: {
    label: 'Assessment body',
    options: {
      WES: 'World Education Services (WES)',
      ICAS: 'International Credential Assessment Service of Canada (ICAS)',
      IQAS: 'International Qualifications Assessment Service, Alberta (IQAS)',
      ICES: 'International Credential Evaluation Service, BCIT (ICES)',
      CES: 'Comparative Education Service, University of Toronto (CES)',
      MCC: 'Medical Council of Canada (physicians)',
      PEBC: 'Pharmacy Examining Board of Canada (pharmacists)',
      CACB: 'Canadian Architectural Certification Board (architects)',
    },
  },
  ecaOn: { label: 'Date of the ECA report', hint: 'A report counts for five years.' },
}

const job = {
  title: { label: 'Job title' },
  company: { label: 'Company name', hint: 'For self-employment, the name of the business or “self-employed”.' },
  country: { label: 'Country where the work was done' },
  province: { label: 'Province or territory' },
  startedOn: { label: 'Start date', hint: 'If the day is not known, give the first of the month.' },
  current: { label: 'Is this a current position?' },
  endedOn: { label: 'End date' },
  noc: {
    label: 'Occupation (NOC code)',
    hint: 'Type what the work is called, such as nurse, or its five-digit code.',
  },
  teer: { label: 'What kind of work was it?', options: teers },
  hoursPerWeek: { label: 'Hours per week', hint: '30 hours count as full time.' },
  employment: {
    label: 'How was the work done?',
    options: {
      employee: 'As an employee, paid',
      self_employed: 'Self-employed',
      unpaid: 'Unpaid, as a volunteer or intern',
    },
  },
  authorised: {
    label: 'Was the work allowed by a work permit or another status?',
    why: 'Canadian experience counts only if it was authorized. Your answer is confidential.',
  },
  whileStudying: { label: 'Was it during full-time studies in Canada?' },
  responsibilities: {
    label: 'Key responsibilities',
    hint: 'Three or four sentences in plain words. They must match the reference letter later on.',
  },
}

const score = 'As printed on the report'
const test = {
  test: {
    label: 'Test type',
    hint: 'Only five tests count for immigration. The others help with study plans.',
    options: tests,
  },
  takenOn: {
    label: 'Test date',
    hint: 'Results are valid for about 2 years. An older one can stay here, but it will not count.',
  },
  scale: {
    label: 'Which numbers will you enter?',
    hint: 'A TEF Canada attestation shows two numbers per ability.',
    options: {
      '2023-12-11': 'Out of 699 (the scale since 11 December 2023)',
      '2019-10-01': 'The equivalent on the earlier scale (listening out of 360)',
    },
  },
  listening: { label: 'Listening', hint: score },
  reading: { label: 'Reading' },
  writing: { label: 'Writing' },
  speaking: { label: 'Speaking' },
  overall: { label: 'Overall score', hint: 'If the report shows one.' },
}

const form = {
  title: 'Profile',
  lead: 'Tell us about yourself once. You can stop at any time; nothing is lost.',
  saveForLater: 'Save Profile & Continue Later',
  complete: 'Complete my profile',
  completed: 'Profile completed successfully!',
  loadFailed: 'Failed to load profile data',
  completeFailed: 'Failed to complete profile',
  steps: {
    general: {
      title: 'General information',
      lead: 'Who you are and who your family is. This decides which tables apply.',
    },
    personal: { title: 'Personal', lead: 'Your citizenship and residence, and your accompanying partner.' },
    education: { title: 'Education', lead: 'Everything you finished from high school on.' },
    work: { title: 'Work experience', lead: 'The last ten years count most.' },
    language: { title: 'Language skills', lead: 'Your tests, and the languages you grew up with or learned.' },
    'immigration-history': {
      title: 'Immigration history',
      lead: 'Honest answers here protect you: the authorities compare them with their own records.',
    },
    preferences: { title: 'Preferences', lead: 'Where you want to go, and what you already have in hand.' },
  },
  fields: {
    firstName: {
      label: 'First name',
      hint: 'Given names as in your passport, in Latin letters.',
      faults: { REQUIRED: 'Enter your first name' },
    },
    lastName: {
      label: 'Last name',
      hint: 'Family name as in your passport, in Latin letters.',
      faults: { REQUIRED: 'Enter your last name' },
    },
    persianName: { label: 'Name in Persian' },
    birthDate: {
      label: 'Date of birth',
      why: 'Points for age change on birthdays.',
      faults: { REQUIRED: 'Enter your date of birth' },
    },
    maritalStatus: {
      label: 'Marital status',
      why: 'It decides which column of the points tables applies to you.',
      options: {
        single: 'Single',
        married: 'Married',
        common_law: 'Common-law',
        divorced: 'Divorced',
        widowed: 'Widowed',
        separated: 'Legally separated',
      },
    },
    partnerAccompanying: { label: 'Will your partner come to Canada with you?' },
    partnerCitizenOrPermanentResident: { label: 'Is your partner a citizen or permanent resident of Canada?' },
    hasChildren: { label: 'Do you have children?' },
    numberOfChildren: {
      label: 'Number of children',
      hint: 'All of them, including those who would not come with you.',
    },
    children: {
      label: 'Your children',
      add: 'Add a child',
      empty: 'No child added yet.',
      name: ({ age }, number) => (age === undefined ? `Child ${number}` : `Child ${number}, ${String(age)} years`),
      faults: { COUNT_DIFFERS: 'The number of children and the children listed here differ' },
      fields: {
        age: { label: 'Age', faults: { AGE_DIFFERS: 'The age does not match the date of birth' } },
        birthDate: { label: 'Date of birth', hint: 'With it, the age stays correct next year, too.' },
        hasPartner: {
          label: 'Is this child married or in a common-law relationship?',
          why: 'Children who have a partner are not dependants.',
        },
      },
    },
    citizenship: { label: 'Nationality', hint: 'The country of the passport you will apply with.' },
    residence: { label: 'Current country of residence' },
    phone: { label: 'Phone/WhatsApp', why: 'Only if your consultant needs to reach you quickly.' },
    partnerBirthDate: { label: 'Your partner’s date of birth' },
    partnerHighestLevel: {
      label: 'Your partner’s highest level of education',
      options: { none: 'Less than high school', ...levels },
    },
    partnerCredentials: {
      label: 'Your partner’s education',
      add: 'Add a credential for your partner',
      empty: 'Nothing added yet.',
      name: ({ level }, number) => `Partner: ${named(levels, level) ?? `credential ${number}`}`,
      fields: credential,
    },
    partnerHasTests: { label: 'Has your partner taken an English or French test?' },
    partnerTests: {
      label: 'Your partner’s language tests',
      add: 'Add a test for your partner',
      empty: 'No test added yet.',
      name: (entry, number) => `Partner: ${testName(entry) ?? `test ${number}`}`,
      fields: test,
    },
    partnerHasJobs: { label: 'Has your partner worked in the last ten years?' },
    partnerJobs: {
      label: 'Your partner’s positions',
      add: 'Add a position for your partner',
      empty: 'No position added yet.',
      name: ({ title }, number) => `Partner: ${title === undefined ? `position ${number}` : String(title)}`,
      fields: job,
    },
    highestLevel: {
      label: 'Your highest level of education',
      options: { none: 'Less than high school', ...levels },
    },
    credentials: {
      label: 'Your education',
      hint: 'The highest level first. A second diploma or degree can bring points, too.',
      add: 'Add a credential',
      empty: 'Nothing added yet.',
      name: ({ level, institution }, number) =>
        [named(levels, level) ?? `Credential ${number}`, institution].filter(Boolean).join(', '),
      fields: { ...credential, certificate: { label: 'Degree or transcript' } },
    },
    totalWorkYears: { label: 'Total years of work experience', hint: 'Enter 0 if you have not worked yet.' },
    hasCanadianExperience: { label: 'Do you have Canadian work experience?' },
    canadianWorkYears: { label: 'Years of Canadian experience' },
    jobs: {
      label: 'Your positions',
      hint: 'The newest first. We ask about gaps of more than a month.',
      add: 'Add a position',
      empty: 'No position added yet.',
      name: ({ title, company }, number) =>
        title === undefined ? `Position ${number}` : [title, company].filter(Boolean).join(', '),
      fields: { ...job, letter: { label: 'Reference letter' } },
    },
    certificateOfQualification: {
      label: 'Do you hold a certificate of qualification in a skilled trade, issued in Canada?',
    },
    hasTests: { label: 'Have you taken an English or French test?' },
    tests: {
      label: 'Your language tests',
      hint: 'One entry per test. English and French both count.',
      add: 'Add a test',
      empty: 'No test added yet.',
      name: (entry, number) => testName(entry) ?? `Test ${number}`,
      fields: { ...test, certificate: { label: 'Certificate' } },
    },
    nativeLanguages: {
      label: 'Native languages',
      add: 'Add a native language',
      empty: 'No language added yet.',
      name: ({ language }, number) => languageName(language) ?? `Native language ${number}`,
      fields: { language: { label: 'Language' } },
    },
    otherLanguages: {
      label: 'Other languages',
      add: 'Add another language',
      empty: 'No language added yet.',
      name: ({ language }, number) => languageName(language) ?? `Other language ${number}`,
      fields: {
        language: { label: 'Language' },
        fluency: { label: 'How well?', options: { fluent: 'Fluently', good: 'Well', basic: 'A little' } },
      },
    },
    canadianStatus: {
      label: 'Current status in Canada',
      options: {
        none: 'None: I am not in Canada and hold no status there',
        visitor: 'Visitor',
        student: 'Student',
        worker: 'Worker',
        permanent_resident: 'Permanent resident',
        citizen: 'Citizen',
        refugee: 'Refugee',
      },
    },
    hasBeenToCanada: { label: 'Have you ever been to Canada?' },
    canadaStays: {
      label: 'Canadian experience',
      hint: 'Choose all that apply.',
      options: { visited: 'I visited', studied: 'I studied', worked: 'I worked', lived: 'I lived there with family' },
    },
    hasPreviousApplications: {
      label: 'Have you applied to Canada before?',
      hint: 'For any visa, permit or residence.',
    },
    previousApplications: {
      label: 'Previous applications',
      add: 'Add an application',
      empty: 'No application added yet.',
      name: ({ kind }, number) => named(applicationKinds, kind) ?? `Application ${number}`,
      fields: {
        kind: { label: 'What did you apply for?', options: applicationKinds },
        year: { label: 'Year' },
        outcome: {
          label: 'Outcome',
          options: { approved: 'Approved', refused: 'Refused', withdrawn: 'Withdrawn', in_process: 'Still in process' },
        },
      },
    },
    hasRefusals: {
      label: 'Has Canada or another country ever refused you a visa, permit or entry?',
      why: 'A refusal you declare can usually be explained. One you leave out can be treated as misrepresentation.',
    },
    refusals: {
      label: 'Refusals',
      add: 'Add a refusal',
      empty: 'No refusal added yet.',
      name: ({ ground }, number) => named(grounds, ground) ?? `Refusal ${number}`,
      fields: {
        country: { label: 'Country that refused' },
        ground: { label: 'Reason', options: grounds },
        on: { label: 'Date of the letter' },
        details: { label: 'What did the letter say?' },
      },
    },
    hasRelativesInCanada: { label: 'Do you have relatives in Canada?' },
    relatives: {
      label: 'Relatives in Canada',
      add: 'Add a relative',
      empty: 'No relative added yet.',
      name: ({ relationship }, number) => named(relationships, relationship) ?? `Relative ${number}`,
      fields: {
        relationship: { label: 'Relationship', options: relationships },
        of: { label: 'Whose relative?', options: { applicant: 'Mine', partner: 'My partner’s' } },
        status: {
          label: 'Their status in Canada',
          options: { citizen: 'Citizen', permanent_resident: 'Permanent resident', other: 'Another status' },
        },
        adult: { label: 'Are they 18 or older?' },
        livesInCanada: { label: 'Do they live in Canada now?' },
        province: { label: 'Province or territory' },
      },
    },
    interests: {
      label: 'What are you interested in?',
      hint: 'Choose all that apply. We look at the others, too.',
      options: {
        express_entry: 'Express Entry',
        provincial: 'Provincial Nominee',
        family: 'Family Sponsorship',
        startup_visa: 'Start-up Visa',
        transfer: 'Intra-Company Transfer',
        study_canada: 'Study in Canada',
        study_china: 'Study in China',
      },
    },
    timeline: {
      label: 'When would you like to move?',
      options: {
        within_6_months: 'Within 6 months',
        within_a_year: 'Within a year',
        within_two_years: 'Within two years',
        later: 'Later',
      },
    },
    intendedProvince: {
      label: 'Where in Canada would you like to live?',
      why: 'Quebec chooses its own immigrants, and every province has its own programs.',
      options: { any: 'Anywhere', ...provinceNames },
    },
    fundsCad: {
      label: 'Savings you could bring, in Canadian dollars',
      hint: 'For you and your family, free of debts.',
      why: 'Some programs ask for proof of settlement funds.',
    },
    netWorthCad: {
      label: 'Net worth of your family, in Canadian dollars',
      hint: 'Property, business and savings, less debts. Only business programs ask for it.',
    },
    businessPlan: { label: 'Do you have a business plan for Canada?' },
    hasNomination: { label: 'Has a province nominated you?' },
    nominationProvince: { label: 'Which province?' },
    nominationEnhanced: {
      label: 'Is the nomination linked to Express Entry?',
      hint: 'The certificate says so. Such a nomination brings 600 points.',
    },
    hasJobOffer: { label: 'Do you have a job offer in Canada?', hint: 'In writing, from a Canadian employer.' },
    jobOfferProvince: { label: 'Province of the job' },
    jobOfferNoc: { label: 'Occupation of the offer (NOC code)', hint: 'Type what the work is called, or its code.' },
    jobOfferTeer: { label: 'What kind of work is offered?', options: teers },
    jobOfferFullTime: { label: 'Is it full time (30 hours or more)?' },
    jobOfferAtLeastOneYear: { label: 'Is it for at least one year?' },
    jobOfferSupported: {
      label: 'Is it supported by a labour market assessment (LMIA) or exempt from one?',
    },
    hasSponsor: {
      label: 'Would a close relative in Canada sponsor you?',
      why: 'Asked because of Family Sponsorship.',
    },
    sponsoredAs: {
      label: 'You would be sponsored as their',
      options: {
        spouse: 'Spouse',
        common_law: 'Common-law partner',
        conjugal: 'Conjugal partner',
        dependent_child_under_22: 'Child under 22',
        dependent_child_22_plus: 'Dependent child of 22 or over',
        parent_grandparent: 'Parent or grandparent',
        orphaned_relative: 'Orphaned relative under 18',
        other_relative: 'Another relative',
      },
    },
    sponsorStatus: {
      label: 'Status of the sponsor',
      options: {
        citizen: 'Canadian citizen',
        permanent_resident: 'Permanent resident',
        registered_indian: 'Registered under the Indian Act',
        other: 'Another status',
      },
    },
    sponsorBirthDate: { label: 'The sponsor’s date of birth' },
    sponsorLivesInCanada: { label: 'Does the sponsor live in Canada?' },
    sponsorWillLiveInCanada: { label: 'Will the sponsor live in Canada once you arrive?' },
    sponsoredAsPartner: { label: 'Was the sponsor once sponsored as a partner?' },
    sponsoredAsPartnerOn: { label: 'When did they become a permanent resident?' },
    sponsorLivedTogetherMonths: { label: 'Months you have lived together without a break' },
    sponsorCouldNotMarryOrLiveTogether: { label: 'Was something keeping you from marrying or living together?' },
    sponsorDependentSinceBefore22: {
      label: 'Have you depended on them since before 22 because of a physical or mental condition?',
    },
    sponsorOrphaned: { label: 'Are both your parents deceased?' },
    sponsorNoOtherRelative: { label: 'Does the sponsor have no closer relative whom they could sponsor?' },
    sponsorMeetsNecessaryIncome: { label: 'Does the sponsor reach the necessary income?' },
    sponsorPersons: { label: 'People the sponsor would be responsible for', hint: 'Their own family and yours.' },
    sponsorIncomeLastYear: { label: 'The sponsor’s income of the last tax year' },
    sponsorIncomeTwoYearsAgo: { label: 'Of the tax year before' },
    sponsorIncomeThreeYearsAgo: { label: 'And of the year before that' },
    sponsorHasBars: {
      label: 'Is there anything that may keep them from sponsoring?',
      hint: 'Such as bankruptcy, social assistance, unpaid support or a conviction.',
    },
    sponsorBars: {
      label: 'What is it?',
      options: {
        removal_order: 'An order to leave Canada',
        detained: 'Being in prison',
        conviction: 'A conviction for a violent or sexual offence',
        default: 'An unpaid earlier undertaking or support payment',
        immigration_loan: 'An unpaid immigration loan',
        bankrupt: 'An undischarged bankruptcy',
        social_assistance: 'Social assistance other than for a disability',
      },
    },
    explanation: {
      label: 'Is there anything that needs explaining?',
      hint: 'A gap between jobs, two jobs at once, a name spelled in two ways. Your consultant reads it with your file.',
    },
  },
} satisfies FormTexts<typeof profileForm>

export const profile = {
  form,
  origins: {
    account: 'From your account.',
    selfCheck: 'From your self-check.',
  },
  start: {
    atHandTitle: 'What to have at hand',
    atHand: [
      'Your passport, for names and dates exactly as printed',
      'Degrees and, if you have one, the credential assessment (ECA)',
      'Dates of your jobs of the last ten years',
      'Reports of language tests',
    ],
    afterTitle: 'What happens afterwards',
    after:
      'We calculate your score and the programs that fit, with reasons and sources. You can change every answer later, and nothing is sent to any authority.',
  },
  contradictions: {
    title: 'Some answers do not match',
    lead: 'This is common. Please correct any mistake; if everything is right as it is, explain it in a sentence.',
    explained: 'You have explained this below. If there is a mistake, you can still correct it.',
    change: (question: string) => `Change: ${question}`,
    explain: 'It is true, I would like to explain it',
    changeExplanation: 'Change my explanation',
  },
}
