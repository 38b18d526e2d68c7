import type { advisor as en } from '../../en/advisor.ts'

export const tests: typeof en.tests = {
  retake: (years) =>
    `اینکه چند وقت یک بار و چند بار می‌شود دوباره آزمون داد، با برگزارکنندهٔ آزمون است و در جدول‌های ما نیست. نتیجهٔ جدید از تاریخ خودش ${years} اعتبار دارد.`,
  oneSkill:
    'در فهرست آزمون‌های پذیرفته‌شدهٔ ما نیامده که آزمون مجدد فقط یک مهارت برای اکسپرس اینتری قبول است. پیش از ثبت‌نام، فهرست رسمی را ببینید.',
  tefScale:
    'آزمون TEF Canada از ۲۰ آذر ۱۴۰۲ (۱۱ دسامبر ۲۰۲۳) مقیاس جدیدی از ۰ تا ۶۹۹ دارد و روی گواهی، معادل مقیاس قبلی هم نوشته می‌شود. آزمونی که از آن تاریخ به بعد داده‌اید با مقیاس جدید وارد می‌شود؛ ببینید فرم کدام عدد را می‌خواهد.',
  listening: (listening, reading, from, level, below) =>
    `در آیلتس جنرال، ${level} در شنیدن (Listening) از نمرهٔ ${listening} شروع می‌شود ولی در خواندن (Reading) از ${reading}. نمرهٔ شنیدن از ${from} تا پیش از آن ${below} است؛ پس نمرهٔ ۷ در شنیدن هم هنوز ${below} است.`,
  acceptedHead: 'برای اکسپرس اینتری این آزمون‌ها پذیرفته است:',
  english: 'انگلیسی: IELTS General Training، CELPIP-General و PTE Core.',
  frenchTests: 'فرانسه: TEF Canada و TCF Canada.',
  yes: (test) => `بله، ${test} برای اکسپرس اینتری پذیرفته است.`,
  no: (test) => `نه، ${test} برای اکسپرس اینتری پذیرفته نیست.`,
  instead: 'برای انگلیسی IELTS General Training، CELPIP-General یا PTE Core بدهید.',
  insteadFrench: 'برای فرانسه TEF Canada یا TCF Canada بدهید.',
  compared:
    'اکسپرس اینتری هر سه آزمون انگلیسی IELTS General Training، CELPIP-General و PTE Core را می‌پذیرد و هیچ‌کدام امتیاز بیشتری ندارد: نمرهٔ هر آزمون به سطح CLB تبدیل می‌شود و امتیاز از همان سطح است. پس آزمونی را بدهید که در آن نمرهٔ بهتری می‌گیرید و در شهر شما برگزار می‌شود.',
  comparedVersions: 'نسخهٔ آکادمیک آن‌ها (IELTS Academic و PTE Academic) برای اکسپرس اینتری پذیرفته نیست.',
  valid: (years) =>
    `نتیجهٔ آزمون ${years} اعتبار دارد: هم روز ثبت پروفایل و هم روز رسیدن درخواست باید کمتر از این از آن گذشته باشد.`,
  mine: (test, day) => `نتیجهٔ ${test} شما تا ${day} اعتبار دارد.`,
  mineEnded: (test, day) => `اعتبار نتیجهٔ ${test} شما در ${day} تمام شد؛ باید دوباره آزمون بدهید.`,
  levelOfAll: (test, level) => `${test} در پروفایل شما: ${level} در هر چهار مهارت.`,
  levelOfEach: (test, levels) => `${test} در پروفایل شما: ${levels}.`,
  ofPartner: (said) => `همسرتان: ${said}`,
  partnerNoneYet: 'در پروفایل شما هنوز نتیجهٔ آزمونی از همسرتان نیست.',
  noneYet: 'هنوز نتیجهٔ آزمونی در پروفایل شما نیست.',
  level: (test, ability, mark, level) => `${test}، ${ability} ${mark}: ${level}.`,
  inTest: (test) => `نمره‌های ${test} طبق جدول رسمی:`,
  levelHead: ['مهارت', 'نمره', 'سطح'],
  leastLead: (test, level) => `برای ${level} این نمره‌ها در ${test} لازم است:`,
  leastHead: ['مهارت', 'حداقل'],
  eachAlone: 'هر مهارت جداست، پایین‌ترین تعیین‌کننده است و میانگین یا گرد کردن نداریم.',
  needed: (program, level) => `${program} در هر چهار مهارت CLB ${level} می‌خواهد.`,
  neededCec: (high, low) =>
    `کلاس تجربهٔ کانادایی برای مشاغل TEER 0 و 1 سطح CLB ${high} و برای TEER 2 و 3 سطح CLB ${low} می‌خواهد.`,
  neededFst: (speaking, reading) =>
    `مشاغل فنی فدرال در صحبت کردن و شنیدن CLB ${speaking} و در خواندن و نوشتن CLB ${reading} می‌خواهد.`,
  frenchNeeded:
    'نه. برنامه‌های فدرال اکسپرس اینتری یک زبان رسمی می‌خواهند: انگلیسی یا فرانسه. کبک با قوانین خودش انتخاب می‌کند.',
  underFour: 'زیر سطح ۴',
}

