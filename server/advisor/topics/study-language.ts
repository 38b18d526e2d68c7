import { thresholdsOn } from '@rahnama/rules/programs/programs.ts'
import { ENGLISH_ASKED } from '@rahnama/rules/studies/studies.ts'
import { READ_ON } from './note.ts'

const { canada, china } = ENGLISH_ASKED
const { chinaHskLevel, chinaHskScore } = thresholdsOn(READ_ON)

/** What schools usually ask for at entry, for every sentence that says so: bands of IELTS Academic, level and score of HSK. */
export const USUAL_IELTS = {
  diploma: canada.diploma.from,
  degree: canada.bachelor.from,
  inChina: { from: china.bachelor.from, to: china.phd.to },
}
export const USUAL_HSK = { level: chinaHskLevel, score: chinaHskScore }

/** As the test prints it: half or whole, with its decimal. */
export const band = (value: number) => value.toFixed(1)
