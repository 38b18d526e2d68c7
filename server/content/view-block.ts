import { type Block, type BlockView, type OfficeToday, parseProse } from '@rahnama/contract/content/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { GeneralSettings } from '@rahnama/contract/site-settings.ts'
import type { Claims } from './claims.ts'
import type { Reader } from './reader.ts'
import {
  viewArticleCards,
  viewConsultations,
  viewFaq,
  viewMembers,
  viewPoints,
  viewServices,
  viewStories,
} from './view-items.ts'

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

const HOURS_CLAIM = 'business-hours'

/** Fills in what the block names. `language` is the one the block itself is written in. */
export async function viewBlock(reader: Reader, language: Language, block: Block): Promise<BlockView> {
  switch (block.type) {
    case 'hero':
      return { ...block, picture: await reader.picture(block.image, language) }
    case 'image':
      return { ...block, picture: await reader.picture(block.image, language, block.alt) }
    case 'prose':
      return { ...block, prose: parseProse(block.prose) }
    case 'values':
      return { ...block, values: await viewPoints(reader, 'value') }
    case 'stats':
      return { ...block, claims: pickClaims(await reader.claims(reader.language), block.claims) }
    case 'services':
      return { ...block, services: (await viewServices(reader)).filter(({ area }) => area === block.area) }
    case 'people':
      return { ...block, people: await viewMembers(reader) }
    case 'credentials':
      return { ...block, credentials: await viewPoints(reader, 'credential') }
    case 'stories':
      return { ...block, stories: (await viewStories(reader)).slice(0, block.atMost) }
    case 'faq':
      return { ...block, questions: await viewFaq(reader, block.topic) }
    case 'articles':
      return { ...block, articles: (await viewArticleCards(reader)).slice(0, block.atMost) }
    case 'contact-cards':
      return viewContactCards(block, await reader.settings(), {
        ...{ language, claims: await reader.claims(language), today: await reader.officeToday(language) },
      })
    case 'consultations':
      return { ...block, consultations: await viewConsultations(reader) }
    case 'mail-invitation':
      return { ...block, address: (await reader.settings())[`${block.to}Email`] }
    default:
      return block
  }
}

/** A heading over nothing is not shown: the owner may have taken back all that stood under it. */
export function hasSomethingToShow(block: BlockView): boolean {
  return keptIn(block)?.length !== 0
}

/** Figures are not counted: the front page hangs more on their place. */
function keptIn(block: BlockView): readonly object[] | undefined {
  switch (block.type) {
    case 'image':
      return block.picture ? [block.picture] : []
    case 'values':
      return block.values
    case 'services':
      return block.services
    case 'people':
      return block.people
    case 'credentials':
      return block.credentials
    case 'stories':
      return block.stories
    case 'faq':
      return block.questions
    case 'articles':
      return block.articles
    default:
      return undefined
  }
}

function pickClaims({ views }: Claims, keys: readonly string[]): Claims['views'] {
  return keys.flatMap((key) => views.filter((claim) => claim.key === key))
}

function viewContactCards(
  block: BlockOf<'contact-cards'>,
  settings: GeneralSettings,
  { language, claims: { sayings }, today }: { language: Language; claims: Claims; today: OfficeToday },
): BlockView {
  const values = {
    email: settings.contactEmail,
    phone: settings.phone,
    office: settings.office[language],
    hours: sayings.get(HOURS_CLAIM),
  }
  const cards = block.cards.flatMap((card) => {
    const value = values[card.what]
    return value === undefined ? [] : [{ ...card, value, ...(card.what === 'hours' && { today }) }]
  })
  return { ...block, cards }
}
