import { LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { ThemeSettings } from './site-settings.ts'
import { SCHEMES } from './theme/theme.ts'
import { z } from './zod.ts'

export const themePreview = {
  mail: {
    method: 'POST',
    path: '/api/theme-preview/mail',
    summary: 'An email in colours nobody else sees yet',
    audience: 'admin',
    input: z.object({ value: ThemeSettings, language: z.enum(LANGUAGES), scheme: z.enum(SCHEMES) }),
    output: z.object({ subject: z.string(), html: z.string() }),
    errors: [],
  },
  cover: {
    method: 'POST',
    path: '/api/theme-preview/cover',
    summary: 'The cover of a report in colours nobody else sees yet, as a PNG in a data address',
    audience: 'admin',
    input: z.object({ value: ThemeSettings, language: z.enum(LANGUAGES) }),
    output: z.object({ picture: z.string() }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
