export { assessProfile } from './assess-profile.ts'
export { missingAnswers } from './missing-answers.ts'
export { placesOf } from './places-of.ts'
export { ruleSetsOn } from './rule-sets-on.ts'
