import { PHONE_MAX_CHARS } from '../limits.ts'
import { PHONE_FAULTS, readWrittenPhone } from '../phone-number/phone-number.ts'
import { z } from '../zod.ts'

/** A number comes in any format and is kept in E.164, so that it can be dialled; an empty field is one that was left out. */
export const Phone = z.pipe(
  z.string().check(z.trim(), z.maxLength(PHONE_MAX_CHARS)),
  z.transform((typed, { issues }) => {
    const read = readWrittenPhone(typed)
    if ('e164' in read) return read.e164
    if (read.fault !== 'missing') issues.push({ code: 'custom', message: PHONE_FAULTS[read.fault], input: typed })
    return undefined
  }),
)
