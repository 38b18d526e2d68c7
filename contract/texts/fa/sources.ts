import { withoutConfidence } from '../../confidence.ts'
import { formats } from '../../locale/locale.ts'
import type { sources as en } from '../en/sources.ts'
import { DOCUMENT_SOURCES } from './document-sources.ts'
import { INTAKE_SOURCES } from './intake-sources.ts'

const { code, date, digits } = formats('fa')

/** The rules name a source in parts, from the authority to the place in its text; a day stands as {day}. */
const PARTS: Record<string, string> = {
  IRCC: 'ادارهٔ مهاجرت کانادا',
  'CRS criteria': 'معیارهای CRS',
  'A. core / human capital factors': 'بخش A: ویژگی‌های متقاضی',
  'B. spouse or common-law partner factors': 'بخش B: ویژگی‌های همسر یا شریک زندگی',
  'C. skill transferability factors': 'بخش C: انتقال‌پذیری مهارت‌ها',
  'D. additional points': 'بخش D: امتیازهای اضافی',
  'additional points': 'امتیازهای اضافی',
  'in force {day}': 'اجرا از {day}',
  'Ministerial Instructions in force {day}': 'دستورالعمل وزیر مهاجرت، اجرا از {day}',
  'Immigration and Refugee Protection Regulations': 'آیین‌نامهٔ مهاجرت کانادا',
  'SOR/2002-227': code('SOR/2002-227'),
  'common-law partner': 'تعریف شریک زندگی (کامن‌لا)',
  'conjugal partner': 'تعریف شریک زندگی دور از هم (کانجوگال)',
  'dependent child': 'تعریف فرزند تحت تکفل',
  "The firm's own form rule": 'معیار خود ما در این فرم',
  'intra-company transferees': 'انتقال درون‌شرکتی',
  'guidance of {day}': 'دستورالعمل {day}',
  'code C61': `کد ${code('C61')}`,
  'code C63': `کد ${code('C63')}`,
  'Provincial Nominee Program': 'برنامهٔ نامزدی استانی',
  'enhanced nominations': 'نامزدی از طریق اکسپرس اینتری',
  'Ontario Workforce Priority': 'مسیر اولویت نیروی کار انتاریو',
  'language by occupation': 'زبان بر اساس شغل',
  'BC Provincial Nominee Program': 'برنامهٔ نامزدی استان بریتیش کلمبیا',
  'Entrepreneur Immigration': 'مهاجرت کارآفرینان',
  'SOR/2026-63: the province assesses establishment and intent since {day}': `${code('SOR/2026-63')}: استان از {day} قصد و توان ماندن در استان را بررسی می‌کند`,
  'provincial attestation letters': 'نامهٔ تأیید استانی (PAL)',
  'rules of {day}': 'قوانین {day}',
  Quebec: 'استان کبک',
  'acceptance certificate for studies (CAQ)': 'گواهی پذیرش تحصیلی (CAQ)',
  'Chinese universities and embassies': 'دانشگاه‌ها و سفارت‌های چین',
  'admission notices of 2026': 'اطلاعیه‌های پذیرش سال ۲۰۲۶ میلادی',
  'Ministry of Education of China': 'وزارت آموزش چین',
  'rule on foreign students of former Chinese nationality': 'قانون دانشجویان خارجی با تابعیت قبلی چین',
  'Chinese visas X1 and X2': 'ویزاهای X1 و X2 چین',
  'physical examination': 'معاینهٔ پزشکی',
  'Language universities of China': 'دانشگاه‌های زبان چین',
  'course notices': 'اطلاعیهٔ دوره‌ها',
  'Chinese Government Scholarship': 'بورسیهٔ دولت چین',
  'age limits': 'شرط سنی',
  'age limits of 2026': 'شرط سنی سال ۲۰۲۶ میلادی',
  'China Scholastic Competency Assessment': 'آزمون سنجش توانایی تحصیلی چین (CSCA)',
  'since the 2026 intake': 'از پذیرش سال ۲۰۲۶ میلادی',
  'Universities on the Ministry of Education list for English-taught MBBS':
    'دانشگاه‌های فهرست وزارت آموزش چین برای رشتهٔ پزشکی به زبان انگلیسی',
  'super visa': 'سوپرویزا',
  'Express Entry rounds of invitations': 'دورهای دعوت‌نامهٔ اکسپرس اینتری',
  'press of {day}': 'گزارش رسانه‌ها در {day}',
  'No entry for this date': 'برای این تاریخ چیزی ثبت نشده است',
}

const PLACES_IN_LAW = /^(section )?\d[\d.()a-z]*( (and|to) \d[\d.()a-z]*)*$/
const UNDATED = '; its beginning is not given'
const BETWEEN = { and: 'و', to: 'تا' }

export const sources: typeof en = {
  named: (rule) => {
    const source = withoutConfidence(rule)
    const whole: Record<string, string> = { ...INTAKE_SOURCES, ...DOCUMENT_SOURCES }
    const [named = source, undated] = source.split(UNDATED)
    const said = whole[source] ?? named.split(', ').map(part).join('، ')
    return undated === undefined ? said : `${said}؛ آغاز آن در منبع نیامده است`
  },
}

function part(said: string): string {
  if (PLACES_IN_LAW.test(said)) return `مادهٔ ${placesInLaw(said.replace('section ', ''))}`
  const [day] = /\d{4}-\d{2}-\d{2}/.exec(said) ?? []
  const inPersian = PARTS[day ? said.replace(day, '{day}') : said]
  if (inPersian === undefined) return code(said)
  return day ? inPersian.replace('{day}', date(day)) : inPersian
}

function placesInLaw(said: string): string {
  return said
    .split(' ')
    .map((word) => {
      if (word === 'and' || word === 'to') return BETWEEN[word]
      return /^\d+$/.test(word) ? digits(word) : code(word)
    })
    .join(' ')
}
