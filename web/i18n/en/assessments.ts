export const assessments = {
  fromProfile: 'From your profile.',
  oneByOne: (count: string) => `Show all ${count}, one by one`,
  prefilled: {
    title: (count: string) => `We filled in ${count} answers from your profile.`,
    body: 'Check them here. To change an answer everywhere, change it in your profile.',
    link: 'Open your profile',
  },
  notice: {
    title: (name: string, status: string) => `${name}: ${status}`,
    since: (date: string) => `Since ${date}.`,
    source: 'Source:',
    preparation: 'You can still take this assessment: it prepares you for the program that follows.',
  },
  start: {
    pace: 'You can stop at any time; nothing is lost.',
    atHand: 'Have at hand',
    after: 'What happens afterwards',
    startup: {
      atHand: [
        'Your language test report, if you have one',
        'Your CV as a file or as photos of its pages, up to 10 MB (optional)',
      ],
      after: 'If you pass the first check, the business profile opens.',
    },
    business: {
      atHand: [
        'The shares of all owners',
        'The letter of a designated organization, if you have one',
        'Your business plan (optional)',
      ],
      after: 'We look at it with you in a consultation. Nothing is sent to the authorities.',
    },
    transfer: {
      atHand: ['The company’s financial figures', 'A company profile or licence as a file or as photos of its pages'],
      after: 'Your application gets a reference and goes to our consultants. We tell you by email what comes next.',
    },
    study: {
      atHand: ['What you want to study, as far as you know it'],
      after: 'You see suggestions at once, and one of us answers you by email.',
    },
  },
  waits: {
    title: 'The initial assessment comes first',
    body: 'The business profile opens once you have completed the initial assessment.',
    act: 'Go to the initial assessment',
  },
  otherWays: {
    firstCheck: {
      title: 'Not there yet, but you still have options',
      body: 'This is our own first check, not a decision of the authorities. Your answers are saved; come back with a new result and continue here.',
    },
    noBranch: {
      title: 'This route needs a branch abroad',
      body: 'The transfer moves people inside a company that already works in more than one country. Your answers are saved in case that changes.',
    },
    oneCountry: {
      title: 'The company needs revenue in two countries',
      body: 'Since October 2024 Canada accepts transfers only within companies that earn money in at least two countries. Your answers are saved in case that changes.',
    },
    underOneYear: {
      title: 'At least one year at the company is required',
      body: 'Once you have worked there for a full year you can continue here; your answers are saved.',
    },
    what: 'What you can do now',
    prepareTest: 'Read how language tests are counted',
    checkSelf: 'See which other programs fit you',
    services: 'Look at our other services',
    book: 'Book a first consultation',
  },
  studyPlan: {
    title: (day: string) => `Your plan for classes that begin around ${day}`,
    by: (day: string) => `By ${day}:`,
    now: 'Now:',
    late: 'already due',
    steps: {
      shortlist: 'Choose schools and programs, and note what each one asks for.',
      languageTest: 'Take the language test, so that its result is there when you apply.',
      apply: 'Send your applications. Each school has its own deadline, often earlier.',
      attestation: 'Once you are admitted, the school obtains your provincial attestation letter.',
      permit: 'Have your proof of funds ready and apply for the study permit.',
      travel: 'Book your journey and a place to live.',
      csca: 'Take the CSCA entrance exam, which scholarship applicants for a bachelor’s degree need.',
      scholarship: 'Send the scholarship application. The window is usually January to April.',
      visa: 'With the admission notice and form JW201 or JW202, have the physical examination and apply for the visa.',
      residencePermit: 'After you arrive on an X1 visa, apply for the residence permit within 30 days.',
    },
    language: {
      ielts: (band: string) => `Programs taught in English usually ask for IELTS ${band}; each school sets its own.`,
      hsk: (level: string, score: string) =>
        `Programs taught in Chinese usually ask for HSK ${level} with ${score} points; leading universities for more.`,
    },
    costs: {
      title: 'What a year costs',
      of: { tuition: 'Tuition:', living: 'Living costs:', insurance: 'Insurance, which everyone needs:' },
      unknown: 'no figure we could check; ask the school',
    },
    scholarships: {
      title: 'Scholarships, and who may apply',
      names: {
        CSC: 'Chinese Government Scholarship',
        school: 'University scholarships',
        province: 'Scholarships from a Chinese province or city',
        languageTeachers: 'International Chinese Language Teachers Scholarship',
      },
      who: {
        CSC: 'For citizens of countries other than China, in good health, through the embassy or the university.',
        school: 'Each university sets its own conditions; many ask for marks and a language result.',
        province: 'Set by the place where the university is; the university tells you which are open.',
        languageTeachers: 'For people who study Chinese as a language.',
      },
      may: 'your age allows you to apply',
      tooOld: (age: string) => `not at ${age}`,
      ageUnder: (age: string) => `For those under ${age}.`,
      covers: (stipend: string) => `It pays tuition, a room or a subsidy, insurance and ${stipend} a month.`,
    },
  },
  startupResult: {
    title: 'Result of your initial assessment',
    counts: (met: string, all: string, unmet: number, shown: string) =>
      unmet === 0
        ? `${met} of ${all} requirements met, none unmet.`
        : `${met} of ${all} requirements met, ${shown} not met.`,
    open: (count: number, shown: string) =>
      count === 1
        ? 'One is still open; the business profile below may settle it.'
        : `${shown} are still open; the business profile below may settle some of them.`,
    unmet: 'Based on your answers, the Start-up Visa does not fit as things stand.',
    talk: 'Talk it over with us first',
  },
  businessDone: {
    title: 'Your business profile is complete',
    body: 'It counts in your report from now on. The next step is to look at it together.',
    next: 'What comes next',
    requirements: 'Requirements of the Start-up Visa, and your situation',
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
    requirements: 'Requirements, and your situation',
    requirementsLead: 'From the information you gave here and in your profile.',
    funds: 'Proof of funds',
    fundsNeeded: (amount: string, persons: string) =>
      `For a study permit you show ${amount} for a year of living (${persons}), besides tuition and travel.`,
    articles: 'Read on',
    change: 'Change my answers',
    fillProfile: 'Fill in your profile for a fuller picture',
    persons: (written: string, count: number) => (count === 1 ? 'one person' : `${written} persons`),
  },
}
