import { RequiredText } from './forms/written-text.ts'
import { COMMISSION_NOTE_MAX_CHARS } from './limits.ts'
import { LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { ReferralCode } from './referral-code.ts'
import {
  Cents,
  CommissionMoney,
  CommissionShare,
  CommissionStatement,
  Earning,
  HOLD_MAX_DAYS,
  MILESTONES,
  ReferralAgent,
  ReferralTerms,
  ReferredClient,
  ReferredPerson,
} from './referral-terms.ts'
import { ListFile, ListPage, ListSearch, ListTotal } from './user-list.ts'
import { z } from './zod.ts'

/** A referrer asks for their own; an admin says whose. */
const whose = z.object({ referrerId: z.optional(z.uuid()) })
const one = z.object({ referrerId: z.uuid() })
const page = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()), total: ListTotal })
const Note = RequiredText(COMMISSION_NOTE_MAX_CHARS)
export const AgentFilter = z.object({ search: ListSearch })

export const referrals = {
  checkCode: {
    method: 'GET',
    path: '/api/referrals/check-code',
    summary: 'Whether somebody owns this referral code; an unknown one is an answer, not a failure',
    audience: 'public',
    input: z.object({ code: ReferralCode }),
    output: z.object({ result: z.enum(['recognised', 'unknown']) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  myCode: {
    method: 'GET',
    path: '/api/referrals/my-code',
    summary: 'The code the caller gives to the people they refer, the address that carries it, and that as a QR code',
    audience: 'referral',
    input: z.object({}),
    output: z.object({ code: z.string(), link: z.string(), qr: z.string() }),
    errors: [],
  },
  card: {
    method: 'POST',
    path: '/api/referrals/card',
    summary: 'A link to a picture to share, with the code',
    audience: 'referral',
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: ListFile,
    errors: [],
  },
  figures: {
    method: 'GET',
    path: '/api/referrals/figures',
    summary: 'Terms, money and how many of those who share their steps have reached each milestone',
    audience: 'referral',
    input: whose,
    output: z.object({
      terms: z.nullable(ReferralTerms),
      money: CommissionMoney,
      referred: z.int(),
      /** Of those, how many do not share their steps. */
      unseen: z.int(),
      reached: z.array(z.object({ milestone: z.enum(MILESTONES), people: z.int() })),
    }),
    errors: ['NOT_FOUND'],
  },
  people: {
    method: 'GET',
    path: '/api/referrals/people',
    summary: 'Those who were referred and share their steps, newest first',
    audience: 'referral',
    input: z.extend(whose, ListPage),
    output: page(ReferredPerson),
    errors: ['NOT_FOUND'],
  },
  earnings: {
    method: 'GET',
    path: '/api/referrals/earnings',
    summary: 'The commission ledger, newest first, each line with what its sum is made of',
    audience: 'referral',
    input: z.extend(whose, ListPage),
    output: page(Earning),
    errors: ['NOT_FOUND'],
  },
  exportEarnings: {
    method: 'POST',
    path: '/api/referrals/earnings/export',
    summary: 'A link to the commission ledger as a CSV file',
    audience: 'referral',
    input: whose,
    output: ListFile,
    errors: ['NOT_FOUND'],
  },
  statements: {
    method: 'GET',
    path: '/api/referrals/statements',
    summary: 'Commission statements, newest first',
    audience: 'referral',
    input: whose,
    output: z.object({ statements: z.array(CommissionStatement) }),
    errors: ['NOT_FOUND'],
  },
  statementFile: {
    method: 'POST',
    path: '/api/referrals/statements/{id}/file',
    summary: 'A link to a statement as a PDF',
    audience: 'referral',
    input: z.object({ id: z.uuid(), language: z.enum(LANGUAGES) }),
    output: ListFile,
    errors: ['NOT_FOUND'],
  },
  agents: {
    method: 'GET',
    path: '/api/referral-agents',
    summary: 'Referral agents with code, terms and figures, newest first',
    audience: 'admin',
    input: z.extend(AgentFilter, ListPage),
    output: page(ReferralAgent),
    errors: [],
  },
  exportAgents: {
    method: 'POST',
    path: '/api/referral-agents/export',
    summary: 'A link to the list of referral agents as a CSV file',
    audience: 'admin',
    input: AgentFilter,
    output: ListFile,
    errors: [],
  },
  agent: {
    method: 'GET',
    path: '/api/referral-agents/{referrerId}',
    summary: 'One referral agent with every version of their terms',
    audience: 'admin',
    input: one,
    output: z.extend(ReferralAgent, {
      history: z.array(ReferralTerms),
      /** Clients bound while there were no terms; the first terms will hold for them. */
      withoutTerms: z.int(),
      /** Whether a statement has something to say. */
      hasNews: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  },
  clients: {
    method: 'GET',
    path: '/api/referral-agents/{referrerId}/clients',
    summary: 'Everyone an agent referred, with what each milestone may bring, newest first',
    audience: 'admin',
    input: z.extend(one, ListPage),
    output: page(ReferredClient),
    errors: ['NOT_FOUND'],
  },
  setTerms: {
    method: 'PUT',
    path: '/api/referral-agents/{referrerId}/terms',
    summary: 'New terms for clients bound from now on; those bound before keep theirs',
    audience: 'admin',
    input: z.extend(one, {
      /** The version they were changed from, 0 for the first. */
      after: z.int().check(z.nonnegative()),
      holdDays: z.int().check(z.nonnegative(), z.maximum(HOLD_MAX_DAYS)),
      shares: z.array(CommissionShare).check(z.minLength(1), z.maxLength(MILESTONES.length)),
    }),
    output: ReferralTerms,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  recordEarning: {
    method: 'POST',
    path: '/api/referral-agents/clients/{clientId}/earnings',
    summary:
      'Record what a milestone of a client has brought: the sum follows from the terms the client was bound under',
    audience: 'admin',
    input: z.object({
      clientId: z.uuid(),
      milestone: z.enum(MILESTONES),
      /** What the client paid, where the terms give a percentage of it. */
      receivedCents: z.nullable(Cents),
    }),
    output: Earning,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  approveEarning: {
    method: 'POST',
    path: '/api/referral-agents/earnings/{id}/approve',
    summary: 'Approve what was earned, once its hold is over',
    audience: 'admin',
    input: z.object({ id: z.uuid() }),
    output: Earning,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  reverseEarning: {
    method: 'POST',
    path: '/api/referral-agents/earnings/{id}/reverse',
    summary: 'The fee was refunded or wrong: reverse before payment, a negative line of the next statement after it',
    audience: 'admin',
    input: z.object({ id: z.uuid(), note: Note }),
    output: Earning,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  issueStatement: {
    method: 'POST',
    path: '/api/referral-agents/{referrerId}/statements',
    summary: 'Close the books of an agent up to now into the next numbered statement',
    audience: 'admin',
    input: one,
    output: CommissionStatement,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  payStatement: {
    method: 'POST',
    path: '/api/referral-agents/statements/{id}/pay',
    summary: 'Mark the latest statement of an agent as paid',
    audience: 'admin',
    input: z.object({ id: z.uuid(), note: Note }),
    output: CommissionStatement,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
