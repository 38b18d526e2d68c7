import { CHINA, type Note, READ_ON } from '../note.ts'

const MEDICINE = {
  en: 'Ministry of Education of China, English-taught MBBS',
  fa: 'وزارت آموزش چین، پزشکی به زبان انگلیسی (MBBS)',
}
const SCHOLARSHIP = { en: 'Chinese Government Scholarship, notices of 2026', fa: 'بورسیهٔ دولت چین، اطلاعیه‌های ۲۰۲۶' }
const CSCA = {
  en: 'China Scholastic Competency Assessment, since the 2026 intake',
  fa: 'آزمون CSCA، از ورودی ۲۰۲۶',
}

export const NOTES_ON_CHINA: readonly Note[] = [
  {
    id: 'china.documents',
    when: [
      'china documents',
      'china study documents',
      'chinese study documents',
      'p:STUDY_CN documents',
      'p:STUDY_CN documents need',
      'china upload study',
      'china recommendation',
      'china supervisor',
      'china studyplan',
      'recommendation study',
      'supervisor doctorate',
    ],
    also: 'study master doctorate degree documents need upload letter p:STUDY_CN how list recommendation supervisor studyplan what acceptance neg',
    says: {
      en: 'A Chinese university asks for these documents, and for good health; for a stay of more than six months there is a physical examination.',
      fa: 'دانشگاه‌های چین این مدارک و سلامت جسمی را می‌خواهند؛ برای اقامت بیش از شش ماه معاینهٔ پزشکی هم لازم است.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
    table: {
      en: {
        head: ['Level', 'Documents'],
        rows: [
          ['Bachelor’s', 'secondary school diploma'],
          ['Master’s', 'bachelor’s degree, two recommendation letters, study plan'],
          ['Doctorate', 'master’s degree, two recommendation letters, research proposal, supervisor’s consent'],
        ],
      },
      fa: {
        head: ['مقطع', 'مدارک'],
        rows: [
          ['کارشناسی', 'دیپلم دبیرستان'],
          ['کارشناسی ارشد', 'مدرک کارشناسی، دو توصیه‌نامه، برنامهٔ تحصیلی'],
          ['دکتری', 'مدرک کارشناسی ارشد، دو توصیه‌نامه، طرح پژوهشی، موافقت استاد راهنما'],
        ],
      },
    },
  },
  {
    id: 'china.hsk-valid',
    when: ['chinese valid', 'chinese scale', 'chinese valid year', 'chinese accepted year'],
    also: 'china howmuch year takes test number level accepted now documents what last scale degree',
    says: {
      en: 'An HSK result is valid for two years. The new HSK has nine levels instead of six; level 4 remains the floor for a degree in Chinese, and results of the former scale can be used for their two years.',
      fa: 'نتیجهٔ HSK دو سال اعتبار دارد. HSK جدید به‌جای شش سطح نُه سطح دارد؛ برای رشته‌های چینی‌زبان هنوز دست‌کم سطح ۴ لازم است و نتیجهٔ مقیاس قبلی تا پایان دو سالش قابل استفاده است.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.other-scholarships',
    when: [
      'scholarship china besides',
      'csc besides',
      'csc besides scholarship',
      'scholarship course',
      'scholarship chinese course',
      'scholarship citygrant',
      'china citygrant',
      'scholarship citygrant study',
    ],
    also: 'china study list what need besides citygrant course chinese year language neg p:STUDY_CN tuition',
    says: {
      en: 'Besides the Chinese Government Scholarship (CSC) there are scholarships of universities, for all or part of the tuition, of provinces and cities, the International Chinese Language Teachers Scholarship for language study, and Silk Road and enterprise scholarships.',
      fa: 'جز بورسیهٔ دولت چین (CSC)، بورسیهٔ دانشگاه‌ها برای همه یا بخشی از شهریه، بورسیهٔ استان‌ها و شهرها، بورسیهٔ معلمان بین‌المللی زبان چینی برای دورهٔ زبان، و بورسیه‌های راه ابریشم و شرکت‌ها هم هست.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.scholarship.types',
    when: ['scholarship grantkind', 'csc grantkind', 'scholarship embassy', 'csc embassy', 'scholarship embassy study'],
    also: 'china study compare what where who how p:STUDY_CN embassy csc government',
    says: {
      en: 'Type A of the Chinese Government Scholarship goes through the embassy or the sending body at home, type B through the Chinese university itself. Their dates differ.',
      fa: 'نوع A بورسیهٔ دولت چین از طریق سفارت یا نهاد اعزام‌کننده در کشور خودتان است و نوع B از طریق خود دانشگاه چین. مهلت‌هایشان فرق دارد.',
    },
    source: SCHOLARSHIP,
    from: '2026-01-01',
    page: 'studyAbroad',
  },
  {
    id: 'china.visa.kinds',
    when: [
      'xkinds visakind',
      'xkinds visakind compare',
      'xkinds visakind scholarship',
      'china exchange',
      'exchange visakind',
    ],
    also: 'china study compare month number who need scholarship pr takes exchange p:STUDY_CN csc howmuch',
    says: {
      en: 'X1 is for more than 180 days, with a residence permit within 30 days of arriving; X2 is for up to 180 days, without a residence permit and usually with one entry. Form JW201 is for students on a Chinese Government Scholarship, JW202 for self-funded students and those on other scholarships.',
      fa: 'ویزای X1 برای بیش از ۱۸۰ روز است و ظرف ۳۰ روز پس از ورود باید اجازهٔ اقامت بگیرید؛ X2 تا ۱۸۰ روز است، اجازهٔ اقامت نمی‌خواهد و معمولاً یک‌بار ورود دارد. فرم JW201 برای دانشجوی بورسیهٔ دولت چین است و JW202 برای دانشجوی شخصی یا با بورسیه‌های دیگر.',
    },
    source: CHINA,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.csca.details',
    when: ['csca takes', 'csca number', 'csca mark', 'csca minutes', 'csca howmuch', 'csca score', 'csca grading'],
    also: 'test takes mark howmuch minutes score number grading hours how subjects questions',
    says: {
      en: 'The science exams of the CSCA, in Chinese or English, take 60 minutes and have 48 questions; the Chinese exam takes 90 minutes and has 80. Each subject is marked from 0 to 100.',
      fa: 'آزمون درس‌های علوم در CSCA، به چینی یا انگلیسی، ۶۰ دقیقه و ۴۸ سؤال است و آزمون زبان چینی ۹۰ دقیقه و ۸۰ سؤال. هر درس از ۰ تا ۱۰۰ نمره دارد.',
    },
    source: CSCA,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.medicine.licence',
    when: [
      'china medicine accepted',
      'china medicine practise',
      'china medicine valid',
      'china medicine test',
      'china medicine work',
      'practise medicine',
    ],
    also: 'iran work degree documents where accepted test study valid p:STUDY_CN profession practise after year number takes',
    says: {
      en: 'That is decided where you want to work: a licence to practise depends on that country’s examination and on whether the university is on its recognition list. Look at that list before you apply.',
      fa: 'این به کشوری بستگی دارد که می‌خواهید در آن کار کنید: مجوز طبابت به آزمون آن کشور و بودن دانشگاه در فهرست دانشگاه‌های مورد تأییدش بستگی دارد. پیش از درخواست، آن فهرست را ببینید.',
    },
    source: MEDICINE,
    from: READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.medicine.requirements',
    when: [
      'china medicine agelimit',
      'china medicine age',
      'china medicine tooold',
      'china medicine mark',
      'china medicine requirements',
      'china medicine subjects',
      'china medicine unpaid',
      'china medicine grading',
      'china medicine when start',
    ],
    also: 'study age number year mark score need howmuch language inenglish p:STUDY_CN subjects school degree when start open tooold grading',
    says: {
      en: 'English-taught medicine (MBBS) in China asks for secondary school with biology, chemistry and physics, usually with 60 to 70 percent or more, and proof of English; students are typically 18 to 25 years old. It takes five years of study and one of internship, and begins in September or October.',
      fa: 'پزشکی به زبان انگلیسی (MBBS) در چین دیپلم با زیست‌شناسی، شیمی و فیزیک، معمولاً با ۶۰ تا ۷۰ درصد نمره یا بیشتر، و مدرک زبان انگلیسی می‌خواهد؛ سن معمول ۱۸ تا ۲۵ سال است. پنج سال درس و یک سال کارورزی دارد و سپتامبر یا اکتبر شروع می‌شود.',
    },
    source: MEDICINE,
    from: READ_ON,
    page: 'studyAbroad',
  },
]
