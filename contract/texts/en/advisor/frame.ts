export const found = {
  lead: (title: string) => `I am not sure that this is what you ask. Our article “${title}” says:`,
  answerTo: (question: string) => `I am not sure that this is what you ask. Our answer to “${question}”:`,
}

export const links = {
  report: 'See your score',
  profile: 'Open your profile',
  services: 'See the programs',
  documents: 'Open your documents',
  applications: 'Open your applications',
  book: 'Book a consultation',
  appointment: 'Open the appointment',
  article: 'Read the article',
  contact: 'Contact us',
  transfer: 'Open the transfer form',
  privacy: 'Read the privacy page',
  study: 'Tell us your study plan',
  settings: 'Open settings',
  yourData: 'Open Your data',
  aboutUs: 'About us',
  ourTeam: 'Meet the team',
  selfCheck: 'Open the self-check',
  verify: 'Verify a report',
  begin: 'Start an application',
  messages: 'Open your messages',
}

export const sources = {
  profile: 'Your profile',
  case: 'Your case',
  documents: 'Your documents',
  bookings: 'Your bookings',
  firm: 'Our own rules',
  settings: 'The office',
  messages: 'Your messages',
}

export const frameQuestions: Record<string, string> = {
  article: 'What do your articles say?',
}
