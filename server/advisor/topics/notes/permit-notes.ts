import { type Note, READ_ON, STUDENTS } from '../note.ts'

const QUEBEC = {
  en: 'Quebec, acceptance certificate for studies (CAQ)',
  fa: 'استان کبک، گواهی پذیرش تحصیلی (CAQ)',
}
const ATTESTATION = {
  en: 'IRCC, provincial attestation letters, rules of 2026-01-01',
  fa: 'ادارهٔ مهاجرت کانادا، نامهٔ تأیید استانی، مقررات ۱ ژانویهٔ ۲۰۲۶',
}
const CAP = {
  en: 'IRCC, cap on study permits, allocations of 2026',
  fa: 'ادارهٔ مهاجرت کانادا، سقف مجوزهای تحصیل در ۲۰۲۶',
}

/** What a study permit depends on besides the three documents. */
export const NOTES_ON_PERMITS: readonly Note[] = [
  {
    id: 'study.pal.exempt',
    when: [
      'pal schoolchild',
      'pal extend',
      'pal exempt',
      'pal children',
      'pal extend study',
      'pal schoolchild children',
    ],
    also: 'study who year accepted children live case programs p:STUDY_CA schoolchild extend exempt how',
    says: {
      en: 'Besides master’s and doctoral students of public institutions, no attestation letter (PAL) is asked of pupils in primary and secondary school, of students who extend their permit at the same institution and level, and of some other groups.',
      fa: 'به‌جز دانشجویان ارشد و دکترای مؤسسه‌های دولتی، دانش‌آموزان دبستان و دبیرستان، کسانی که مجوزشان را در همان مؤسسه و همان مقطع تمدید می‌کنند و چند گروه دیگر هم به نامهٔ تأیید استانی (PAL) نیاز ندارند.',
    },
    source: ATTESTATION,
    from: '2026-01-01',
    page: 'studyAbroad',
  },
  {
    id: 'study.quebec',
    when: [
      'caq',
      'caq pal',
      'caq study',
      'pv:QC study',
      'pv:QC p:STUDY_CA',
      'pv:QC pal',
      'pv:QC caq',
      'pv:QC acceptance',
    ],
    also: 'study pal compare need p:STUDY_CA letter acceptance how what accepted province explain documents',
    says: {
      en: 'For studies in Quebec you need the province’s certificate of acceptance (CAQ) in place of the attestation letter (PAL), and Quebec has its own figures for living costs.',
      fa: 'برای تحصیل در کبک به‌جای نامهٔ تأیید استانی (PAL)، گواهی پذیرش کبک (CAQ) لازم است و کبک برای هزینهٔ زندگی مبلغ‌های خودش را دارد.',
    },
    source: QUEBEC,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'money.study-quebec',
    when: [
      'pv:QC study funds',
      'pv:QC p:STUDY_CA funds',
      'caq funds',
      'pv:QC funds study howmuch',
      'pv:QC study howmuch',
    ],
    also: 'funds study howmuch p:STUDY_CA compare pv:ON pv: people number dollar year need caq fee same',
    says: {
      en: 'Quebec has its own figures for a student’s living costs, so the federal table, which is for studies outside Quebec, does not apply there. We do not have Quebec’s amounts; a consultant tells you the present ones.',
      fa: 'کبک برای هزینهٔ زندگی دانشجو مبلغ‌های خودش را دارد و جدول فدرال، که برای تحصیل خارج از کبک است، آنجا ملاک نیست. مبلغ‌های کبک را نداریم؛ مشاور مبلغ روز را به شما می‌گوید.',
    },
    source: QUEBEC,
    from: READ_ON,
    page: 'contact',
  },
  {
    id: 'money.which-table',
    when: ['tablechange', 'tablechange funds', 'tablechange funds when', 'tablechange study', 'tablechange case'],
    also: 'funds when study p:STUDY_CA p:EE upload howmuch year accepted case change if now dollar need month compare last first',
    says: {
      en: 'For a study permit the table in force on the day your application is received counts. The amounts for Express Entry are normally renewed once a year in summer; you show the money when you apply and again when the visa is issued.',
      fa: 'برای مجوز تحصیل، جدولی ملاک است که در روز رسیدن درخواست شما اجرا می‌شود. مبلغ‌های اکسپرس اینتری معمولاً سالی یک بار، در تابستان، تغییر می‌کند؛ تمکن مالی را هم هنگام درخواست نشان می‌دهید و هم هنگام صدور ویزا.',
    },
    source: { en: 'IRCC, proof of funds', fa: 'ادارهٔ مهاجرت کانادا، تمکن مالی' },
    from: READ_ON,
  },
  {
    id: 'study.dli',
    when: ['dli', 'dli study', 'dli acceptance', 'dli p:STUDY_CA'],
    also: 'study acceptance accepted p:STUDY_CA what explain how who bodies need language',
    says: {
      en: 'A designated learning institution (DLI) is a school that may take students from abroad. Only a DLI can give the letter of acceptance that a study permit asks for, and the department verifies that letter.',
      fa: 'مؤسسهٔ مورد تأیید (DLI) دانشگاه، کالج یا مدرسه‌ای است که اجازهٔ پذیرش دانشجوی خارجی دارد. نامهٔ پذیرش برای مجوز تحصیل را فقط DLI می‌تواند بدهد و ادارهٔ مهاجرت آن را استعلام می‌کند.',
    },
    source: STUDENTS,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'study.cap',
    when: ['quota', 'quota study', 'quota p:STUDY_CA', 'quota pv:', 'quota acceptance'],
    also: 'study p:STUDY_CA howmuch year pv: number people now what acceptance limit province government last p:PNP',
    says: {
      en: 'In 2026 Canada gives at most 408,000 study permits, 155,000 of them to new arrivals. Applications are shared out by province; we have seen no shares for 2027.',
      fa: 'در ۲۰۲۶ کانادا حداکثر ۴۰۸٬۰۰۰ مجوز تحصیل می‌دهد که ۱۵۵٬۰۰۰ تای آن برای ورودی‌های جدید است. سهم درخواست‌ها بین استان‌ها تقسیم شده است؛ سهم ۲۰۲۷ را هنوز ندیده‌ایم.',
    },
    source: CAP,
    from: '2026-01-01',
    page: 'studyAbroad',
    table: {
      en: {
        head: ['Province', 'Applications in 2026'],
        rows: [
          ['Ontario', '104,780'],
          ['Quebec', '93,069'],
          ['British Columbia', '32,596'],
          ['Alberta', '32,271'],
          ['Saskatchewan', '11,349'],
          ['Manitoba', '11,196'],
          ['Nova Scotia', '8,480'],
          ['New Brunswick', '8,004'],
          ['Newfoundland and Labrador', '5,507'],
          ['Prince Edward Island', '1,376'],
        ],
      },
      fa: {
        head: ['استان', 'درخواست در ۲۰۲۶'],
        rows: [
          ['انتاریو', '۱۰۴٬۷۸۰'],
          ['کبک', '۹۳٬۰۶۹'],
          ['بریتیش کلمبیا', '۳۲٬۵۹۶'],
          ['آلبرتا', '۳۲٬۲۷۱'],
          ['ساسکاچوان', '۱۱٬۳۴۹'],
          ['منیتوبا', '۱۱٬۱۹۶'],
          ['نوا اسکوشیا', '۸٬۴۸۰'],
          ['نیوبرانزویک', '۸٬۰۰۴'],
          ['نیوفاندلند و لابرادور', '۵٬۵۰۷'],
          ['جزیرهٔ پرنس ادوارد', '۱٬۳۷۶'],
        ],
      },
    },
  },
  {
    id: 'study.genuine',
    when: ['genuine', 'genuine study', 'genuine p:STUDY_CA', 'officer study', 'officer p:STUDY_CA', 'officer genuine'],
    also: 'study p:STUDY_CA how what need see officer iran degree education last',
    says: {
      en: 'The officer asks whether you will really study and leave when your stay ends; a plan that fits what you have studied and done so far answers that best. You also have to be admissible, with medical and police checks where they are asked.',
      fa: 'افسر بررسی می‌کند که واقعاً قصد تحصیل دارید و پس از پایان اقامتتان برمی‌گردید؛ بهترین پاسخ، برنامه‌ای است که با تحصیل و کار قبلی‌تان هماهنگ باشد. معاینهٔ پزشکی و گواهی عدم سوءپیشینه هم، هر جا خواسته شود، لازم است.',
    },
    source: STUDENTS,
    from: READ_ON,
    page: 'studyAbroad',
  },
]
