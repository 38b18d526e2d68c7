import type {
  DocumentForm,
  DocumentKind,
  Issuer,
  Translation,
  Validity,
  Why,
} from '@rahnama/rules/checklist/checklist.ts'

/** `country` is the country of the answer where one is meant. */
const whys: Record<Why, (country: string) => string> = {
  EVERYONE: () => 'Everyone who applies needs it.',
  CITIZEN_OF: (country) => `You told us that you are a citizen of ${country}.`,
  LIVES_IN: (country) =>
    `You told us that you live in ${country}. It is asked for each country where you spent six months or more in the last ten years, since you turned 18.`,
  WORKED_IN: (country) =>
    `You told us that you worked in ${country}. It is asked for each country where you spent six months or more in the last ten years, since you turned 18.`,
  STUDIED_IN: (country) =>
    `You told us that you studied in ${country}. It is asked for each country where you spent six months or more in the last ten years, since you turned 18.`,
  LANGUAGE_ASKED: () => 'This program asks for a language result, and your profile has none yet.',
  TEST_TOLD: () => 'This test is in your profile. Its scores count once you upload the result.',
  CHINESE_TAUGHT: () => 'Your program is taught in Chinese.',
  ENGLISH_TAUGHT: () => 'Your program is taught in English.',
  EDUCATION_ASKED: () => 'This program looks at your education, and your profile has none yet.',
  CREDENTIAL_TOLD: () => 'This diploma or degree is in your profile.',
  CREDENTIAL_FROM_ABROAD: () => 'This credential is from outside Canada; its Canadian equivalent has to be confirmed.',
  JOB_TOLD: () => 'This job is in your profile. It counts when the employer confirms it.',
  SELF_EMPLOYED: () => 'You told us that you worked for yourself. It counts when others confirm it.',
  TRADE_CERTIFICATE_TOLD: () => 'You told us that you have this certificate.',
  OFFER_OR_CERTIFICATE: () => 'The trades program asks for a job offer or for a certificate of qualification.',
  JOB_OFFER_TOLD: () => 'You told us about a job offer.',
  NOMINATION_TOLD: () => 'You told us that a province has nominated you.',
  NOMINATION_ASKED: () => 'Without the nomination of a province this application cannot be filed.',
  FUNDS_ASKED: () => 'You have to show that you can support yourself and your family at the beginning.',
  MARRIED: () => 'You told us that you are married.',
  LIVES_WITH_PARTNER: () => 'You told us that you live with a partner without being married.',
  WAS_MARRIED: () => 'You told us that an earlier marriage has ended.',
  PARTNER_COMES_ALONG: () => 'You told us that your partner is coming with you.',
  CHILD_TOLD: () => 'This child is in your profile. Children have to be declared even if they do not come with you.',
  IN_CANADA_NOW: () => 'You told us that you are in Canada now.',
  RELATIVE_TOLD: () => 'This relative is in your profile. The points count once you upload the proof.',
  REFUSAL_TOLD: () => 'You told us about a refusal. Every refusal has to be declared; the letter shows its reason.',
  HEALTH_CHECKED: () => 'Health is part of every decision on staying in Canada.',
  COMPANY_ASKED: () => 'A transfer is judged by the company as much as by the person.',
  NEW_ENTERPRISE: () => 'You plan to open a new office in Canada.',
  SPECIALIZED_KNOWLEDGE: () => 'You told us that you have specialized knowledge of the company.',
  DESIGNATED_SUPPORT: () => 'A designated organization has to support the business.',
  BUSINESS_JUDGED: () => 'The business and the people behind it are judged together.',
  ADMISSION_ASKED: () => 'You need a letter of acceptance before you can apply.',
  PLACE_UNDER_CAP: () => 'The number of study permits is limited; the letter shows that the province gave you a place.',
  STUDIES_IN_QUEBEC: () => 'Quebec gives its own certificate to students.',
  LONG_STAY_IN_CHINA: () => 'You plan to stay in China for more than 180 days.',
  DEGREE_ABROAD: () => 'Universities ask for it before a degree.',
  SCHOLARSHIP_TOLD: () => 'You told us that you want a scholarship.',
  SPONSOR_JUDGED: () => 'Your sponsor has to be eligible to sponsor.',
  RELATIONSHIP_JUDGED: () => 'It shows how you and your sponsor are related.',
  INCOME_OF_SPONSOR: () => 'For this relative a sponsor has to show enough income.',
  DEPENDENT_ADULT: () => 'You are sponsored as an adult child who depends on the parents.',
  ORPHANED: () => 'You are sponsored as an orphaned relative.',
}

