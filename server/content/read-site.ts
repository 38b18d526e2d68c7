import type { SiteView } from '@rahnama/contract/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Deps } from '../deps.ts'
import { pagePath } from './page-path.ts'
import { readContentVersion } from './published.ts'
import { createReader } from './reader.ts'
import { HOURS_CLAIM, REPLY_CLAIM } from './view-block.ts'

export async function readSite(deps: Deps, language: Language): Promise<SiteView> {
  const reader = createReader(deps, language)
  const [settings, claims, pages, version] = await Promise.all([
    reader.settings(),
    reader.claims(language),
    reader.all('page'),
    readContentVersion(deps.db),
  ])
  const claim = (key: string) => claims.views.find((view) => view.key === key) ?? null
  const { contactEmail, careersEmail, storiesEmail, phone } = settings
  return {
    version,
    name: settings.name[language],
    office: settings.office[language],
    contactEmail,
    careersEmail,
    storiesEmail,
    phone,
    hours: claim(HOURS_CLAIM),
    reply: claim(REPLY_CLAIM),
    footerPages: pages
      .filter(({ facts }) => facts.isInFooter)
      .map(({ slug, language: written, text }) => ({ path: pagePath(slug), language: written, title: text.title })),
  }
}
