import { Version } from './forms/version.ts'
import { LANGUAGES, stripBidiControls } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

const MAIL_SENTENCE_MAX_CHARS = 1000
const MAIL_SENTENCES_MAX = 60

const language = z.enum(LANGUAGES)
const id = z.string().check(z.regex(/^[0-9a-f]{24}$/))
/** It may stand in a subject: one line, and nothing that turns the direction. */
const said = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => stripBidiControls(typed).replace(/\s+/g, ' ').trim()),
  ),
  z.string().check(z.minLength(1, 'REQUIRED'), z.maxLength(MAIL_SENTENCE_MAX_CHARS)),
)

export const MailSentence = z.object({
  id,
  /** Where it stands in the email. */
  place: z.enum(['subject', 'greeting', 'button', 'text']),
  /** Our words, with variables in braces. */
  ours: z.string(),
  variables: z.array(z.string()),
  /** The owner's words; null while ours hold. */
  said: z.nullable(z.string()),
  /** It is 0 until somebody saves it. */
  version: z.int(),
  /** So many other emails say it, too. */
  alsoIn: z.int(),
})
export type MailSentence = z.output<typeof MailSentence>

const mail = z.object({
  name: z.string().check(z.maxLength(60)),
  sample: z.coerce.number().check(z.int(), z.minimum(1)),
})

export const mailSentences = {
  read: {
    method: 'GET',
    path: '/api/mail-sentences/{name}/{sample}',
    summary: 'The sentences an email is made of, ours and the owner’s',
    audience: 'admin',
    input: z.extend(mail, { language }),
    output: z.object({ sentences: z.array(MailSentence) }),
    errors: ['NOT_FOUND'],
  },
  save: {
    method: 'PUT',
    path: '/api/mail-sentences/{name}/{sample}',
    summary: 'Say sentences of an email in other words, or (null) in ours again; every variable has to stay',
    audience: 'admin',
    input: z.extend(mail, {
      language,
      sentences: z
        .array(z.object({ id, version: Version, said: z.nullable(said) }))
        .check(z.minLength(1), z.maxLength(MAIL_SENTENCES_MAX)),
    }),
    output: z.object({ sentences: z.array(MailSentence) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  preview: {
    method: 'POST',
    path: '/api/mail-sentences/{name}/{sample}/preview',
    summary: 'An email with sample data as these words would make it; they are not saved',
    audience: 'admin',
    input: z.extend(mail, {
      language,
      theme: z._default(z.enum(['light', 'dark']), 'light'),
      sentences: z.array(z.object({ id, said })).check(z.maxLength(MAIL_SENTENCES_MAX)),
    }),
    output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
