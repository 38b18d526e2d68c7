import { MEDIA_KINDS, type MediaKind } from '@rahnama/contract/media/media.ts'
import type { Upload } from '@rahnama/contract/uploads/uploads.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { UploadField } from '../uploads/uploads.tsx'
import styles from './media.module.css'
import { StateBadge } from './media-state.tsx'
import { mediaQuery, useLiveMedia, useRefreshMedia } from './queries.ts'
import { Thumbnail } from './thumbnail.tsx'

const PURPOSES = { image: 'mediaImage', file: 'mediaFile' } as const

/** Many at once, in any order; each goes on where it stopped when the line breaks. */
export default function UploadPage() {
  const texts = useTexts('media')
  const refresh = useRefreshMedia()
  const [added, setAdded] = useState<readonly string[]>([])
  useLiveMedia()
  const add = useCallback(
    async (kind: MediaKind, upload: Upload) => {
      const { id } = await call('POST /api/media', { kind, uploadId: upload.id })
      setAdded((before) => [id, ...before])
      await refresh()
    },
    [refresh],
  )
  return (
    <>
      <PageHead {...texts.pages.upload} />
      <PageHeader title={texts.pages.upload.heading} lead={texts.pages.upload.lead} />
      <div className={styles.stack}>
        {MEDIA_KINDS.map((kind) => (
          <UploadPanel key={kind} kind={kind} onAdd={add} />
        ))}
        <Panel title={texts.added}>
          {added.length === 0 ? (
            <p className={styles.soft}>{texts.nothingAdded}</p>
          ) : (
            <ul className={styles.rows}>
              {added.map((id) => (
                <AddedMedia key={id} id={id} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </>
  )
}

type UploadPanelProps = { kind: MediaKind; onAdd: (kind: MediaKind, upload: Upload) => Promise<void> }

function UploadPanel({ kind, onAdd }: UploadPanelProps) {
  const texts = useTexts('media')
  const attach = useCallback((upload: Upload) => onAdd(kind, upload), [kind, onAdd])
  return (
    <Panel title={texts.uploads[kind].title}>
      <UploadField
        label={texts.uploads[kind].label}
        hint={texts.uploads[kind].hint}
        purpose={PURPOSES[kind]}
        slot={`media-${kind}`}
        multiple
        onFinished={attach}
      />
    </Panel>
  )
}

function AddedMedia({ id }: { id: string }) {
  const texts = useTexts('media')
  const { data: item } = useQuery(mediaQuery(id))
  if (!item) return null
  const [route, opens] =
    item.kind === 'image' ? (['adminImages', 'images'] as const) : (['adminFiles', 'files'] as const)
  return (
    <li className={styles.added}>
      <Thumbnail row={item} />
      <span className={styles.addedName} dir="auto">
        {item.name}
      </span>
      <StateBadge {...item} />
      <ButtonLink to={`${href(route)}?${opens}=${id}`} size="small">
        {item.kind === 'image' ? texts.describe : texts.open}
      </ButtonLink>
    </li>
  )
}
