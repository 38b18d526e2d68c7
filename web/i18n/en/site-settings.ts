import type { RetentionKind } from '@rahnama/contract/privacy.ts'

const required = { REQUIRED: 'Fill this in' }
const line = { ...required, TOO_LONG: 'Shorten this to 200 characters' }
const email = { NOT_AN_EMAIL: 'Enter an email address like name@firm.example' }
const address = {
  NOT_A_WEB_ADDRESS: 'Enter the whole address, beginning with https://',
  TOO_LONG: 'Shorten this to 200 characters',
}

function link(label: string) {
  return { label, faults: address }
}

const whole = { NOT_WHOLE: 'Enter a whole number', NOT_A_NUMBER: 'Enter a number', INVALID: 'Enter a whole number' }
const months = { ...whole, TOO_SMALL: 'Enter at least 12 months', TOO_LARGE: 'Enter at most 120 months' }

export const siteSettings = {
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Visitors see it from now on.',
  conflict:
    'Somebody else saved these settings in the meantime. What they changed is shown now, and what you typed is still here. Check it and save again.',
  general: {
    name: 'Name of the firm',
    nameLead: 'It appears on every page, in the portal, in every email and on every PDF.',
    logo: 'Logo',
    logoLead:
      'It takes the place of the name at the top of every page, in the portal, in emails and on reports. Upload it under Media first. Without a logo, the name is shown.',
    contact: 'Contact',
    language: 'Default language',
    languageLead:
      'For visitors whose browser asks for neither English nor Persian. Anyone who has chosen a language keeps it.',
    languages: { en: 'English', fa: 'Persian' },
    contactLead: 'Visitors find these on the contact page and at the foot of every page.',
    links: 'Social networks',
    linksLead: 'Those you fill in are linked at the foot of every page.',
    fields: {
      'name.en': { label: 'In English', faults: { ...required, TOO_LONG: 'Shorten the name to 80 characters' } },
      'name.fa': { label: 'In Persian', faults: { ...required, TOO_LONG: 'Shorten the name to 80 characters' } },
      'logo.light': { label: 'On a light background', faults: {} },
      'logo.dark': {
        label: 'On a dark background',
        hint: 'Without it, the first one is shown on a light plate.',
        faults: {},
      },
      defaultLanguage: { label: 'Language of the site for everybody else', faults: {} },
      contactEmail: { label: 'Email', faults: email },
      careersEmail: { label: 'Email for job applications', faults: email },
      storiesEmail: { label: 'Email for client stories', faults: email },
      phone: { label: 'Phone', faults: line },
      whatsapp: { label: 'WhatsApp number', faults: line },
      telegram: { label: 'Telegram name', hint: 'Without the @', faults: line },
      'office.en': { label: 'Office address in English', faults: line },
      'office.fa': { label: 'Office address in Persian', faults: line },
      'links.linkedin': link('LinkedIn'),
      'links.instagram': link('Instagram'),
      'links.youtube': link('YouTube'),
      'links.x': link('X'),
      'links.facebook': link('Facebook'),
    },
  },
  retention: {
    title: 'How long personal data is stored',
    lead: 'What is older is deleted every night and cannot be restored. Clients read these dates under Your data.',
    saved: 'Saved. It applies from the next night on.',
    months: 'months',
    years: 'years',
    noRuns: 'Nothing has been deleted because of its age yet.',
    run: (kind: string, count: string, day: string) => `${kind}: ${count}, last on ${day}`,
    kinds: {
      enquiries: 'Deleted enquiries',
      appointments: 'Deleted appointments',
      assistant: 'Deleted questions to the assistant',
      cases: 'Deleted case files',
      accounts: 'Unused accounts whose owners were told',
    } as Record<RetentionKind, string>,
    fields: {
      enquiryMonths: { label: 'Enquiries, once answered', faults: months },
      appointmentMonths: {
        label: 'Appointments of people without a case',
        hint: 'Those of a client with a case are part of its file.',
        faults: months,
      },
      assistantMonths: { label: 'Questions to the assistant', faults: months },
      accountMonths: {
        label: 'Accounts that nobody uses',
        hint: 'Their owner is told 30 days before. Signing in stops it.',
        faults: months,
      },
      caseYears: {
        label: 'The file of a case, once it has ended',
        hint: 'The rules of the profession ask for six years.',
        faults: { ...whole, TOO_SMALL: 'Enter at least 6 years', TOO_LARGE: 'Enter at most 20 years' },
      },
    },
  },
  security: {
    saved: 'Saved. It applies from now on.',
    signIn: 'Signing in',
    accounts: 'New accounts',
    cases: 'Who sees which cases',
    casesLead: 'Owners always see every case.',
    secondFactor: 'Staff need a second factor',
    secondFactorHint: 'Anyone without one is asked to set one up before they can continue, including you.',
    confirmation: 'New clients confirm their email address',
    confirmationHint: 'Until then they cannot sign in.',
    open: 'Anybody may register',
    byInvitation: 'By invitation only',
    byInvitationHint: 'Whoever registers needs the code of one of your referral agents.',
    all: 'Agents see all cases',
    own: 'Agents see their own cases, and those nobody has taken yet',
    days: 'days',
    characters: 'characters',
    fields: {
      requireEmailConfirmation: { label: 'New clients confirm their email address', faults: {} },
      requireStaffSecondFactor: { label: 'Staff need a second factor', faults: {} },
      sessionMaxDays: {
        label: 'Sign in again after',
        hint: 'Applies to devices that are signed in now, too.',
        faults: { ...whole, TOO_SMALL: 'Enter at least 1 day', TOO_LARGE: 'Enter at most 365 days' },
      },
      passwordMinChars: {
        label: 'A new password has at least',
        hint: 'Passwords people have now stay as they are.',
        faults: { ...whole, TOO_SMALL: 'Enter at least 8 characters', TOO_LARGE: 'Enter at most 32 characters' },
      },
      signUp: { label: 'Who may register', faults: {} },
      agentsSee: { label: 'Case agents', faults: {} },
    },
  },
}
