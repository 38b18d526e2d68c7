import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { EDUCATION_ANSWERS } from './education-answers.ts'
import { Assessment, OpenAnswers, Places, ProgramGlance, ProgramStanding, Prospect } from './eligibility-result.ts'

const unsure = 'unknown'
const yesOrNo = z.enum(['yes', 'no', unsure])
const figure = z.string().check(z.maxLength(12))
const education = z.enum([...EDUCATION_ANSWERS, unsure])
const place = z.enum(['assessed', 'not_assessed', 'canada', unsure])
const scores = z.partial(z.object({ listening: figure, reading: figure, writing: figure, speaking: figure }))
const englishTest = z.enum(['IELTS_GT', 'CELPIP_G', 'PTE_CORE', 'none', unsure])

/** The self-check asks these; a question that was not reached is absent. */
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

/** The profile as the rules read it; the browser tries changes on it. */
const RulesProfile = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<Profile>

export const eligibility = {
  assess: {
    method: 'GET',
    path: '/api/eligibility',
    summary: 'What the rules of today say of my profile: as told, as evidenced and as verified',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({
      profile: RulesProfile,
      /** Answers without which a result would say nothing; while they are missing there is none. */
      missing: OpenAnswers,
      assessment: z.nullable(Assessment),
      places: Places,
    }),
    errors: [],
  },
  summary: {
    method: 'GET',
    path: '/api/eligibility/summary',
    summary: 'My score at a glance, and every program in the order of my answers',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({
      on: z.iso.date(),
      missing: OpenAnswers,
      score: z.nullable(z.object({ low: z.int(), high: z.int() })),
      /** The day of the short check that the score leans on while the profile is too empty for one. */
      selfCheckedOn: z.nullable(z.iso.date()),
      /** Every program, in the order of this person. */
      programs: z.array(ProgramGlance),
      /** The next step that follows from how they stand. */
      prospect: Prospect,
    }),
    errors: [],
  },
  program: {
    method: 'GET',
    path: '/api/eligibility/programs/{program}',
    summary:
      'How I stand with one program today; an age told elsewhere stands in until the profile has a date of birth',
    audience: 'signedIn',
    input: z.object({
      program: z.enum(PROGRAMS),
      age: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(120))),
    }),
    output: z.object({
      standing: ProgramStanding,
      /** The program wants to see this for the first year, for as many persons as the profile names. */
      funds: z.nullable(z.object({ persons: z.int(), cad: z.number(), since: z.iso.date(), source: z.string() })),
    }),
    errors: [],
  },
  keepSelfCheck: {
    method: 'PUT',
    path: '/api/eligibility/self-check',
    summary: 'Save the answers of the self-check to my account; a later one replaces them',
    audience: 'signedIn',
    input: z.object({ answers: SelfCheckAnswers }),
    output: z.object({ keptAt: z.iso.datetime() }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
