import { type Note, PROVINCES, READ_ON } from '../note.ts'

const LEVELS = {
  en: 'Immigration levels plan of November 2025; provincial allocations of 2026',
  fa: 'برنامهٔ سطوح مهاجرت، نوامبر ۲۰۲۵؛ سهمیهٔ استان‌ها در ۲۰۲۶',
}
const QUEBEC = {
  en: 'Government of Quebec, skilled worker selection (PSTQ)',
  fa: 'دولت کبک، برنامهٔ انتخاب نیروی متخصص (PSTQ)',
}

export const NOTES_ON_PROVINCES: readonly Note[] = [
  {
    id: 'provinces.intent',
    when: [
      'nomination live',
      'p:PNP live',
      'pv: nomination live',
      'nomination live pv:',
      'nomination live province',
      'nomination move',
      'nomination pv: move',
      'pv: nomination elsewhere',
    ],
    also: 'live pv: province need accepted move if year takes eligible neg after otherperson work',
    says: {
      en: 'You must intend to live in the province that nominates you. What moving away later would mean for you is for a consultant to say.',
      fa: 'باید قصد زندگی در همان استانی را داشته باشید که نامزدتان می‌کند. اینکه اگر بعداً جای دیگری بروید چه می‌شود را مشاور می‌گوید.',
    },
    source: PROVINCES,
    from: READ_ON,
  },
  {
    id: 'provinces.places',
    when: ['nomineequota', 'nomineequota pv:', 'nomineequota p:PNP', 'nomineequota nomination'],
    also: 'howmuch year number people pv: p:PNP nomination now limit compare raise province open left',
    says: {
      en: 'For 2026 the federal target for all provincial nominees is 91,500. Nominations of 2026 as far as we could verify: Ontario 14,119, Alberta 6,403, British Columbia 5,254, Saskatchewan 4,761, Yukon 282, Northwest Territories 197.',
      fa: 'هدف فدرال برای همهٔ نامزدهای استانی در ۲۰۲۶، ۹۱٬۵۰۰ نفر است. سهمیه‌هایی که توانستیم تأیید کنیم: انتاریو ۱۴٬۱۱۹، آلبرتا ۶٬۴۰۳، بریتیش کلمبیا ۵٬۲۵۴، ساسکاچوان ۴٬۷۶۱، یوکان ۲۸۲ و قلمروهای شمال‌غربی ۱۹۷.',
    },
    source: LEVELS,
    from: READ_ON,
  },
  {
    id: 'provinces.teer-45',
    when: [
      'lowskilled',
      'lowskilled p:FSW',
      'lowskilled p:EE',
      'lowskilled p:CEC',
      'lowskilled p:PNP',
      'lowskilled province',
      'lowskilled pv:',
      'lowskilled nomination',
    ],
    also: 'p:PNP nomination province pv: programs open eligible work joboffer level language accepted need clb closed',
    says: {
      en: 'For Express Entry only work of TEER 0 to 3 counts. Among the provinces, Ontario has a pathway for TEER 4 and 5; it asks for a job offer. British Columbia closed its entry-level and semi-skilled stream on 23 April 2026. Base nominees in TEER 4 and 5 need at least CLB 4.',
      fa: 'در اکسپرس اینتری فقط کار TEER 0 تا 3 حساب می‌شود. در میان استان‌ها انتاریو برای مشاغل TEER 4 و 5 مسیری دارد که پیشنهاد شغلی می‌خواهد. بریتیش کلمبیا مسیر مشاغل ساده و نیمه‌ماهر را در ۳ اردیبهشت ۱۴۰۵ (۲۳ آوریل ۲۰۲۶) بست. در نامزدی پایه برای TEER 4 و 5 دست‌کم CLB 4 لازم است.',
    },
    source: PROVINCES,
    from: '2026-06-26',
  },
  {
    id: 'provinces.quebec-program',
    when: ['arrima', 'pv:QC how', 'pv:QC programs how', 'arrima open'],
    also: 'what open programs eligible live immigrate p:EE now p:PNP work pr neg list invited',
    says: {
      en: 'Quebec is not part of the Provincial Nominee Program or Express Entry: it selects through its own skilled worker program (PSTQ) in the Arrima portal. The Quebec Experience Program (PEQ) closed in November 2025.',
      fa: 'کبک جزو برنامهٔ نامزدی استانی و اکسپرس اینتری نیست: مهاجرانش را با برنامهٔ نیروی متخصص خودش (PSTQ) در سامانهٔ Arrima انتخاب می‌کند. برنامهٔ PEQ در نوامبر ۲۰۲۵ بسته شد.',
    },
    source: QUEBEC,
    from: READ_ON,
  },
]
