import type { ConsentOccasion, Statement } from '@rahnama/contract/consents.ts'

const statements: Record<Statement, { name: string; afterWithdrawal: string }> = {
  truthfulness: {
    name: 'Accuracy of your information',
    afterWithdrawal: 'Our office is told at once. Please write to us what is no longer right.',
  },
  contact: {
    name: 'Being contacted',
    afterWithdrawal: 'Our office is told at once. You choose in your settings which emails you still receive.',
  },
  privacy: {
    name: 'Storing and using your information',
    afterWithdrawal: 'Our office is told at once. You can delete your data in your settings, under Your data.',
  },
  milestones: {
    name: 'Showing your steps to the person who referred you',
    afterWithdrawal: 'They no longer see your name or your steps anywhere, not even on statements printed again.',
  },
  account: {
    name: 'Storing your account',
    afterWithdrawal: 'Your account and your data are deleted after 30 days. Until then you can change your mind.',
  },
  enquiry: {
    name: 'Storing your message to us',
    afterWithdrawal: 'Your message and our replies are deleted immediately.',
  },
  booking: {
    name: 'Storing your booking',
    afterWithdrawal:
      'The consultation is cancelled if it is still to come. What is left is deleted when its time is over.',
  },
}

const occasions: Record<ConsentOccasion, string> = {
  transfer: 'Intra-company transfer application',
  study: 'Study-abroad enquiry',
  referral: 'Referral',
  account: 'Registration',
  enquiry: 'Contact form',
  booking: 'Consultation booking',
}

export const consents = {
  title: 'Privacy',
  label: 'Consents you gave',
  summary: (standing: string) => `${standing} in force`,
  referrer: {
    title: (name: string) => `${name} referred you to us`,
    unseen: 'They do not see your name or how far you have come. If you like, allow it:',
    allow: 'Allow',
    allowNamed: (name: string) => `Allow: show my steps to ${name}`,
  },
  about: (name: string) => `For: ${name}`,
  none: 'You have not been asked for any consent yet.',
  lead: 'What you agreed to, word for word. You can withdraw each one as easily as you gave it; the history stays.',
  statements,
  occasions,
  given: (occasion: string, date: string) => `Given with: ${occasion}, on ${date}`,
  read: (language: string, version: string) => `Read in ${language}, wording ${version}`,
  after: (what: string) => `If you withdraw it: ${what}`,
  withdrawn: (date: string) => `Withdrawn on ${date}`,
  languages: { en: 'English', fa: 'Persian' },
  inForce: 'In force',
  takenBack: 'Withdrawn',
  withdraw: 'Withdraw',
  withdrawAccount: 'Withdraw and delete the account',
  withdrawNamed: (name: string) => `Withdraw: ${name}`,
  giveAgain: 'Give again',
  giveAgainNamed: (name: string) => `Give again: ${name}`,
  isWithdrawn: 'Your consent is withdrawn.',
  isGiven: 'Your consent is given again.',
  privacyPage: 'How we handle your data',
}
