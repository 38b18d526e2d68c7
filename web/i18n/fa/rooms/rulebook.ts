export { intakeNames } from '@rahnama/contract/texts/fa/intake-names.ts'
export { rulebookColumns } from '@rahnama/contract/texts/fa/rulebook-columns.ts'
export { rulebook } from '../rulebook.ts'
