import type { FeeKind, FeeName } from '@rahnama/rules/fees/fees.ts'

const names: Record<FeeName, string> = {
  ieltsGeneral: 'IELTS General Training',
  celpipGeneral: 'CELPIP-General',
  pteCore: 'PTE Core',
  tefCanada: 'TEF Canada',
  tcfCanada: 'TCF Canada',
  wes: 'WES credential assessment',
  iqas: 'IQAS credential assessment',
  ces: 'CES credential assessment',
  icas: 'ICAS credential assessment',
  ices: 'ICES credential assessment',
  nominationOntario: 'Nomination by Ontario',
  nominationBc: 'Nomination by British Columbia',
  nominationAlberta: 'Nomination by Alberta',
  interestAlberta: 'Expression of interest in Alberta',
  residenceEconomic: 'Permanent residence, processing, for each adult',
  residenceBusiness: 'Permanent residence for business people, processing',
  residenceFamily: 'Permanent residence of a sponsored person, processing',
  residenceRight: 'Right of permanent residence, for each adult',
  residenceChild: 'Permanent residence of a dependent child',
  sponsorship: 'Sponsorship',
  studyPermit: 'Study permit',
  workPermit: 'Work permit',
  biometrics: 'Fingerprints and photo (biometrics)',
  quebecAcceptance: 'Quebec acceptance certificate (only for Quebec)',
  medical: 'Medical exam, in Canada, paid to the doctor',
}

/** What others charge, on pages and on paper. */
export const officialFees = {
  title: 'What it costs',
  ours: 'Our fee',
  official: 'What others charge',
  kinds: {
    test: 'Language tests',
    assessment: 'Credential assessment',
    province: 'Provincial nomination',
    government: 'Government of Canada and Quebec',
    medical: 'Medical exam',
  } satisfies Record<FeeKind, string>,
  names,
  officialPage: 'Official page',
  checked: (day: string) => `checked on ${day}`,
  /** Somebody else wrote down what the authority asks. */
  reported: (host: string, day: string) => `as reported by ${host}, ${day}; confirm with the authority`,
  seePage: 'See the official page',
  what: 'What for',
  amount: 'Amount',
  note: 'Amounts in Canadian dollars, for one person. Where no amount is shown, we could not confirm one; please see the official page. Governments change their fees: you pay the amount in force on the day.',
  stepCosts: 'Costs:',
  stepAlso: 'Also possible with:',
  stepChecked: (day: string) => `amounts checked on ${day}; the links lead to the official pages`,
  stepReported: (host: string, day: string) =>
    `amounts as reported by ${host}, ${day}; the links lead to the official pages`,
}