const issuers: Record<Issuer, string> = {
  yourself: 'You write or collect it yourself.',
  passportOffice: 'The passport office of your country, or its embassy.',
  civilRegistry: 'The civil registry of the country.',
  photographer: 'A photographer, following the department’s measures.',
  immigrationDepartment: 'Immigration, Refugees and Citizenship Canada (IRCC).',
  testCentre: 'The organization that held the test.',
  chineseTestCentre: 'The test centre in your country.',
  school: 'The school or university.',
  assessmentBody: 'A designated body such as WES or IQAS.',
  employer: 'The employer: a manager or the HR department.',
  tradeAuthority: 'The authority of the Canadian province that certifies the trade.',
  province: 'The Canadian province or territory.',
  company: 'Your company.',
  designatedOrganisation: 'The designated venture fund, angel group or incubator.',
  corporateRegistry: 'The corporate registry in Canada.',
  canadianSchool: 'The designated learning institution in Canada.',
  quebecMinistry: 'The immigration ministry of Quebec.',
  chineseUniversity: 'The university in China.',
  professor: 'A professor who knows your work.',
  bank: 'Your bank.',
  marriageRegistry: 'The office that registered the marriage.',
  courtOrRegistry: 'The court or the registry.',
  sponsor: 'Your sponsor.',
  taxAgency: 'The Canada Revenue Agency; your sponsor can print it from their account.',
  doctor: 'The doctor who treats you.',
  relative: 'Your relative in Canada.',
  army: 'The conscription office.',
  police: 'The police or the ministry of justice of the country.',
  panelPhysician: 'A doctor on IRCC’s list (panel physician).',
  hospital: 'A public hospital, on the form of the Chinese authority.',
  authorityThatRefused: 'The authority that refused, by letter or in your online account.',
}

const forms: Record<DocumentForm, string> = {
  allPages: 'All pages with anything on them, in one file.',
  identityPage: 'The page with your photo and data, sharp and whole.',
  colourScan: 'A colour scan or a clear photo of the original.',
  digitalPhoto: 'A digital photo, not a scan of a print.',
  electronicResult: 'The electronic document as you received it.',
  letterhead: 'On letterhead, signed, with the name, position and contact details of the person who signs.',
  bankLetter:
    'A signed letter from the bank with account numbers, opening dates, balance and the average of six months.',
  signedStatement: 'Typed, dated and signed.',
  certifiedCopy: 'A certified copy where the original cannot be scanned.',
  officialForm: 'The official form, filled in and signed.',
  bothSides: 'Front and back.',
}

const translations: Record<Translation['into'], Record<Translation['need'], string>> = {
  englishOrFrench: {
    no: 'No translation is needed.',
    yes: 'A certified translation into English or French is needed, together with the original.',
    unlessThatLanguage: 'A certified translation is needed if it is neither in English nor in French.',
  },
  englishOrChinese: {
    no: 'No translation is needed.',
    yes: 'A notarized translation into Chinese or English is needed, together with the original.',
    unlessThatLanguage: 'A notarized translation is needed if it is neither in Chinese nor in English.',
  },
}

/** `months` and `left` are written out, such as "6 months". */
const validities: Record<Validity['rule'], (months: string, left: string) => string> = {
  noEnd: () => 'Does not expire.',
  untilItsEnd: (_, left) =>
    left ? `Until the date printed on it; at least ${left} must be left.` : 'Until the date printed on it.',
  monthsFromIssue: (months) => `${months} from its date.`,
  monthsBeforeFiling: (months) => `On the day of filing it may be at most ${months} old, because you live there.`,
  afterLeaving: () => 'It must be issued after you last lived there for six months or more.',
  fresh: () => 'Get it shortly before filing.',
}

