// Loaded before the program: its clock goes wrong by as many milliseconds as a file says at the moment.
import { readFileSync } from 'node:fs'
import process from 'node:process'

const RealDate = Date
let offset = 0
setInterval(() => {
  try {
    offset = Number(readFileSync(process.env.SHIFTED_CLOCK ?? '', 'utf8')) || 0
  } catch {
    offset = 0
  }
}, 50).unref()

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...given)
  }

  static now() {
    return RealDate.now() + offset
  }
}
