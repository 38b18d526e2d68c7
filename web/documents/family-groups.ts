import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { type DocumentKind, PARTNER, PERSON } from '@rahnama/rules/checklist/checklist.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'

type Told = Pick<ClientDocument, 'kind' | 'subject' | 'about'>
type Role = 'you' | 'partner' | 'child' | 'relative' | 'sponsor' | 'company'

/** Somebody of the family, or the company, whose documents these are; each child is somebody. */
type Person = { role: Role; id: string; about: string | null }
export type PersonGroup<Item> = Person & { items: Item[] }

const ORDER: readonly Role[] = ['you', 'partner', 'child', 'relative', 'sponsor', 'company']
const OF_SPONSOR: ReadonlySet<DocumentKind> = new Set(['sponsorStatus', 'sponsorIncome'])
const ROLE_OF_LIST: Readonly<Record<string, Role>> = {
  partnerTests: 'partner',
  partnerCredentials: 'partner',
  children: 'child',
  relatives: 'relative',
}

/** Documents are grouped by whose they are, the person who is signed in first; within a group their order stays. */
export function groupByPerson<Item>(items: readonly Item[], documentOf: (item: Item) => Told): PersonGroup<Item>[] {
  const groups = new Map<string, PersonGroup<Item>>()
  for (const item of items) {
    const person = personOf(documentOf(item))
    const group = groups.get(person.id) ?? { ...person, items: [] }
    group.items.push(item)
    groups.set(person.id, group)
  }
  return [...groups.values()].sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))
}

function personOf({ kind, subject, about }: Told): Person {
  if (OF_SPONSOR.has(kind)) return { role: 'sponsor', id: 'sponsor', about: null }
  if (subject === PARTNER) return { role: 'partner', id: 'partner', about: null }
  if (subject !== PERSON && !subject.startsWith(`${PERSON}/`)) return { role: 'company', id: 'company', about: null }
  const [list = '', entry = ''] = subject.slice(PERSON.length + 1).split('.')
  const role = ROLE_OF_LIST[list] ?? 'you'
  return role === 'child' ? { role, id: `child-${entry}`, about } : { role, id: role, about: null }
}

/** What a group is called: "You", "Your partner", "Child aged 5". */
export function usePersonName() {
  const { people, child } = useTexts('documents')
  const { number } = formats(useLanguage().language)
  return ({ role, about }: Pick<Person, 'role' | 'about'>): string => {
    if (role !== 'child' || about === null) return people[role]
    const words = child(number(Number(about)))
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
}
