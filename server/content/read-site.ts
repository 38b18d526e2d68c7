import type { SiteView } from '@rahnama/contract/content/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { SOCIAL_NETWORKS } from '@rahnama/contract/social-networks.ts'
import type { Deps } from '../deps.ts'
import { pagePath } from './page-path.ts'
import { readContentVersion } from './published.ts'
import { createReader } from './reader.ts'

export async function readSite(deps: Deps, _caller: unknown, { language }: { language: Language }): Promise<SiteView> {
  const reader = createReader(deps, language)
  const [settings, pages, version] = await Promise.all([
    reader.settings(),
    reader.all('page'),
    readContentVersion(deps.db),
  ])
  const { contactEmail, careersEmail, storiesEmail, phone } = settings
  return {
    version,
    name: settings.name[language],
    office: settings.office[language],
    contactEmail,
    careersEmail,
    storiesEmail,
    phone,
    links: SOCIAL_NETWORKS.flatMap((network) => {
      const href = settings.links[network]
      return href ? [{ network, href }] : []
    }),
    footerPages: pages
      .filter(({ facts }) => facts.isInFooter)
      .map(({ slug, language: written, text }) => ({ path: pagePath(slug), language: written, title: text.title })),
  }
}
