import { createHash } from 'node:crypto'
import { z } from '@rahnama/contract/zod.ts'

/** A browser sends this to prove later that it was the one who asked (PKCE, RFC 7636). */
export const CodeChallenge = z.object({
  code_challenge: z.nullish(z.string().check(z.maxLength(256))),
  code_challenge_method: z.nullish(z.enum(['s256', 'plain'])),
})

/** A plain challenge is hashed on arrival, so that there is one kind to compare. */
export function challengeOf(input: z.output<typeof CodeChallenge>): string | undefined {
  if (!input.code_challenge) return undefined
  return input.code_challenge_method === 'plain' ? s256(input.code_challenge) : input.code_challenge
}

export function s256(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
