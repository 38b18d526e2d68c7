import type { AdvisorSource } from '@rahnama/contract/advisor/advisor.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { href } from '@rahnama/contract/page-paths.ts'
import { articleSource, type Composed, type Context } from '../../answers/answers.ts'
import { NOTE_PAGES, type NotePage } from '../note.ts'
import type { Topic } from '../topic.ts'

type SaidAs = Record<Language, RegExp>

/** Where the owner has published it: the whole of a tip, paragraphs of a page that say it, a section of an article. */
type Place =
  | { tip: string }
  | { page: 'terms' | 'privacy' | 'accessibility'; saying: SaidAs }
  | { article: string; heading: SaidAs }

type PublishedNote = Pick<Topic, 'id' | 'when' | 'also'> & {
  places: readonly Place[]
  page: NotePage
  /** What is said with it. */
  besides?: (context: Context) => string
}

type Found = { sentences: readonly string[]; source: AdvisorSource }

function findAt(context: Context, place: Place): Found | undefined {
  const { knowledge, language } = context
  if ('tip' in place) {
    const tip = knowledge.tips.get(place.tip)
    const source = tip && { key: `tip:${place.tip}`, title: tip.title, asOf: tip.publishedOn, href: href('tips') }
    return source && { sentences: [tip.text], source }
  }
  if ('article' in place) {
    const section = knowledge.articles
      .get(place.article)
      ?.sections.find(({ heading }) => place.heading[language].test(heading))
    return section && { sentences: section.sentences, source: articleSource(context, place.article) }
  }
  const page = knowledge.pages.get(place.page)
  const sentences = page?.sections
    .flatMap((section) => section.sentences)
    .filter((each) => place.saying[language].test(each))
  if (!page || !sentences || sentences.length === 0) return undefined
  const to = href('contentPage', { slug: place.page })
  return {
    sentences: sentences.slice(0, 1),
    source: { key: `page:${place.page}`, title: page.title, asOf: page.asOf, href: to },
  }
}

/** As it is published now; what the owner has taken away is a person's to say. */
function sayPublishedAt(context: Context, { places, page, besides }: PublishedNote): Composed {
  const found = places.flatMap((place) => findAt(context, place) ?? [])
  if (found.length === 0) return { handOver: 'notInTables' }
  const sources = new Map(found.map(({ source }) => [source.key, source]))
  return {
    // One paragraph may say it all.
    sentences: [...new Set(found.flatMap(({ sentences }) => sentences)), ...(besides ? [besides(context)] : [])],
    sources: [...sources.values()],
    link: { href: href(page), label: context.texts.advisor.links[NOTE_PAGES[page]] },
  }
}

