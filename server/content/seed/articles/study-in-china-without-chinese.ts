import type { Seed } from '../seed-shape.ts'

export const STUDY_IN_CHINA: Seed<'article'> = {
  slug: 'study-in-china-without-chinese',
  facts: {
    situations: ['STUDY_CHINA'],
    publishedOn: '2026-09-21',
    rulesAsOf: '2026-11-15',
  },
  en: {
    title: 'Studying in China without Chinese',
    description:
      'Programs in English, a language year, and what you will need in daily life: the three honest answers.',
    sources: [
      { title: 'Admission notices of Chinese universities for 2026' },
      { title: 'China Scholastic Competency Assessment (CSCA), notices for the intake of 2026' },
      { title: 'China Scholarship Council, Chinese Government Scholarship' },
    ],
    prose: `It is the first question almost everyone asks us about China, and the answer is yes, with conditions.

## Road one: a program in English

Many master’s and doctoral programs, and a good number of bachelor’s, are taught in English. They ask for no HSK on admission. Typical proof of English:

| Level | Usual proof of English |
| Bachelor’s | IELTS 6.0 or TOEFL iBT 80, or earlier schooling in English |
| Master’s | IELTS 6.0 to 6.5 or equal |
| Doctorate | IELTS 6.5 or equal |

Each university sets its own line; these are the common ones.

Ask two things before you apply: are all courses in English, and may you write your thesis in English? We ask the admissions office for you.

## Road two: a language year

If your subject is taught only in Chinese, you may begin with a year of language at the university. Lessons fill the mornings, and at the end you take HSK 4, the usual floor for a bachelor’s degree in Chinese. Leading universities and the humanities often want 5.

## Road three: medicine

English-taught medicine takes six years. Only universities on the Ministry of Education’s yearly list may teach it, and HSK 4 is usually needed before the clinical years, because patients speak Chinese.

## The new examination

Since the intake of 2026, applicants for a bachelor’s place on the Chinese Government Scholarship take the CSCA. Mathematics is always asked; physics and chemistry depend on the subject. The science tests can be written in English. More and more universities want it from self-funded students, too.

## Visa and first weeks

For more than 180 days you receive an X1 visa with the admission notice, the JW201 or JW202 form and a medical examination, and apply for a residence permit within 30 days of arriving. Insurance at 800 yuan a year is mandatory.

## And daily life?

Shopping, trains and food work with a phone and twenty sentences. Learn those before you go. A part-time job needs the university’s consent and a note on your residence permit.

> Scholarship applications for September usually run from January to April. Ten days to collect your documents is enough; two days is not.`,
  },
  fa: {
    title: 'تحصیل در چین بدون زبان چینی',
    description: 'رشتهٔ انگلیسی‌زبان، یک سال زبان، و آنچه در زندگی روزمره لازم می‌شود: سه پاسخ صادقانه.',
    sources: [
      { title: 'اطلاعیه‌های پذیرش دانشگاه‌های چین برای سال ۲۰۲۶ میلادی' },
      { title: 'آزمون سنجش توانایی تحصیلی چین (CSCA)، اطلاعیه‌های پذیرش سال ۲۰۲۶ میلادی' },
      { title: 'شورای بورسیهٔ چین، بورسیهٔ دولت چین' },
    ],
    prose: `اولین سؤالی که تقریباً همه دربارهٔ چین از ما می‌پرسند همین است. پاسخ بله است؛ با چند شرط.

## راه اول: رشته‌ای به زبان انگلیسی

بسیاری از رشته‌های کارشناسی ارشد و دکتری و تعدادی از رشته‌های کارشناسی به انگلیسی تدریس می‌شوند و در شروع HSK نمی‌خواهند. مدرک زبانی که معمولاً می‌خواهند:

| مقطع | مدرک زبان انگلیسی معمول |
| کارشناسی | IELTS 6.0 یا TOEFL iBT 80، یا تحصیل قبلی به انگلیسی |
| کارشناسی ارشد | IELTS 6.0 تا 6.5 یا معادل آن |
| دکتری | IELTS 6.5 یا معادل آن |

هر دانشگاه حد خود را دارد؛ این‌ها رایج‌ترین‌هاست.

پیش از درخواست دو چیز را بپرسید: آیا همهٔ درس‌ها به انگلیسی است و آیا پایان‌نامه را می‌توان به انگلیسی نوشت؟ ما از دفتر پذیرش می‌پرسیم و پاسخ را نگه می‌داریم.

## راه دوم: یک سال زبان

اگر رشتهٔ شما فقط به چینی تدریس می‌شود، می‌توانید با یک سال زبان در همان دانشگاه شروع کنید. صبح‌ها کلاس دارید و در پایان آزمون HSK 4 می‌دهید که حد معمول کارشناسی به زبان چینی است. دانشگاه‌های برتر و رشته‌های علوم انسانی بیشتر سطح 5 می‌خواهند.

## راه سوم: پزشکی

پزشکی به زبان انگلیسی شش سال است. فقط دانشگاه‌های فهرست سالانهٔ وزارت آموزش چین اجازهٔ تدریس آن را دارند و پیش از سال‌های بالینی معمولاً HSK 4 لازم است، چون بیماران چینی حرف می‌زنند.

## آزمون جدید

از ورودی ۲۰۲۶ به بعد، متقاضیان کارشناسی با بورسیهٔ دولت چین باید در آزمون CSCA شرکت کنند. ریاضی همیشه هست؛ فیزیک و شیمی به رشته بستگی دارد. آزمون‌های علوم را می‌توان به انگلیسی داد. دانشگاه‌های بیشتری نیز آن را از داوطلبان با هزینهٔ شخصی می‌خواهند.

## ویزا و هفته‌های اول

برای بیش از ۱۸۰ روز، با نامهٔ پذیرش، فرم JW201 یا JW202 و معاینهٔ پزشکی ویزای X1 می‌گیرید و ظرف ۳۰ روز پس از ورود باید برای اجازهٔ اقامت اقدام کنید. بیمه با سالی ۸۰۰ یوان اجباری است.

## و زندگی روزمره؟

خرید، قطار و غذا با یک گوشی و بیست جمله راه می‌افتد. همان بیست جمله را پیش از رفتن یاد بگیرید. کار پاره‌وقت به موافقت دانشگاه و یادداشتی روی اجازهٔ اقامت نیاز دارد.

> مهلت بورسیه‌ها برای سپتامبر معمولاً ژانویه تا آوریل است. ده روز برای جمع کردن مدارک کافی است؛ دو روز نه.`,
  },
}
