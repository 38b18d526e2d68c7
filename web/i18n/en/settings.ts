import type { AccountSession } from '@rahnama/contract/auth.ts'
import type { Calendar, Language } from '@rahnama/contract/locale/locale.ts'
import type { MailKind } from '@rahnama/contract/mail-choices.ts'

const languages: Record<Language, string> = { en: 'English', fa: 'Persian' }

const calendars: Record<Calendar, string> = { gregorian: 'Gregorian', jalali: 'Iranian (solar)' }

const mailKinds: Record<MailKind, { label: string; hint: string }> = {
  caseUpdates: { label: 'News about your case', hint: 'Changes of status, accepted documents, a new consultant.' },
  messages: { label: 'Messages', hint: 'When somebody writes to you.' },
  deskWork: { label: 'Desk work', hint: 'New applications, answers, tasks due today and promises about to break.' },
  deskAppointments: { label: 'Your consultations', hint: 'Booked, moved and cancelled, with the calendar file.' },
  appointmentReminders: { label: 'Consultation reminders', hint: 'A day and an hour before they begin.' },
  documentExpiry: { label: 'Expiring documents', hint: '90, 60, 30 and 14 days before they expire.' },
}

const browsers: Record<AccountSession['browser'], string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'Another browser',
}

const systems: Record<AccountSession['system'], string> = {
  android: 'Android',
  ios: 'iPhone or iPad',
  linux: 'Linux',
  macos: 'Mac',
  windows: 'Windows',
  other: 'an unknown device',
}

export const settings = {
  title: 'Settings',
  heading: 'Settings',
  lead: 'Your account, how it is protected, and how we speak with you.',
  edit: 'Edit',
  configure: 'Configure',
  close: 'Close',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  account: {
    title: 'Account',
    name: 'Full name',
    noName: 'Not provided',
    language: 'Email language',
    languageHint: 'The language we write to you in. The language of the site is chosen at the top of the page.',
    languages,
  },
  quickActions: {
    label: 'Quick actions',
    profile: 'Edit my profile',
    password: 'Change my password',
    sessions: 'See my devices',
    consents: 'See my consents',
  },
  languageAndCalendar: {
    title: 'Language and calendar',
    siteLanguage: 'Language of the site',
    siteLanguageHint: 'Takes effect immediately on this device.',
    calendar: 'Calendar for entering dates',
    calendarHint: 'Date fields on this device open with it; each can be switched.',
    calendars,
  },
  notifications: {
    title: 'Notifications',
    mails: 'Emails you receive',
    none: 'Only those that are necessary',
    always:
      'What needs your action, confirmations of what you do here and emails that protect your account are always sent. You see everything in your notifications, whatever you choose.',
    paces: { immediately: 'Immediately', daily: 'Once a day', never: 'Never' },
    quiet: {
      label: 'Quiet hours',
      hint: 'Emails wait until they are over. Emails about your security and appointments do not wait.',
      from: 'From',
      until: 'Until',
    },
    zone: (city: string) => `Times are in the time zone of ${city}. The daily email comes at 8 in the morning there.`,
    useZone: (city: string) => `Use the time zone of this device: ${city}`,
    kinds: mailKinds,
  },
  security: {
    title: 'Security',
    email: {
      unconfirmed: 'Not confirmed yet',
      proofHint:
        'Confirm that this address is yours, so that our emails reach you and you can get back in if you forget your password.',
      sendProof: 'Send the confirmation email',
      proofSent: 'It is on its way. Open it and use the button in it.',
      label: 'Email address',
      newEmail: 'New email address',
      act: 'Send a confirmation',
      waiting: 'Waiting for confirmation:',
      hint: 'We send a code to the new address. The old one works until you enter it.',
      confirm: 'Confirm the new address',
      changed: 'Your email address is changed.',
      sent: 'If this address can be used, an email with a six-digit code is on its way to it.',
    },
    password: {
      label: 'Password',
      hidden: 'Set, and known only to you',
      present: 'Current password',
      next: 'New password',
      act: 'Change my password',
      changed: 'Your password is changed. Your other devices were signed out.',
    },
    secondFactor: {
      label: 'Second factor',
      on: 'On',
      off: 'Off',
      offHint: 'Besides the password, a code from an app on your phone. A stolen password alone then opens nothing.',
      codesLeft: (count: number) =>
        count === 0
          ? 'No recovery codes are left. Make new ones.'
          : count === 1
            ? '1 recovery code is left.'
            : `${count} recovery codes are left.`,
      newCodes: 'Make new recovery codes',
      newCodesHint: 'The old codes stop working when you make new ones.',
      turnOff: 'Turn off',
      turnOffAsk: 'Turn off the second factor?',
      turnOffBody: 'From then on your password alone opens your account. Your recovery codes stop working.',
      keep: 'Keep it on',
      required: 'Your role needs it, so it cannot be turned off.',
      turnedOn: 'The second factor is on.',
      turnedOff: 'The second factor is off.',
    },
    sessions: {
      label: 'Where you are signed in',
      summary: (count: number) => (count === 1 ? '1 device' : `${count} devices`),
      device: (browser: AccountSession['browser'], system: AccountSession['system']) =>
        `${browsers[browser]} on ${systems[system]}`,
      current: 'This device',
      lastUsed: 'Last used',
      since: 'Signed in',
      withSecondFactor: 'With second factor',
      signOut: 'Sign out',
      signOutNamed: (device: string) => `Sign out ${device}`,
      signedOut: (device: string) => `${device} is signed out.`,
      signOutOthers: 'Sign out all others',
      othersSignedOut: 'All your other devices are signed out.',
      onlyThis: 'You are signed in only here.',
    },
  },
}
