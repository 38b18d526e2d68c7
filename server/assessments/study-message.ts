import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { studyOptions } from '@rahnama/contract/texts/en/study-options.ts'
import { studyOptions as studyOptionsFa } from '@rahnama/contract/texts/fa/study-options.ts'

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
  options: typeof studyOptions
  notKnown: string
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
    options: studyOptions,
    notKnown: 'not known yet',
    yes: 'wanted',
    no: 'not needed',
  },
  fa: {
    heading: 'درخواست اطلاعات تحصیل از پنل کاربری مراجع',
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
    options: studyOptionsFa,
    notKnown: 'هنوز نمی‌داند',
    yes: 'می‌خواهد',
    no: 'لازم ندارد',
  },
}

/** Staff read this in the queue: the answers as lines, in the language the person writes in. */
export function writeStudyMessage(told: StudyAnswers, language: Language): string {
  const { heading, labels, options, notKnown, yes, no } = TEXTS[language]
  const { number } = formats(language)
  const major = told.major === 'other' ? told.majorOther : told.major && options.major[told.major]
  const { levelOfStudy: level, taughtIn } = told
  const lines: [string, string | undefined | false][] = [
    [labels.country, told.country && options.country[told.country]],
    [labels.whatToStudy, told.whatToStudy],
    [labels.levelOfStudy, level === 'unknown' ? notKnown : level && options.levelOfStudy[level]],
    [labels.major, major],
    [labels.taughtIn, taughtIn === 'unknown' ? notKnown : taughtIn && options.taughtIn[taughtIn]],
    [
      labels.chineseLanguageCourse,
      told.chineseLanguageCourse && options.chineseLanguageCourse[told.chineseLanguageCourse],
    ],
    [labels.wantsScholarship, told.wantsScholarship === undefined ? undefined : told.wantsScholarship ? yes : no],
    [labels.age, told.age === undefined ? undefined : number(told.age)],
    [labels.gender, told.gender && options.gender[told.gender]],
    [labels.additionalNotes, told.additionalNotes],
  ]
  const written = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [heading, ...written].join('\n')
}
