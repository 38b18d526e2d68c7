import type { ApplicationStanding, AuthorityDates, ClientSentence } from '@rahnama/contract/applications.ts'
import type { RefusalGround } from '@rahnama/contract/cases/cases.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { PEOPLE } from './people.ts'

/** What happened on a case, on the day it happened. */
export type CaseStep = { daysAgo: number } & (
  | {
      what: 'move'
      standing: ApplicationStanding
      dueInDays?: number
      sentence?: ClientSentence
      closing?: { grounds: RefusalGround[]; lesson: string }
    }
  | { what: 'dates'; dates: Partial<Record<keyof AuthorityDates, string | number>> }
  | { what: 'note'; text: string; by?: 'colleague' }
  | { what: 'task'; text: string; dueInDays: number }
  | { what: 'ask'; text: string; answer?: string }
  | { what: 'snooze'; days: number; reason: string }
  | { what: 'look'; by: 'agent' | 'colleague' }
  | { what: 'write'; subject: string; text: string }
)

export type GivenDocument = {
  kind: DocumentKind
  /** Of somebody else in the family. */
  of?: 'partner' | 'child'
  endsInDays?: number
  /** Otherwise it lies with us to be verified. */
  decided?: 'accepted' | { sentBackFor: string }
}

export type CaseStory = {
  client: keyof typeof PEOPLE
  program: Program
  sentDaysAgo: number
  /** The agent, where nothing is said. */
  owner?: 'colleague' | 'nobody'
  documents?: readonly GivenDocument[]
  steps?: readonly CaseStep[]
}

type ToldStanding = [ApplicationStanding['stage'], ApplicationStanding['turn'], ApplicationStanding['reason']]

function move(
  daysAgo: number,
  standing: ToldStanding,
  more: Omit<Extract<CaseStep, { what: 'move' }>, 'what' | 'daysAgo' | 'standing'> = {},
): CaseStep {
  const [stage, turn, reason] = standing
  return { what: 'move', daysAgo, standing: { stage, turn, reason }, ...more }
}

const READ: ToldStanding = ['inReview', 'office', 'underReview']
const FORMS: ToldStanding = ['inReview', 'office', 'formsPrepared']
const ISSUER: ToldStanding = ['inReview', 'thirdParty', 'awaitsIssuer']
const OPENING: ToldStanding = ['inReview', 'government', 'awaitsOpening']
const SENT_BACK: ToldStanding = ['needsMore', 'client', 'documentSentBack']
const SIGN: ToldStanding = ['needsMore', 'client', 'signatureAsked']
const FILED: ToldStanding = ['filed', 'government', 'awaitsDecision']
const APPROVED: ToldStanding = ['decided', 'nobody', 'approved']
const REFUSED: ToldStanding = ['decided', 'nobody', 'refused']

const PASSPORT: GivenDocument = { kind: 'passport', endsInDays: 1400 }
const SOON_OVER: GivenDocument = { kind: 'passport', endsInDays: 45 }
const OVER: GivenDocument = { kind: 'passport', endsInDays: -20, decided: 'accepted' }
const TEST: GivenDocument = { kind: 'languageResult' }

const TO_SIGN: ClientSentence = {
  en: 'Your forms are ready. Please read and sign them, and send us the signed pages.',
  fa: 'فرم‌های شما آماده است. لطفاً آن‌ها را بخوانید و امضا کنید و صفحه‌های امضاشده را برای ما بفرستید.',
}
const CLEARER: ClientSentence = {
  en: 'One document needs a better picture. The reason stands beside it.',
  fa: 'از یکی از مدارک تصویر بهتری لازم داریم. دلیلش کنار همان مدرک نوشته شده است.',
}
const BIOMETRICS: ClientSentence = {
  en: 'The authority asks for fingerprints and a photo. Please book a visit at the application centre by the day below.',
  fa: 'ادارهٔ مهاجرت انگشت‌نگاری و عکس خواسته است. لطفاً تا روزی که در زیر آمده از مرکز ثبت درخواست وقت بگیرید.',
}
const MEDICAL: ClientSentence = {
  en: 'The authority asks for a medical examination by one of its panel physicians.',
  fa: 'ادارهٔ مهاجرت معاینهٔ پزشکی نزد یکی از پزشکان معتمد خود را خواسته است.',
}

