import { formats } from '@rahnama/contract/locale/locale.ts'
import { CHINA, type Note, READ_ON, STUDENTS } from '../note.ts'
import { band, USUAL_HSK, USUAL_IELTS } from '../study-language.ts'

const { diploma, degree } = USUAL_IELTS
const { level, score } = USUAL_HSK
const persian = formats('fa')
const bandFa = (value: number) => persian.number(value, { decimals: 1 })

export const NOTES_ON_STUDIES: readonly Note[] = [
  {
    id: 'study.gic',
    when: ['gic'],
    also: 'howmuch accepted need what neg',
    says: {
      en: 'No, a guaranteed investment certificate (GIC) is not mandatory. It is one way to show your funds; bank statements and other proof count too.',
      fa: 'نه، گواهی سپردهٔ GIC اجباری نیست. یکی از راه‌های نشان دادن تمکن مالی است؛ گردش حساب و مدارک دیگر هم پذیرفته می‌شود.',
    },
    source: STUDENTS,
    from: '2024-11-08',
    page: 'studyAbroad',
  },
  {
    id: 'study.sds',
    when: ['sds'],
    also: 'open now eligible need accepted what how neg',
    says: {
      en: 'No. The Student Direct Stream (SDS) ended on 8 November 2024; everybody applies through the ordinary study permit stream.',
      fa: 'نه. مسیر SDS از ۱۸ آبان ۱۴۰۳ (۸ نوامبر ۲۰۲۴) بسته شده است و همه از مسیر عادی مجوز تحصیل اقدام می‌کنند.',
    },
    source: STUDENTS,
    from: '2024-11-08',
    page: 'studyAbroad',
  },
  {
    id: 'study.change-school',
    when: ['changeschool', 'change study p:STUDY_CA'],
    also: 'study p:STUDY_CA accepted how need',
    says: {
      en: 'Not with the same permit: since 8 November 2024, changing to another institution needs a new study permit.',
      fa: 'با همان مجوز نه: از ۱۸ آبان ۱۴۰۳ (۸ نوامبر ۲۰۲۴) برای تغییر دانشگاه یا کالج باید مجوز تحصیل جدید بگیرید.',
    },
    source: STUDENTS,
    from: '2024-11-08',
    page: 'studyAbroad',
  },
  {
    id: 'study.co-op',
    when: ['coop'],
    also: 'need what neg',
    says: {
      en: 'No. Since 1 April 2026 post-secondary students need no separate work permit for a co-op placement.',
      fa: 'نه. از ۱ آوریل ۲۰۲۶ (۱۲ فروردین ۱۴۰۵) دانشجویان برای کارآموزی (co-op) مجوز کار جدا لازم ندارند.',
    },
    source: STUDENTS,
    from: '2026-04-01',
    page: 'studyAbroad',
  },
  {
    id: 'study.language',
    when: [
      'p:STUDY_CA t:',
      'p:STUDY_CA test',
      'p:STUDY_CA language',
      'study canada t:',
      'study acceptance t:',
      'acceptance t:',
      'study level t:',
      'study master t:',
      'study doctorate t:',
      'study canada language',
    ],
    also: 'howmuch level need mark score acceptance limit master doctorate degree language test study t:',
    says: {
      en: `Each school sets its own level. Typical are IELTS Academic ${band(diploma)} overall for a diploma and ${band(degree)} for a degree.`,
      fa: `هر دانشگاه یا کالج حد خودش را دارد. معمولاً برای دیپلم کالج نمرهٔ کل آیلتس آکادمیک ${bandFa(diploma)} و برای مدرک دانشگاهی ${bandFa(degree)} می‌خواهند.`,
    },
    source: { en: 'Admission pages of Canadian schools', fa: 'صفحه‌های پذیرش دانشگاه‌های کانادا' },
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.level',
    when: [
      'chinese degree',
      'chinese level',
      'chinese master',
      'chinese doctorate',
      'chinese howmuch',
      'china chinese level',
    ],
    also: 'china study degree master doctorate howmuch level need score mark p:STUDY_CN language inenglish acceptance',
    says: {
      en: `For a degree taught in Chinese the usual floor is HSK ${level} with ${score} of 300; leading universities and the humanities often want HSK 5. Programs taught in English ask for no HSK at admission.`,
      fa: `برای رشته‌ای که به چینی تدریس می‌شود معمولاً دست‌کم HSK ${level} با نمرهٔ ${persian.number(score)} از ۳۰۰ لازم است؛ دانشگاه‌های برتر و علوم انسانی اغلب HSK 5 می‌خواهند. رشته‌های انگلیسی‌زبان هنگام پذیرش HSK نمی‌خواهند.`,
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.length',
    when: [
      'china degree takes',
      'china master takes',
      'china doctorate takes',
      'china degree year',
      'china master year',
      'china doctorate year',
    ],
    also: 'study howmuch year takes degree master doctorate p:STUDY_CN number inenglish',
    says: {
      en: 'In China a bachelor’s degree takes 4 years (5 for some subjects, 6 for medicine in English), a master’s 2 to 3 and a doctorate 3 to 4 years.',
      fa: 'در چین کارشناسی ۴ سال است (برخی رشته‌ها ۵ سال و پزشکی به انگلیسی ۶ سال)، کارشناسی ارشد ۲ تا ۳ سال و دکتری ۳ تا ۴ سال.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.course',
    when: ['course', 'course china', 'course chinese', 'course visakind'],
    also: 'china chinese visakind study year month takes howmuch number language agelimit age need p:STUDY_CN when start',
    says: {
      en: 'Up to 180 days a language course goes with an X2 visa; a longer one, such as a full year, with an X1 visa and a residence permit within 30 days. No HSK is asked. Students are 18 to 60 years old, 18 to 50 for a full year. Courses begin in September and in February or March; one semester has about 18 to 20 weeks.',
      fa: 'دورهٔ زبان تا ۱۸۰ روز با ویزای X2 است و دورهٔ بلندتر، مثلاً یک‌ساله، با ویزای X1 و اجازهٔ اقامت ظرف ۳۰ روز. HSK لازم نیست. سن از ۱۸ تا ۶۰ سال است و برای دورهٔ یک‌ساله ۱۸ تا ۵۰. شروع دوره‌ها سپتامبر و فوریه یا مارس است و یک ترم حدود ۱۸ تا ۲۰ هفته است.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
]
