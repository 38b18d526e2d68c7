/** From here on a field of four bytes says "see the longer one" (APPNOTE 4.4.1.4). */
export const FIELD_FULL = 0xffff_ffff
