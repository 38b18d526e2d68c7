import { LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { ROLES } from './roles.ts'
import { z } from './zod.ts'

export const system = {
  about: {
    method: 'GET',
    path: '/api/system/about',
    summary: 'What this installation is: name, version, languages and roles',
    audience: 'public',
    input: z.object({}),
    output: z.object({
      name: z.string(),
      version: z.string(),
      languages: z.array(z.enum(LANGUAGES)),
      roles: z.array(z.enum(ROLES)),
    }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
