export { assessProfile } from './assess-profile.ts'
export { missingAnswers } from './missing-answers.ts'
export { ruleSetsOn } from './rule-sets-on.ts'
