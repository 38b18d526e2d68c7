import { formats } from '@rahnama/contract/locale/locale.ts'
import { MEDIA_NEEDS, type MediaKind, type MediaRow } from '@rahnama/contract/media/media.ts'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import type { Asked, Resource } from '../resource/resource.tsx'
import { href } from '../site-map.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import styles from './media.module.css'
import { MediaDetail } from './media-detail.tsx'
import { StateBadge } from './media-state.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** Images or files as a list of the owner. */
export function useMedia(kind: MediaKind): Resource<MediaRow> {
  const texts = useTexts('media')
  const { number, fileSize } = formats(useLanguage().language)
  const needs = kind === 'image' ? MEDIA_NEEDS : MEDIA_NEEDS.filter((need) => need !== 'alt')
  const columns: Resource<MediaRow>['columns'] = [
    {
      key: 'name',
      header: texts.columns.name,
      cell: (row) => (
        <span className={styles.named}>
          <Thumbnail row={row} />
          <span dir="auto">{row.name}</span>
        </span>
      ),
      sortable: true,
    },
    { key: 'state', header: texts.columns.state, cell: (row) => <Needs row={row} /> },
    { key: 'size', header: texts.columns.size, cell: ({ size }) => fileSize(size) },
    {
      key: 'uses',
      header: texts.columns.uses,
      cell: ({ uses }) => (uses === 0 ? texts.unused : texts.uses(uses, number(uses))),
    },
    { key: 'addedAt', header: texts.columns.addedAt, cell: ({ addedAt }) => <Moment at={addedAt} />, sortable: true },
  ]
  return {
    name: kind === 'image' ? 'images' : 'files',
    texts: texts.pages[kind],
    columns,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    search: texts.search[kind],
    filters: [
      {
        name: 'needs',
        label: texts.needs,
        options: needs.map((value) => ({ value, label: texts.needsOptions[value] })),
      },
    ],
    fetch: (asked, after, signal) =>
      call('GET /api/media', { kind, ...toInput(asked), ...(after && { after }) }, { signal }),
    ...(kind === 'image' && {
      tile: (row: MediaRow) => (
        <>
          <Thumbnail row={row} isLarge />
          <span className={styles.tileName} dir="auto">
            {row.name}
          </span>
          <Needs row={row} />
        </>
      ),
    }),
    many: [
      {
        label: texts.remove,
        busy: texts.removing,
        icon: 'trash',
        run: async (rows) => {
          const items = rows.map(({ id, version }) => ({ id, version }))
          const outcome = await call('POST /api/media/remove', { items })
          return { ...outcome, undo: () => call('POST /api/media/put-back', { items: outcome.done }) }
        },
        done: texts.many.removed,
        why: ({ code, field }) =>
          code === 'CONFLICT' ? (field === 'uses' ? texts.many.inUse : texts.many.changed) : undefined,
      },
    ],
    detail: { title: texts.one[kind], draw: (id) => <MediaDetail key={id} id={id} /> },
    actions: (
      <ButtonLink to={href('adminUpload')} variant="primary" icon="upload">
        {texts.upload}
      </ButtonLink>
    ),
  }
}

function Needs({ row }: { row: MediaRow }) {
  const texts = useTexts('media')
  const lacksAlt = row.kind === 'image' && !row.isDecorative && (row.alt.en === '' || row.alt.fa === '')
  return (
    <span className={styles.badges}>
      <StateBadge {...row} />
      {row.state === 'ready' && lacksAlt && <Badge tone="warning">{texts.lacksAlt}</Badge>}
      {row.isDecorative && <Badge>{texts.decorativeBadge}</Badge>}
    </span>
  )
}

/** The address may say anything: the server refuses what is no choice, and that is shown. */
function toInput({ search, filters, sort }: Asked) {
  return {
    ...(search && { search }),
    ...(filters as { needs?: (typeof MEDIA_NEEDS)[number] }),
    ...(sort && { sort: sort.column as 'addedAt' | 'name', order: sort.order }),
  }
}
