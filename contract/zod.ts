import * as z from 'zod/mini'
import { regexes } from 'zod/v4/core'

// In a browser zod would try to compile schemas with eval, which our content policy refuses and reports.
if ('document' in globalThis) z.config({ jitless: true })

/** `z.email()` asks this of an address. */
export const EMAIL_PATTERN = regexes.email

export { z }