/** Cases at every stage and in every turn, so that each list, flag and filter has something true in it. */
export const CASE_STORIES: readonly CaseStory[] = [
  // Sent, and nobody has read them yet.
  { client: 'azar', program: 'FSW', sentDaysAgo: 0, documents: [PASSPORT, TEST, { kind: 'degree' }] },
  { client: 'bardia', program: 'CEC', sentDaysAgo: 1, documents: [PASSPORT, TEST] },
  { client: 'parisa', program: 'STUDY_CA', sentDaysAgo: 4, documents: [PASSPORT] },
  { client: 'tiam', program: 'STUDY_CN', sentDaysAgo: 6, owner: 'nobody', documents: [SOON_OVER] },
  { client: 'sorena', program: 'FSW', sentDaysAgo: 13 },
  { client: 'chista', program: 'ICT', sentDaysAgo: 11, owner: 'nobody', documents: [PASSPORT] },
  { client: 'hooman', program: 'SUV', sentDaysAgo: 5, owner: 'colleague' },
  { client: 'dorsa', program: 'PNP', sentDaysAgo: 2, owner: 'nobody' },
  // Being read, and forms being prepared.
  {
    client: 'rashno',
    program: 'FSW',
    sentDaysAgo: 16,
    documents: [
      { ...PASSPORT, decided: 'accepted' },
      TEST,
      { kind: 'degree' },
      { ...PASSPORT, of: 'partner' },
      { kind: 'childBirthCertificate', of: 'child' },
    ],
    steps: [
      move(11, READ),
      {
        what: 'note',
        daysAgo: 10,
        text: 'The degree has its official translation; ask for the English transcript later.',
      },
      { what: 'note', daysAgo: 3, by: 'colleague', text: 'They called: the employer’s letter comes this week.' },
      { what: 'look', daysAgo: 3, by: 'colleague' },
      { what: 'look', daysAgo: 2, by: 'agent' },
    ],
  },
  { client: 'zhaleh', program: 'FAMILY', sentDaysAgo: 20, documents: [PASSPORT], steps: [move(15, READ)] },
  {
    client: 'sam',
    program: 'CEC',
    sentDaysAgo: 18,
    steps: [
      move(14, READ),
      { what: 'task', daysAgo: 13, text: 'Call the employer about the hours per week', dueInDays: 0 },
    ],
  },
  {
    client: 'shirin',
    program: 'STUDY_CA',
    sentDaysAgo: 25,
    owner: 'colleague',
    documents: [OVER, TEST],
    steps: [move(21, READ)],
  },
  {
    client: 'fatemeh',
    program: 'PNP',
    sentDaysAgo: 30,
    documents: [{ ...SOON_OVER, decided: 'accepted' }],
    steps: [move(26, READ), { what: 'task', daysAgo: 5, text: 'Ask for the renewed passport', dueInDays: 3 }],
  },
  { client: 'robin', program: 'ICT', sentDaysAgo: 28, steps: [move(22, FORMS, { dueInDays: 4 })] },
  { client: 'kaveh', program: 'FST', sentDaysAgo: 40, steps: [move(36, READ), move(20, FORMS, { dueInDays: -1 })] },
  { client: 'golnar', program: 'FSW', sentDaysAgo: 33, steps: [move(29, FORMS, { dueInDays: 0 })] },
  // With somebody who issues a document, or until a program opens.
  { client: 'mani', program: 'STUDY_CN', sentDaysAgo: 45, steps: [move(40, READ), move(30, ISSUER)] },
  { client: 'nika', program: 'FSW', sentDaysAgo: 50, steps: [move(44, ISSUER)] },
  { client: 'hirad', program: 'PNP', sentDaysAgo: 60, steps: [move(52, OPENING)] },
  // With the client.
  {
    client: 'yasna',
    program: 'STUDY_CA',
    sentDaysAgo: 22,
    steps: [
      move(18, READ),
      { what: 'ask', daysAgo: 4, text: 'دانشگاه از چه ماهی شما را می‌پذیرد؟ تاریخ شروع را از نامهٔ پذیرش بنویسید.' },
    ],
  },
  {
    client: 'arash',
    program: 'SUV',
    sentDaysAgo: 35,
    steps: [
      move(31, READ),
      { what: 'ask', daysAgo: 9, text: 'Which of the three founders will move first?' },
      { what: 'snooze', daysAgo: 8, days: 12, reason: 'They travel until the end of the month.' },
    ],
  },
  {
    client: 'banoo',
    program: 'FSW',
    sentDaysAgo: 26,
    documents: [{ kind: 'passport', endsInDays: 900, decided: { sentBackFor: 'unreadable' } }, TEST],
    steps: [move(22, READ), move(6, SENT_BACK, { dueInDays: 8, sentence: CLEARER })],
  },
  {
    client: 'piran',
    program: 'CEC',
    sentDaysAgo: 29,
    documents: [{ ...TEST, decided: { sentBackFor: 'pagesMissing' } }],
    steps: [move(25, READ), move(12, SENT_BACK, { dueInDays: -2, sentence: CLEARER })],
  },
  {
    client: 'taraneh',
    program: 'STUDY_CN',
    sentDaysAgo: 38,
    steps: [move(34, READ), move(7, SIGN, { dueInDays: 7, sentence: TO_SIGN })],
  },
  // Answered: it is ours again.
  {
    client: 'sanam',
    program: 'STUDY_CA',
    sentDaysAgo: 27,
    steps: [
      move(23, READ),
      {
        what: 'ask',
        daysAgo: 5,
        text: 'Who pays for the first year, and from which account?',
        answer: 'My father, from the account whose statement I sent.',
      },
    ],
  },
  {
    client: 'jamshid',
    program: 'FAMILY',
    sentDaysAgo: 24,
    owner: 'nobody',
    steps: [
      move(20, READ),
      {
        what: 'ask',
        daysAgo: 3,
        text: 'تاریخ ازدواج در فرم با سند ازدواج یکی نیست. کدام درست است؟',
        answer: 'تاریخ سند درست است؛ در فرم اشتباه کرده‌ام.',
      },
    ],
  },
  // With the authority.
  {
    client: 'hasti',
    program: 'FSW',
    sentDaysAgo: 120,
    steps: [
      move(112, READ),
      move(90, FILED),
      { what: 'dates', daysAgo: 90, dates: { authorityNumber: 'E001234501', filedOn: -90 } },
    ],
  },
  {
    client: 'khashayar',
    program: 'PNP',
    sentDaysAgo: 150,
    steps: [
      move(140, READ),
      move(110, FILED),
      {
        what: 'dates',
        daysAgo: 80,
        dates: { authorityNumber: 'E001234502', filedOn: -110, biometricsBy: -50, biometricsOn: -58 },
      },
    ],
  },
  { client: 'donya', program: 'STUDY_CA', sentDaysAgo: 70, steps: [move(66, READ), move(50, FILED)] },
  { client: 'zal', program: 'ICT', sentDaysAgo: 95, owner: 'colleague', steps: [move(90, READ), move(71, FILED)] },
  {
    client: 'saba',
    program: 'CEC',
    sentDaysAgo: 80,
    steps: [
      move(75, READ),
      move(60, FILED),
      move(3, ['filed', 'client', 'biometricsAsked'], { dueInDays: 20, sentence: BIOMETRICS }),
      { what: 'dates', daysAgo: 3, dates: { authorityNumber: 'E001234503', filedOn: -60, biometricsBy: 20 } },
    ],
  },
  {
    client: 'vida',
    program: 'FSW',
    sentDaysAgo: 85,
    steps: [
      move(80, READ),
      move(66, FILED),
      move(10, ['filed', 'client', 'medicalAsked'], { dueInDays: 2, sentence: MEDICAL }),
      { what: 'dates', daysAgo: 10, dates: { authorityNumber: 'E001234504', filedOn: -66, medicalBy: 2 } },
    ],
  },
  // Over.
  { client: 'omid', program: 'FSW', sentDaysAgo: 300, steps: [move(290, READ), move(260, FILED), move(20, APPROVED)] },
  {
    client: 'mahsa',
    program: 'STUDY_CN',
    sentDaysAgo: 130,
    steps: [move(125, READ), move(110, FILED), move(40, APPROVED)],
  },
  {
    client: 'kia',
    program: 'CEC',
    sentDaysAgo: 220,
    owner: 'colleague',
    steps: [move(214, READ), move(190, FILED), move(9, APPROVED)],
  },
  {
    client: 'laleh',
    program: 'STUDY_CA',
    sentDaysAgo: 160,
    steps: [
      move(155, READ),
      move(140, FILED),
      move(30, REFUSED, {
        closing: {
          grounds: ['funds', 'ties'],
          lesson: 'Three months of statements were not enough; send twelve, with the source of each large sum.',
        },
      }),
    ],
  },
  {
    client: 'parisa',
    program: 'PNP',
    sentDaysAgo: 210,
    steps: [move(205, READ), move(200, ['withdrawn', 'nobody', 'withdrawnByOffice'])],
  },
  {
    client: 'arash',
    program: 'FST',
    sentDaysAgo: 400,
    steps: [
      move(390, READ),
      move(370, FILED),
      move(250, REFUSED, {
        closing: { grounds: ['eligibility'], lesson: 'Count only full-time hours with a letter that names them.' },
      }),
      {
        what: 'write',
        daysAgo: 1,
        subject: 'A new letter from my employer',
        text: 'My employer has now given me a letter that names the hours of every month. Can we try once more?',
      },
    ],
  },
]
