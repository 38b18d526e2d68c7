export { intakeNames } from '@rahnama/contract/texts/en/intake-names.ts'
export { rulebookColumns } from '@rahnama/contract/texts/en/rulebook-columns.ts'
export { rulebook } from '../rulebook.ts'