/** What the firm has published about how it works, and what it tells everybody about documents. */
const PUBLISHED: readonly PublishedNote[] = [
  {
    id: 'documents.work-letter',
    when: [
      'workletter',
      'workletter what',
      'workletter income',
      'workletter need',
      'workletter hours',
      'workletter company',
    ],
    also: 'what need documents income hours work company how letter accepted when year',
    places: [{ tip: 'reference-letters' }],
    page: 'documents',
  },
  {
    id: 'process.tell-refusal',
    // Only its examples tell it from what a person has to judge.
    when: [],
    also: 'refusal visa othercountry letter documents upload p: case need why year profile where see data contact',
    places: [{ tip: 'tell-refusals' }, { page: 'terms', saying: { en: /truth/i, fa: /راست/ } }],
    page: 'profile',
  },
  {
    id: 'documents.clear-scan',
    when: ['scan', 'scan documents', 'scan filetype', 'scan passport', 'scan accepted', 'filetype clear'],
    also: 'documents how filetype accepted need passport police upload degree case clear size what people',
    places: [{ tip: 'clear-scans' }],
    page: 'documents',
  },
  {
    id: 'documents.name-spelling',
    when: [
      'spelling',
      'spelling myname',
      'spelling documents',
      'myname passport',
      'myname documents',
      'myname degree',
      'myname translation',
      'myname compare',
      'myname t:',
    ],
    also: 'documents passport compare degree translation t: test profile mistake if accepted police what myname letter spelling',
    places: [{ tip: 'passport-spelling' }],
    page: 'documents',
  },
  {
    id: 'money.agreement',
    when: [
      'agreement',
      'agreement ourfee',
      'agreement when',
      'agreement what',
      'ourfee translation',
      'agreement start',
      'agreement end',
    ],
    also: 'fee ourfee when start end consultant contact translation funds need before what how refund thefirm free',
    places: [{ page: 'terms', saying: { en: /agreement/i, fa: /قرارداد/ } }],
    page: 'contact',
  },
  {
    id: 'money.instalments',
    when: [
      'feeincluded',
      'feeincluded govfee',
      'feeincluded fee',
      'feeincluded ourfee',
      'instalment',
      'instalment fee',
      'instalment ourfee',
      'instalment payway',
    ],
    also: 'payway fee ourfee govfee howmuch when case consultant agreement refund month people funds first',
    places: [
      { page: 'terms', saying: { en: /sign an agreement/i, fa: /قرارداد/ } },
      { page: 'terms', saying: { en: /listed separately/i, fa: /جداگانه/ } },
    ],
    besides: ({ texts }) => texts.advisor.money.inParts,
    page: 'contact',
  },
  {
    id: 'money.refund',
    when: ['refund', 'refund ourfee', 'refund fee'],
    also: 'fee ourfee howmuch funds consultation appointment move if case refusal visa when how neg need dollar',
    places: [{ page: 'terms', saying: { en: /refunded/i, fa: /بازگردانده/ } }],
    page: 'contact',
  },
  {
    id: 'privacy.share',
    when: ['sharedata', 'sharedata government', 'sharedata data', 'sharedata iran'],
    also: 'who data documents case government iran people elsewhere passport police company privacy embassy parents partner see',
    places: [
      { page: 'privacy', saying: { en: /sell nothing/i, fa: /نمی‌فروشیم/ } },
      { page: 'privacy', saying: { en: /Authorities receive/, fa: /نهادهای دولتی/ } },
    ],
    page: 'privacySettings',
  },
  {
    id: 'privacy.referrer',
    when: [
      'referrer see',
      'referrer see case',
      'referrer see documents',
      'referrer data',
      'referrer case',
      'referrer documents',
    ],
    also: 'who what how case documents see data score file status passport people privacy company',
    places: [{ page: 'privacy', saying: { en: /referred you/i, fa: /معرف شما/ } }],
    page: 'privacySettings',
  },
  {
    id: 'contact.complaint-where',
    when: ['complaintwhere', 'complaintwhere consultant', 'complaintwhere data'],
    also: 'consultant who where thefirm data contact documents licensed privacy how',
    places: [
      { page: 'terms', saying: { en: /complain/i, fa: /شکایت/ } },
      { page: 'privacy', saying: { en: /^Complain/, fa: /^شکایت/ } },
    ],
    page: 'contact',
  },
  {
    id: 'booking.prepare',
    when: [
      'consultation prepare',
      'appointment prepare',
      'consultation documents',
      'appointment documents',
      'prepare first',
    ],
    also: 'first documents passport partner need what consultation degree consultant upload sponsor',
    places: [
      { article: 'your-first-consultation', heading: { en: /hand/i, fa: /دست/ } },
      { article: 'your-first-consultation', heading: { en: /^Before/, fa: /^پیش/ } },
    ],
    page: 'profile',
  },
  {
    id: 'privacy.log',
    when: ['openedlog', 'openedlog see', 'openedlog see who', 'openedlog who', 'openedlog case', 'openedlog documents'],
    also: 'who case documents see when last passport data where how people privacy',
    places: [{ page: 'privacy', saying: { en: /recorded/, fa: /ثبت می‌شود/ } }],
    page: 'privacySettings',
  },
  {
    id: 'site.text-size',
    when: ['textsize', 'textsize website', 'textsize how'],
    also: 'website how what low where change contact size',
    places: [
      { page: 'accessibility', saying: { en: /400/, fa: /۴۰۰/ } },
      { page: 'accessibility', saying: { en: /by phone or at the office/, fa: /تلفنی یا در دفتر/ } },
    ],
    page: 'contact',
  },
  {
    id: 'privacy.consent',
    when: ['consent', 'consent where', 'consent how', 'consent change'],
    also: 'where how data change see account neg list delete what move',
    places: [{ page: 'privacy', saying: { en: /withdraw/, fa: /پس بگیرید|پس گرفتن/ } }],
    page: 'settings',
  },
]

export const OFFICE_NOTE_TOPICS: readonly Topic[] = PUBLISHED.map((note) => ({
  ...{ id: note.id, when: note.when, also: note.also ?? '' },
  compose: (context) => sayPublishedAt(context, note),
}))
