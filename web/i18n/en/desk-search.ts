import type { DeskKind, Match } from '@rahnama/contract/cases/cases.ts'

const matches: Record<Match, string> = {
  folio: 'Folio',
  authorityNumber: 'Authority’s number',
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  soundsLike: 'Sounds alike',
  program: 'Program',
}

const kinds: Record<DeskKind, string> = { case: 'Case', enquiry: 'Enquiry', appointment: 'Appointment' }

export const deskSearch = {
  open: 'Search',
  button: 'Search',
  title: 'Search',
  label: 'Folio, name, email, phone or program',
  placeholder: 'Folio, name, email, phone or program',
  recent: 'Opened recently',
  found: 'Found',
  hint: 'Names are found in either script, phone numbers in any format.',
  none: 'Nothing found. Try the last four digits of a phone number, or part of the name.',
  results: (count: string, one: boolean) => (one ? '1 result' : `${count} results`),
  closed: 'Closed',
  retry: 'Try again',
  kinds,
  matches,
}
