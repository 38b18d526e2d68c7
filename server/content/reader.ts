import type { ContentKind, OfficeToday } from '@rahnama/contract/content/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { MediaReference, PictureView } from '@rahnama/contract/media/media.ts'
import type { GeneralSettings } from '@rahnama/contract/site-settings.ts'
import type { IntakeLedger } from '@rahnama/rules/programs/programs.ts'
import { feesAt } from '../fees/fees.ts'
import { altOf, findPicture } from '../media/media.ts'
import { officeDay, readOfficeToday } from '../office-hours/office-hours.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { type Claims, type Place, readClaims } from './claims.ts'
import { type Published, readPublished } from './published.ts'
import { type Sayings, sayClaimsIn } from './say-claims.ts'

/** Reads what one answer needs, each thing once. */
export type Reader = {
  language: Language
  today: string
  /** Reads everything published of a kind, its texts with the claims they name. */
  all<Kind extends ContentKind>(kind: Kind): Promise<Published<Kind>[]>
  one<Kind extends ContentKind>(kind: Kind, slug: string): Promise<Published<Kind> | undefined>
  claims(language: Language): Promise<Claims>
  settings(): Promise<GeneralSettings>
  /** Says when programs take applications, with what the owner entered. */
  ledger(): Promise<IntakeLedger>
  officeToday(language: Language): Promise<OfficeToday>
  /** What we charge for one of ours, as it is said now; null while nothing is. */
  fee(kind: 'consultation' | 'service', slug: string, language: Language): Promise<string | null>
  /** Null for none, and for one that cannot be shown. What is said of it is in the language it stands in. */
  picture(named: MediaReference | undefined, language: Language, alt?: string): Promise<PictureView | null>
}

export function createReader(deps: Place, language: Language): Reader {
  const known = new Map<string, Promise<unknown>>()
  function once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const reading = (known.get(name) as Promise<T> | undefined) ?? read()
    known.set(name, reading)
    return reading
  }
  const claims = (written: Language) => once(`claims ${written}`, () => readClaims(deps, written))

  async function read<Kind extends ContentKind>(kind: Kind, slug?: string): Promise<Published<Kind>[]> {
    const items = await readPublished(deps.db, kind, language, slug)
    return Promise.all(
      items.map(async (item) => ({ ...item, text: sayTextClaims(item.text, (await claims(item.language)).sayings) })),
    )
  }

  return {
    language,
    today: officeDay(deps.now()),
    all: (kind) => once(kind, () => read(kind)),
    one: async (kind, slug) => (await read(kind, slug))[0],
    claims,
    settings: () => once('settings', async () => (await readSettings(deps.db, 'general')).value),
    ledger: () => once('ledger', async () => (await readRulebook(deps.db)).ledger),
    officeToday: (written) => once(`office ${written}`, () => readOfficeToday(deps, written)),
    fee: async (kind, slug, written) =>
      (await once('fees', () => feesAt(deps.db)))({ kind, slug }, deps.now(), written),
    async picture(named, written, alt) {
      const found = named && (await once(`picture ${named.media}`, () => findPicture(deps.db, named.media)))
      return found ? { ...found.view, alt: altOf(found, written, alt) } : null
    },
  }
}

/** A block of a page stays, even without words; what it lists may go. */
function sayTextClaims<Text extends object>(text: Text, sayings: Sayings): Text {
  if (!('blocks' in text && Array.isArray(text.blocks))) return sayClaimsIn(text, sayings)
  return { ...text, blocks: text.blocks.map((block) => sayClaimsIn(block, sayings)) }
}
