import type { ServiceType } from '@rahnama/contract/forms/enquiry-form.ts'
import { phoneFaults } from './phone-faults.ts'

const services: Record<ServiceType, string> = {
  canadianImmigration: 'Canadian Immigration',
  studyInChina: 'Study in China',
  studentVisas: 'Student Visas',
  workPermits: 'Work Permits',
  familySponsorship: 'Family Sponsorship',
  expressEntry: 'Express Entry',
  provincialNominee: 'Provincial Nominee Program',
  universityApplications: 'University Applications',
  languageTesting: 'Language Testing',
  documentAssessment: 'Document Assessment',
  other: 'Other',
}

const tooLong = 'This is too long'

export const enquiries = {
  fields: {
    name: { label: 'Full name', faults: { REQUIRED: 'Enter your full name', TOO_LONG: tooLong } },
    email: {
      label: 'Email address',
      hint: 'We reply to this address.',
      faults: {
        REQUIRED: 'Enter your email address',
        NOT_AN_EMAIL: 'Enter an email address in the form name@example.com',
        TOO_LONG: tooLong,
      },
    },
    phone: { label: 'Phone', hint: 'With the country code, if you would like a call.', faults: phoneFaults },
    country: { label: 'Country of residence', faults: { NOT_A_CHOICE: 'Choose a country from the list' } },
    serviceType: { label: 'Service of interest', faults: { NOT_A_CHOICE: 'Choose a service from the list' } },
    message: {
      label: 'Message',
      hint: 'What would you like to know? Please leave out passport and bank numbers.',
      faults: { REQUIRED: 'Write your message', TOO_LONG: 'Shorten your message' },
    },
  },
  services,
  honeypot: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending…',
  sent: {
    title: 'Message Sent!',
    description: 'Thank you for writing to us. On working days we reply within 24 hours.',
    replyBy: (when: string) => `Thank you for writing to us. You will have our reply by ${when}, Toronto time.`,
    reference: 'Your reference:',
  },
  withoutScript: {
    title: 'This form needs JavaScript',
    body: 'Please email or call us instead; on working days we reply within 24 hours just the same.',
  },
}
