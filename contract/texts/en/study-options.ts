import type { StudyAnswers } from '../../assessments/assessments.ts'

type Choices = 'gender' | 'country' | 'levelOfStudy' | 'major' | 'taughtIn' | 'chineseLanguageCourse'

/** What can be chosen in the study form, as the form asks it and as the office reads it. */
export const studyOptions: {
  [Name in Choices]: Record<Exclude<NonNullable<StudyAnswers[Name]>, 'unknown'>, string>
} = {
  gender: { male: 'Male', female: 'Female' },
  country: { canada: 'Canada', china: 'China' },
  levelOfStudy: { bachelor: 'Bachelor’s', master: 'Master’s', phd: 'PhD' },
  major: {
    pharmacy: 'Pharmacy',
    dentistry: 'Dentistry',
    medicine: 'Medicine',
    chinese: 'Chinese',
    law: 'Law',
    other: 'Other',
  },
  taughtIn: { english: 'English', chinese: 'Chinese' },
  chineseLanguageCourse: {
    shortTerm: 'Short term (weeks)',
    oneSemester: 'One semester',
    longTerm: 'Long term (a year or more)',
  },
}
