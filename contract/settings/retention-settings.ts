import { z } from '../zod.ts'

/** Whoever asks what we decided from must still find it a year later (PIPEDA, principle 4.5.2). */
export const RETENTION_MIN_MONTHS = 12
const RETENTION_MAX_MONTHS = 120
/** The College of Immigration and Citizenship Consultants asks for the file of a case for six years. */
export const CASE_MIN_YEARS = 6
const CASE_MAX_YEARS = 20

const months = z.int().check(z.minimum(RETENTION_MIN_MONTHS), z.maximum(RETENTION_MAX_MONTHS))

/** How long each kind of personal data stays. What is older is deleted by a daily job. */
export const RetentionSettings = z.object({
  /** After an enquiry is answered or closed. */
  enquiryMonths: months,
  /** After an appointment of somebody without a case. */
  appointmentMonths: months,
  /** After a question to the assistant. */
  assistantMonths: months,
  /** After an account was last used. */
  accountMonths: months,
  /** After a case has ended. */
  caseYears: z.int().check(z.minimum(CASE_MIN_YEARS), z.maximum(CASE_MAX_YEARS)),
})
export type RetentionSettings = z.output<typeof RetentionSettings>

export const DEFAULT_RETENTION: RetentionSettings = {
  enquiryMonths: 24,
  appointmentMonths: 24,
  assistantMonths: 12,
  accountMonths: 36,
  caseYears: CASE_MIN_YEARS,
}
