import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

export const MAIL_TEST_STEPS = ['connect', 'encrypt', 'signIn', 'send'] as const
export type MailTestStep = (typeof MAIL_TEST_STEPS)[number]
export const MAIL_TEST_OUTCOMES = ['done', 'failed', 'skipped'] as const

export const MailTest = z.object({
  to: z.string(),
  steps: z.array(
    z.object({
      step: z.enum(MAIL_TEST_STEPS),
      outcome: z.enum(MAIL_TEST_OUTCOMES),
      /** The other server's code and words, without our secrets. */
      words: z.nullable(z.string()),
    }),
  ),
})
export type MailTest = z.output<typeof MailTest>

export const mailServer = {
  read: {
    method: 'GET',
    path: '/api/mail-server',
    summary: 'The SMTP server of the configuration, without its password',
    audience: 'admin',
    input: z.object({}),
    output: z.object({
      /** Null when none is configured: emails stay here to be read. */
      server: z.nullable(
        z.object({
          host: z.string(),
          port: z.int(),
          encryption: z.enum(['tls', 'starttls']),
          user: z.nullable(z.string()),
        }),
      ),
      /** What the configuration has as sender. */
      from: z.string(),
    }),
    errors: [],
  },
  test: {
    method: 'POST',
    path: '/api/mail-server/test',
    summary: 'Connect, encrypt, sign in and send an email to oneself, with the words of the SMTP server at each step',
    audience: 'admin',
    input: z.object({}),
    output: MailTest,
    errors: ['CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
