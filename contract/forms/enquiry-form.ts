import { ENQUIRY_MESSAGE_MAX_CHARS } from '../limits.ts'
import { COUNTRY_CODES, fitsIn } from '../locale/locale.ts'
import { z } from '../zod.ts'
import { Email, FullName } from './person.ts'
import { Phone } from './phone.ts'

/** Service of interest, in the order the form offers them. */
export const SERVICE_TYPES = [
  'canadianImmigration',
  'studyInChina',
  'studentVisas',
  'workPermits',
  'familySponsorship',
  'expressEntry',
  'provincialNominee',
  'universityApplications',
  'languageTesting',
  'documentAssessment',
  'other',
] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** The contact form asks this. */
export const EnquiryForm = z.object({
  name: FullName,
  email: Email,
  phone: z.optional(Phone),
  country: z.optional(z.enum(COUNTRY_CODES)),
  serviceType: z.optional(z.enum(SERVICE_TYPES)),
  message: z.string().check(
    z.trim(),
    z.minLength(1, 'REQUIRED'),
    z.refine<string>((text) => fitsIn(text, ENQUIRY_MESSAGE_MAX_CHARS), 'TOO_LONG'),
  ),
})
export type EnquiryForm = z.output<typeof EnquiryForm>
