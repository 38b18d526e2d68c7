import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

const unsure = 'unknown'
const yesOrNo = z.enum(['yes', 'no', unsure])
const figure = z.string().check(z.maxLength(12))
const education = z.enum([
  'none',
  'high_school',
  'one_year',
  'two_years',
  'bachelor',
  'two_or_more',
  'master',
  'doctoral',
  unsure,
])
const place = z.enum(['assessed', 'not_assessed', 'canada', unsure])
const scores = z.partial(z.object({ listening: figure, reading: figure, writing: figure, speaking: figure }))
const englishTest = z.enum(['IELTS_GT', 'CELPIP_G', 'PTE_CORE', 'none', unsure])

/** What the short check asks, as it was answered; a question that was not reached is absent. */
export const SelfCheckAnswers = z.partial(
  z.object({
    partner: z.enum(['none', 'coming', 'staying', 'canadian', unsure]),
    children: z.enum(['0', '1', '2', '3', '4', '5', '6', unsure]),
    age: figure,
    education,
    educationPlace: place,
    englishTest,
    englishScores: scores,
    frenchTest: z.enum(['TEF_CANADA', 'TCF_CANADA', 'none', unsure]),
    frenchScores: scores,
    workAbroad: z.enum(['0', '1', '2', '3', unsure]),
    workCanada: z.enum(['0', '1', '2', '3', '4', '5', unsure]),
    sibling: yesOrNo,
    nomination: yesOrNo,
    certificate: yesOrNo,
    partnerEducation: education,
    partnerEducationPlace: place,
    partnerTest: englishTest,
    partnerScores: scores,
    quebec: yesOrNo,
    funds: figure,
  }),
)
export type SelfCheckAnswers = z.output<typeof SelfCheckAnswers>

export const eligibility = {
  keepSelfCheck: {
    method: 'PUT',
    path: '/api/eligibility/self-check',
    summary: 'Keep the answers of the short check with my account; a later one replaces them',
    audience: 'signedIn',
    input: z.object({ answers: SelfCheckAnswers }),
    output: z.object({ keptAt: z.iso.datetime() }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
