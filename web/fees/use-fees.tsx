import type { FeeRow } from '@rahnama/contract/fees.ts'
import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import type { Resource } from '../resource/resource.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import { FeeDetail } from './fee-detail.tsx'
import { FeeDay, FeeText } from './fee-text.tsx'

/** The firm's own fees as a resource. */
export function useFees() {
  const texts = useTexts('fees').owner
  const { language } = useLanguage()
  return {
    name: 'fees',
    texts: texts.page,
    columns: [
      { key: 'title', header: texts.columns.title, cell: ({ title }) => <bdi>{title[language]}</bdi> },
      { key: 'kind', header: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
      { key: 'fee', header: texts.columns.fee, cell: ({ history: [fee] }) => <FeeText fee={fee} /> },
      {
        key: 'since',
        header: texts.columns.since,
        cell: ({ history: [fee] }) => (fee ? <FeeDay fee={fee} /> : '–'),
      },
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title[language],
    search: texts.search,
    filters: [
      {
        name: 'kind',
        label: texts.columns.kind,
        options: (['consultation', 'service'] as const).map((value) => ({ value, label: texts.kinds[value] })),
      },
    ],
    // A firm has a dozen of them: they arrive at once, and are looked through here.
    fetch: async ({ search, filters }, _after, signal) => {
      const all = await call('GET /api/fees', {}, { signal })
      const words = foldForSearch(search)
      const rows = all.rows.filter(
        ({ kind, title }) =>
          (!filters.kind || filters.kind === kind) && foldForSearch(`${title.en} ${title.fa}`).includes(words),
      )
      return { rows, next: null, total: { count: rows.length, isMore: false } }
    },
    detail: { title: texts.one, draw: (id) => <FeeDetail id={id} /> },
    above: (
      <p>
        {texts.toman} <TextLink to={href('adminAdvisor')}>{texts.tomanLink}</TextLink>
      </p>
    ),
  } satisfies Resource<FeeRow>
}
