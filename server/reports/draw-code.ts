import { randomInt } from 'node:crypto'
import { REPORT_CODE_ALPHABET, REPORT_CODE_DRAWN, writeReportCode } from '@rahnama/contract/forms/report-code.ts'

export function drawReportCode(): string {
  const drawn = Array.from(
    { length: REPORT_CODE_DRAWN },
    () => REPORT_CODE_ALPHABET[randomInt(REPORT_CODE_ALPHABET.length)],
  )
  return writeReportCode(drawn.join(''))
}
