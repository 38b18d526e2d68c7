import { z } from './zod.ts'

/** How far a referred person has come. A referrer learns these and their days, and nothing else. */
export const MILESTONES = ['registered', 'consulted', 'submitted', 'filed', 'decided'] as const
export type Milestone = (typeof MILESTONES)[number]

/** Earned waits out the hold; a refund reverses before payment and is a line of its own after it. */
export const EARNING_STATES = ['earned', 'approved', 'paid', 'reversed', 'refunded'] as const
export type EarningState = (typeof EARNING_STATES)[number]

export const SHARE_KINDS = ['percent', 'fixed'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** Hundredths of a percent: 10,000 is the whole. */
export const WHOLE_BASIS_POINTS = 10_000
export const COMMISSION_MAX_CENTS = 100_000_000
export const HOLD_MAX_DAYS = 365
export const HOLD_DEFAULT_DAYS = 30

const instant = z.iso.datetime()
export const Cents = z.int().check(z.minimum(1), z.maximum(COMMISSION_MAX_CENTS))

/** What one milestone brings: hundredths of a percent of the fee received, or cents. */
export const CommissionShare = z
  .object({ milestone: z.enum(MILESTONES), kind: z.enum(SHARE_KINDS), amount: Cents })
  .check(z.refine(({ kind, amount }) => kind === 'fixed' || amount <= WHOLE_BASIS_POINTS, { path: ['amount'] }))
export type CommissionShare = z.output<typeof CommissionShare>

export const ReferralTerms = z.object({
  version: z.int(),
  holdDays: z.int(),
  shares: z.array(CommissionShare),
  setAt: instant,
})
export type ReferralTerms = z.output<typeof ReferralTerms>

/** Half a cent and more is rounded up. */
export function commissionOf(
  { kind, amount }: Pick<CommissionShare, 'kind' | 'amount'>,
  receivedCents: number,
): number {
  if (kind === 'fixed') return amount
  const whole = BigInt(receivedCents) * BigInt(amount)
  return Number((whole + BigInt(WHOLE_BASIS_POINTS / 2)) / BigInt(WHOLE_BASIS_POINTS))
}

/** One line of the commission ledger with all that its sum is made of. */
export const Earning = z.object({
  id: z.uuid(),
  milestone: z.enum(MILESTONES),
  state: z.enum(EARNING_STATES),
  /** Null where the client does not share their steps, or is gone. */
  client: z.nullable(z.string()),
  terms: z.int(),
  share: z.object({ kind: z.enum(SHARE_KINDS), amount: z.int() }),
  receivedCents: z.nullable(z.int()),
  cents: z.int(),
  earnedAt: instant,
  heldUntil: instant,
  isHeld: z.boolean(),
})
export type Earning = z.output<typeof Earning>

export const CommissionStatement = z.object({
  id: z.uuid(),
  number: z.int(),
  issuedAt: instant,
  openingCents: z.int(),
  closingCents: z.int(),
  paidAt: z.nullable(instant),
  /** Only the latest is paid: it carries on what stood open on earlier ones. */
  isPayable: z.boolean(),
})
export type CommissionStatement = z.output<typeof CommissionStatement>

export const CommissionMoney = z.object({ heldCents: z.int(), owedCents: z.int(), paidCents: z.int() })
export type CommissionMoney = z.output<typeof CommissionMoney>

/** A person who was referred and lets the referrer see how far they have come. */
export const ReferredPerson = z.object({
  name: z.string(),
  milestones: z.array(z.object({ milestone: z.enum(MILESTONES), at: instant })),
})
export type ReferredPerson = z.output<typeof ReferredPerson>

/** The same for the owner, who sees everyone, with what each milestone has brought. */
export const ReferredClient = z.object({
  clientId: z.uuid(),
  name: z.string(),
  email: z.string(),
  boundAt: instant,
  /** Null for somebody bound while there were no terms. */
  terms: z.nullable(z.int()),
  isShared: z.boolean(),
  /** Same mailbox, phone or name as the referrer. */
  isLikelySelf: z.boolean(),
  milestones: z.array(
    z.object({
      milestone: z.enum(MILESTONES),
      at: instant,
      /** What may be recorded for it: its share of the terms, unless it has brought something already. */
      due: z.nullable(z.object({ kind: z.enum(SHARE_KINDS), amount: z.int() })),
    }),
  ),
})
export type ReferredClient = z.output<typeof ReferredClient>

export const ReferralAgent = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  code: z.nullable(z.string()),
  isSuspended: z.boolean(),
  terms: z.nullable(ReferralTerms),
  referred: z.int(),
  money: CommissionMoney,
  createdAt: instant,
})
export type ReferralAgent = z.output<typeof ReferralAgent>
