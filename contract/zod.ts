import * as z from 'zod/mini'

// In a browser zod would try to compile schemas with eval, which our content policy refuses and reports.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
