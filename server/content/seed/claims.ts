import type { ClaimFigure } from '@rahnama/contract/content/content.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import type { Seed } from './seed-shape.ts'

const FIGURES_HOLD_DAYS = 365
const TIMES_HOLD_DAYS = 183

type ClaimTexts = { label: string; sentence: string }
/** What only the firm can know is a sample until its owner has confirmed it. */
type Origin = { owner: string; holdsDays: number; isSample: boolean; en: string; fa: string }

const OFFICE_RECORDS: Origin = {
  owner: 'Managing director',
  holdsDays: FIGURES_HOLD_DAYS,
  isSample: true,
  en: 'Our own records, counted by the office',
  fa: 'بر اساس سوابق دفتر ما',
}
const CASE_RECORDS: Origin = {
  owner: 'Head of cases',
  holdsDays: TIMES_HOLD_DAYS,
  isSample: true,
  en: 'Our own cases; the government decides on each application',
  fa: 'بر اساس پرونده‌های ما؛ تصمیم دربارهٔ هر درخواست با دولت کاناداست',
}
const PROMISE: Origin = {
  owner: 'Head of client care',
  holdsDays: FIGURES_HOLD_DAYS,
  isSample: false,
  en: 'Our own promise',
  fa: 'تعهد ما به شما',
}
const SAFEGUARDS: Origin = {
  owner: 'Privacy officer',
  holdsDays: TIMES_HOLD_DAYS,
  isSample: false,
  en: 'How our own system is built; see the privacy page',
  fa: 'بر اساس شیوهٔ کار سامانهٔ ما؛ صفحهٔ حریم خصوصی را ببینید',
}
const FIRST_CHECK: Origin = {
  owner: 'Head of cases',
  holdsDays: TIMES_HOLD_DAYS,
  isSample: false,
  en: 'Our own first check, not a government rule',
  fa: 'معیار بررسی اولیهٔ ما، نه قانون دولت کانادا',
}

type Draft = [slug: string, figure: ClaimFigure | null, origin: Origin, en: ClaimTexts, fa: ClaimTexts]

const atLeast = (from: number, unit: ClaimFigure['unit'] = 'count'): ClaimFigure => ({ from, unit, isAtLeast: true })
const exactly = (from: number, unit: ClaimFigure['unit']): ClaimFigure => ({ from, unit, isAtLeast: false })
const between = (from: number, to: number, unit: ClaimFigure['unit']): ClaimFigure => ({
  from,
  to,
  unit,
  isAtLeast: false,
})

