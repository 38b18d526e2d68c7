import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'

type Choice<Name extends keyof StudyAnswers> = Record<Extract<StudyAnswers[Name], string>, string>

type Texts = {
  heading: string
  labels: Record<
    | 'gender'
    | 'age'
    | 'country'
    | 'whatToStudy'
    | 'levelOfStudy'
    | 'major'
    | 'taughtIn'
    | 'chineseLanguageCourse'
    | 'wantsScholarship'
    | 'additionalNotes',
    string
  >
  genders: Choice<'gender'>
  countries: Choice<'country'>
  levels: Choice<'levelOfStudy'>
  majors: Choice<'major'>
  teaching: Choice<'taughtIn'>
  courses: Choice<'chineseLanguageCourse'>
  yes: string
  no: string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    heading: 'Study-abroad enquiry from the client portal',
    labels: {
      gender: 'Gender',
      age: 'Age',
      country: 'Country',
      whatToStudy: 'Wants to study',
      levelOfStudy: 'Level',
      major: 'Major',
      taughtIn: 'Taught in',
      chineseLanguageCourse: 'Chinese language course',
      wantsScholarship: 'Scholarship',
      additionalNotes: 'Notes',
    },
    genders: { male: 'male', female: 'female' },
    countries: { canada: 'Canada', china: 'China' },
    levels: { bachelor: 'bachelor’s', master: 'master’s', phd: 'PhD', unknown: 'not known yet' },
    majors: {
      pharmacy: 'pharmacy',
      dentistry: 'dentistry',
      medicine: 'medicine',
      chinese: 'Chinese',
      law: 'law',
      other: 'other',
    },
    teaching: { english: 'English', chinese: 'Chinese', unknown: 'not known yet' },
    courses: { shortTerm: 'short term', oneSemester: 'one semester', longTerm: 'long term' },
    yes: 'wanted',
    no: 'not needed',
  },
  fa: {
    heading: 'درخواست اطلاعات تحصیل از پنل مراجع',
    labels: {
      gender: 'جنسیت',
      age: 'سن',
      country: 'کشور',
      whatToStudy: 'آنچه می‌خواهد بخواند',
      levelOfStudy: 'مقطع',
      major: 'رشته',
      taughtIn: 'زبان تدریس',
      chineseLanguageCourse: 'دورهٔ زبان چینی',
      wantsScholarship: 'بورسیه',
      additionalNotes: 'توضیحات',
    },
    genders: { male: 'مرد', female: 'زن' },
    countries: { canada: 'کانادا', china: 'چین' },
    levels: { bachelor: 'کارشناسی', master: 'کارشناسی ارشد', phd: 'دکتری', unknown: 'هنوز نمی‌داند' },
    majors: {
      pharmacy: 'داروسازی',
      dentistry: 'دندان‌پزشکی',
      medicine: 'پزشکی',
      chinese: 'زبان چینی',
      law: 'حقوق',
      other: 'رشتهٔ دیگر',
    },
    teaching: { english: 'انگلیسی', chinese: 'چینی', unknown: 'هنوز نمی‌داند' },
    courses: { shortTerm: 'کوتاه‌مدت', oneSemester: 'یک نیم‌سال', longTerm: 'بلندمدت' },
    yes: 'می‌خواهد',
    no: 'لازم ندارد',
  },
}

/** Staff read this in the queue: the answers as lines, in the language the person writes in. */
export function writeStudyMessage(told: StudyAnswers, language: Language): string {
  const { heading, labels, genders, countries, levels, majors, teaching, courses, yes, no } = TEXTS[language]
  const { number } = formats(language)
  const major = told.major === 'other' ? told.majorOther : told.major && majors[told.major]
  const lines: [string, string | undefined | false][] = [
    [labels.country, told.country && countries[told.country]],
    [labels.whatToStudy, told.whatToStudy],
    [labels.levelOfStudy, told.levelOfStudy && levels[told.levelOfStudy]],
    [labels.major, major],
    [labels.taughtIn, told.taughtIn && teaching[told.taughtIn]],
    [labels.chineseLanguageCourse, told.chineseLanguageCourse && courses[told.chineseLanguageCourse]],
    [labels.wantsScholarship, told.wantsScholarship === undefined ? undefined : told.wantsScholarship ? yes : no],
    [labels.age, told.age === undefined ? undefined : number(told.age)],
    [labels.gender, told.gender && genders[told.gender]],
    [labels.additionalNotes, told.additionalNotes],
  ]
  const written = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [heading, ...written].join('\n')
}