/** What one should know where the document comes from. */
const local: Partial<Record<DocumentKind, Partial<Record<'IR' | 'AF', string>>>> = {
  passport: {
    IR: 'The passport police issue passports; expect some weeks. Keep at least a year of validity for the time your case takes.',
    AF: 'Passports are issued in Afghanistan and by some embassies; waiting times change often, so begin early.',
  },
  nationalIdentity: {
    IR: 'Scan every page of the shenasnameh, including the pages for marriage, children and remarks, and both sides of the national card. The translation has to cover all of it.',
    AF: 'The electronic tazkira or the paper tazkira; both are read. Have the dates converted by the translator.',
  },
  birthCertificate: {
    IR: 'In Iran the shenasnameh serves as the birth certificate.',
    AF: 'The tazkira often serves as the birth certificate; where a separate certificate is asked, the registry issues one.',
  },
  childBirthCertificate: {
    IR: 'The child’s shenasnameh, all pages, with an official translation that names both parents.',
    AF: 'The child’s tazkira or birth certificate, with both parents’ names.',
  },
  marriageCertificate: {
    IR: 'The marriage booklet (aghdnameh) or the registry’s certificate, all pages, with an official translation.',
    AF: 'The nekah khat registered by the court; a private one is usually not enough.',
  },
  marriageEnd: {
    IR: 'The divorce booklet (talaghnameh) or the death certificate, and the page of remarks in the shenasnameh.',
    AF: 'The decision of the family court or the death certificate.',
  },
  degree: {
    IR: 'The original daneshnameh has to be released first; until then a provisional certificate helps. Official translations are made by translators certified by the judiciary; some receivers also ask for the stamps of the Ministry of Justice (Dadgostari) and the Ministry of Foreign Affairs.',
    AF: 'Degrees are confirmed by the Ministry of Higher Education; ask early, since it can take long.',
  },
  transcript: {
    IR: 'Ask the university for official marks, sealed if an assessment body is to receive them directly.',
  },
  eca: {
    IR: 'Most bodies want the documents straight from the university or translated by a certified translator; read the list for Iran before you order.',
    AF: 'Read the body’s own list for Afghanistan: several accept documents confirmed by the ministry only.',
  },
  employmentLetter: {
    IR: 'A letter in English on letterhead is best. Add the record of social insurance (Tamin Ejtemaei) and, where there is one, the contract: they support the dates.',
    AF: 'If the company no longer exists, give contracts, payslips or a statement from a former manager, and say so in “I cannot get this”.',
  },
  proofOfFunds: {
    IR: 'The bank’s letter should state the balance in rials and its value in Canadian or US dollars on that day. Property and cars do not count as settlement funds.',
    AF: 'If your money is held outside banks, tell us before you collect documents.',
  },
  militaryRecord: {
    IR: 'The card of completed service or of exemption, both sides. Service in the Islamic Revolutionary Guard Corps (IRGC), as a conscript too, can affect your admissibility to Canada; please talk to a consultant before you apply. If you were never called up, as women are not, choose “I cannot get this” and say so.',
  },
  policeCertificate: {
    IR: 'Apply with the Sana account at a Police +10 office, or abroad through the Mikhak system of the embassy. Then have it officially translated.',
    AF: 'Issued by the Ministry of Interior, or through an embassy that still serves. If no office can issue it, say so in “I cannot get this”.',
  },
  medicalExam: {
    IR: 'Panel physicians practise in Tehran and in neighbouring countries; book only when you are told to, or before applying in Express Entry.',
    AF: 'There may be no panel physician where you are; neighbouring countries have some.',
  },
  languageResult: {
    IR: 'IELTS is not held everywhere at all times; many sit it in a neighbouring country. Only General Training counts for immigration.',
  },
}

export const checklist = { whys, issuers, forms, translations, validities, local }