const DRAFTS: readonly Draft[] = [
  [
    'founded',
    exactly(2009, 'year'),
    OFFICE_RECORDS,
    { label: 'Founded', sentence: 'Our office opened in {figure}.' },
    { label: 'سال تأسیس', sentence: 'دفتر ما در سال {figure} میلادی باز شد.' },
  ],
  [
    'clients',
    atLeast(2000),
    OFFICE_RECORDS,
    {
      label: 'Clients and successful applications',
      sentence: 'More than {figure} people have worked with us.',
    },
    { label: 'مراجع و درخواست موفق', sentence: 'بیش از {figure} نفر از خدمات ما استفاده کرده‌اند.' },
  ],
  [
    'success-rate',
    exactly(95, 'percent'),
    OFFICE_RECORDS,
    { label: 'Success rate', sentence: '{figure} of the applications we prepared were approved.' },
    { label: 'نرخ موفقیت', sentence: 'با {figure} از درخواست‌هایی که آماده کرده‌ایم موافقت شده است.' },
  ],
  [
    'partner-universities',
    atLeast(50),
    OFFICE_RECORDS,
    { label: 'Partner universities', sentence: 'We work with more than {figure} universities.' },
    { label: 'دانشگاه همکار', sentence: 'با بیش از {figure} دانشگاه همکاری می‌کنیم.' },
  ],
  [
    'experience',
    atLeast(15, 'years'),
    OFFICE_RECORDS,
    { label: 'Years of experience', sentence: 'More than {figure} years of experience stand behind our advice.' },
    { label: 'سال تجربه', sentence: 'پشتوانهٔ مشاورهٔ ما بیش از {figure} سال تجربه است.' },
  ],
  [
    'countries',
    atLeast(30),
    OFFICE_RECORDS,
    { label: 'Countries served', sentence: 'Our clients come from more than {figure} countries.' },
    { label: 'کشور', sentence: 'مراجعان ما از بیش از {figure} کشور هستند.' },
  ],
  [
    'student-visas',
    atLeast(500),
    OFFICE_RECORDS,
    { label: 'Student visas approved', sentence: 'More than {figure} of our students have received their visas.' },
    { label: 'ویزای تحصیلی صادرشده', sentence: 'برای بیش از {figure} دانشجوی ما ویزای تحصیلی صادر شده است.' },
  ],
  [
    'pipeda',
    null,
    SAFEGUARDS,
    {
      label: 'PIPEDA compliant',
      sentence: 'We handle your data as PIPEDA, Canada’s federal privacy law, requires.',
    },
    {
      label: 'مطابق قانون PIPEDA',
      sentence: 'اطلاعات شما را مطابق PIPEDA، قانون فدرال حریم خصوصی کانادا، نگهداری می‌کنیم.',
    },
  ],
  [
    'encryption',
    exactly(256, 'bits'),
    SAFEGUARDS,
    { label: 'Encryption of your files', sentence: 'Every file you give us is stored with {figure} encryption.' },
    { label: 'رمزنگاری فایل‌ها', sentence: 'هر فایلی که به ما می‌سپارید با رمزنگاری {figure} نگهداری می‌شود.' },
  ],
  [
    'time-startup-visa',
    between(12, 16, 'months'),
    CASE_RECORDS,
    {
      label: 'Permanent residence, while the program was open',
      sentence: 'While the Start-up Visa accepted applications, permanent residence took about {figure}.',
    },
    {
      label: 'اقامت دائم، تا پیش از بسته شدن برنامه',
      sentence: 'تا زمانی که ویزای استارتاپ درخواست می‌پذیرفت، اقامت دائم حدود {figure} زمان می‌برد.',
    },
  ],
  [
    'time-startup-work-permit',
    between(2, 4, 'months'),
    CASE_RECORDS,
    {
      label: 'Work permit, while the program was open',
      sentence: 'While the Start-up Visa accepted applications, its work permit took about {figure}.',
    },
    {
      label: 'مجوز کار، تا پیش از بسته شدن برنامه',
      sentence: 'تا زمانی که ویزای استارتاپ درخواست می‌پذیرفت، مجوز کار آن حدود {figure} زمان می‌برد.',
    },
  ],
  [
    'time-transfer-work-permit',
    between(2, 8, 'weeks'),
    CASE_RECORDS,
    { label: 'Work permit', sentence: 'The work permit of an intra-company transfer takes about {figure}.' },
    { label: 'مجوز کار', sentence: 'مجوز کار انتقال درون‌شرکتی حدود {figure} زمان می‌برد.' },
  ],
  [
    'time-transfer-residence',
    between(6, 18, 'months'),
    CASE_RECORDS,
    {
      label: 'Permanent residence afterwards',
      sentence: 'Permanent residence after a transfer, through another program, takes about {figure}.',
    },
    {
      label: 'اقامت دائم پس از آن',
      sentence: 'اقامت دائم پس از انتقال، از طریق برنامه‌ای دیگر، حدود {figure} زمان می‌برد.',
    },
  ],
  [
    'time-express-entry',
    between(6, 8, 'months'),
    CASE_RECORDS,
    { label: 'From application to decision', sentence: 'An Express Entry application takes about {figure}.' },
    { label: 'از درخواست تا تصمیم', sentence: 'بررسی درخواست اکسپرس اینتری حدود {figure} زمان می‌برد.' },
  ],
  [
    'time-provincial-nominee',
    between(12, 18, 'months'),
    CASE_RECORDS,
    { label: 'From nomination to decision', sentence: 'The provincial nominee route takes about {figure}.' },
    { label: 'از نامزدی تا تصمیم', sentence: 'مسیر نامزدی استانی حدود {figure} زمان می‌برد.' },
  ],
  [
    'time-credential-assessment',
    between(4, 8, 'weeks'),
    CASE_RECORDS,
    {
      label: 'Credential assessment (ECA)',
      sentence: 'An educational credential assessment takes about {figure} once all documents have arrived.',
    },
    {
      label: 'ارزیابی مدرک تحصیلی (ECA)',
      sentence: 'ارزیابی مدرک تحصیلی پس از رسیدن همهٔ مدارک حدود {figure} زمان می‌برد.',
    },
  ],
  [
    'reply-time',
    exactly(24, 'hours'),
    PROMISE,
    { label: 'Reply', sentence: 'We reply within {figure}.' },
    { label: 'پاسخ', sentence: 'ظرف {figure} پاسخ می‌دهیم.' },
  ],
  [
    'business-hours',
    null,
    PROMISE,
    { label: 'Business hours', sentence: 'Mon-Fri 9AM-6PM EST (Toronto time)' },
    { label: 'ساعات کاری', sentence: 'دوشنبه تا جمعه، ۹ صبح تا ۶ عصر به وقت تورنتو' },
  ],
  [
    'consultation-initial',
    exactly(30, 'minutes'),
    PROMISE,
    { label: 'Free initial consultation', sentence: 'The initial consultation lasts {figure} and is free.' },
    { label: 'مشاورهٔ اولیهٔ رایگان', sentence: 'مشاورهٔ اولیه {figure} است و هزینه‌ای ندارد.' },
  ],
  [
    'consultation-comprehensive',
    exactly(60, 'minutes'),
    PROMISE,
    { label: 'Comprehensive consultation', sentence: 'The comprehensive consultation lasts {figure}.' },
    { label: 'مشاورهٔ جامع', sentence: 'مشاورهٔ جامع {figure} است.' },
  ],
  [
    'consultation-follow-up',
    exactly(30, 'minutes'),
    PROMISE,
    { label: 'Follow-up for existing clients', sentence: 'A follow-up lasts {figure}.' },
    { label: 'مشاورهٔ پیگیری', sentence: 'مشاورهٔ پیگیری {figure} است.' },
  ],
  [
    'startup-ielts',
    exactly(5, 'band'),
    FIRST_CHECK,
    { label: 'IELTS overall, first check', sentence: 'Our first check for founders asks for IELTS {figure} overall.' },
    {
      label: 'نمرهٔ کل IELTS، بررسی اولیه',
      sentence: 'در بررسی اولیه، از بنیان‌گذاران نمرهٔ کل IELTS {figure} می‌خواهیم.',
    },
  ],
  [
    'startup-toefl',
    exactly(35, 'score'),
    FIRST_CHECK,
    { label: 'TOEFL iBT total, first check', sentence: 'Our first check for founders asks for TOEFL iBT {figure}.' },
    { label: 'نمرهٔ TOEFL iBT، بررسی اولیه', sentence: 'در بررسی اولیه، از بنیان‌گذاران TOEFL iBT {figure} می‌خواهیم.' },
  ],
  [
    'startup-language',
    exactly(5, 'score'),
    {
      owner: 'Head of cases',
      holdsDays: TIMES_HOLD_DAYS,
      isSample: false,
      en: 'Immigration and Refugee Protection Regulations, sections 98.01 to 98.13',
      fa: 'آیین‌نامهٔ مهاجرت و حمایت از پناهندگان کانادا، مواد 98.01 تا 98.13',
    },
    {
      label: 'CLB for the Start-up Visa',
      sentence: 'While it accepted applications, the Start-up Visa asked for CLB {figure} in each ability.',
    },
    {
      label: 'CLB برای ویزای استارتاپ',
      sentence: 'ویزای استارتاپ تا زمانی که درخواست می‌پذیرفت در هر مهارت CLB {figure} می‌خواست.',
    },
  ],
]

export function claimsOn(today: string): Seed<'claim'>[] {
  return DRAFTS.map(([slug, figure, origin, en, fa]) => ({
    slug,
    facts: { figure, owner: origin.owner, reviewBy: addDays(today, origin.holdsDays), isSample: origin.isSample },
    en: { ...en, source: origin.en },
    fa: { ...fa, source: origin.fa },
  }))
}