export const stillCounts: typeof en.stillCounts = {
  yes: (year) => `آنچه تاریخش سال ${year} میلادی است امروز هنوز معتبر است.`,
  no: (year) => `آنچه تاریخش سال ${year} میلادی است دیگر معتبر نیست.`,
  byDay: (year, until) =>
    `آنچه تاریخش سال ${year} میلادی است تا همان روز در سال ${until} اعتبار دارد؛ پس به تاریخ دقیقش بستگی دارد.`,
  ofMonth: {
    yes: (month, until) => `آنچه تاریخش ${month} است هنوز معتبر است، تا همان روز در ${until}.`,
    no: (month, until) => `آنچه تاریخش ${month} است تا همان روز در ${until} معتبر بود و دیگر معتبر نیست.`,
    byDay: (month, until) => `آنچه تاریخش ${month} است تا همان روز در ${until} معتبر است؛ پس روز آن تعیین‌کننده است.`,
  },
}

export const testsQuestions: typeof en.questions = {
  'tests.needed': 'آیلتس لازم دارم؟',
  'tests.accepted': 'چه آزمون‌های زبانی قبول است؟',
  'tests.one': 'این آزمون قبول است؟',
  'tests.compare': 'کدام آزمون زبان را بدهم؟',
  'tests.convert': 'نمره‌ام کدام سطح CLB است؟',
  'tests.least': 'برای این سطح CLB چه نمره‌ای لازم است؟',
  'tests.valid': 'نتیجهٔ آزمون زبان چند سال اعتبار دارد؟',
  'tests.mine': 'مدرک زبانم کی منقضی می‌شود؟',
  'tests.my-level': 'در پروفایلم چه سطح زبانی ثبت شده است؟',
  'tests.level': 'این برنامه چه سطح زبانی می‌خواهد؟',
  'eca.what': 'ارزیابی مدرک (ECA) چیست؟',
  'eca.bodies': 'مدرکم را کجا ارزیابی کنم؟',
  'eca.time': 'ارزیابی مدرک چقدر طول می‌کشد؟',
  'eca.valid': 'ارزیابی مدرک چند سال اعتبار دارد؟',
  'tests.overall': 'نمرهٔ کل آیلتس حساب می‌شود؟',
  'tests.tef-scale': 'نمرهٔ TEF را با مقیاس جدید وارد کنم یا قدیم؟',
  'tests.french': 'زبان فرانسه لازم است؟',
  'tests.retake': 'چند بار می‌توانم آزمون زبان را دوباره بدهم؟',
  'tests.listening': 'چرا لیسنینگ ۷ فقط CLB 7 است؟',
  'eca.mistake': 'اگر گزارش ارزیابی مدرک اشتباه داشته باشد چه؟',
  'eca.number': 'با شمارهٔ گزارش ارزیابی چه کنم؟',
  'tests.article': 'سطح CLB چیست؟',
  'eca.canadian': 'مدرک کانادایی ارزیابی (ECA) لازم دارد؟',
  'eca.purpose': 'ارزیابی مدرک برای تحصیل به کار مهاجرت می‌آید؟',
  'eca.two-degrees': 'دو مدرک جداگانه ارزیابی می‌شود؟',
  'eca.before-degree': 'می‌توانم پیش از صدور مدرکم ارزیابی (ECA) را شروع کنم؟',
  'eca.physician': 'مدرک پزشک، داروساز و معمار را کدام نهاد ارزیابی می‌کند؟',
  'eca.sending': 'مدارک را برای ارزیابی (ECA) چطور بفرستم؟',
  'eca.translation': 'برای ارزیابی (ECA) ترجمهٔ مدرک لازم است؟',
}
