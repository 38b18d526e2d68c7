import { standsAt } from './bytes.ts'
import type { Verdict } from './verdict.ts'

const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Known so that whoever chose one hears what to do about it. */
export function judgeHeic(bytes: Uint8Array): Verdict {
  const isHeic = standsAt(bytes, 'ftyp', 4) && BRANDS.some((brand) => standsAt(bytes, brand, 8))
  return isHeic ? { fault: 'HEIC' } : 'OTHER'
}
