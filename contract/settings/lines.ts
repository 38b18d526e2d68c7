import { FIRM_NAME_MAX_CHARS, SETTING_LINE_MAX_CHARS } from '../limits.ts'
import { stripBidiControls } from '../locale/locale.ts'
import { z } from '../zod.ts'

export const line = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(SETTING_LINE_MAX_CHARS))
export const inBothLanguages = z.object({ en: line, fa: line })
/** It goes into mail headers, titles and files: one line, and nothing that turns the direction. */
export const nameLine = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => stripBidiControls(typed).replace(/\s+/g, ' ').trim()),
  ),
  z.string().check(z.minLength(1, 'REQUIRED'), z.maxLength(FIRM_NAME_MAX_CHARS)),
)

/** The page of the firm at a network, or none. */
export const webAddress = z.nullable(
  z
    .string()
    .check(z.trim(), z.maxLength(200), z.regex(/^https:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/, 'NOT_A_WEB_ADDRESS')),
)
