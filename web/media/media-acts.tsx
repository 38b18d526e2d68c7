import type { BinnedMedia, MediaItem } from '@rahnama/contract/media/media.ts'
import type { Upload } from '@rahnama/contract/uploads/uploads.ts'
import { useCallback, useState } from 'react'
import { call, isConflict } from '../api/api.ts'
import { openDownload } from '../api/open-download.ts'
import { useOpened } from '../app/opened.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct, useUndo } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { UploadField } from '../uploads/uploads.tsx'
import styles from './media.module.css'
import { useRefreshMedia } from './queries.ts'

/** Other bytes in its place, the original, or the bin. What is used stays, and the places above say where. */
export function MediaActs({ item }: { item: MediaItem }) {
  const texts = useTexts('media')
  const [isReplacing, setReplacing] = useState(false)
  const original = useAct(async () => openDownload((await call('POST /api/media/{id}/original', { id: item.id })).url))
  return (
    <section className={styles.form}>
      <div className={styles.acts}>
        <Button icon="refresh" aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)}>
          {texts.replace}
        </Button>
        {item.state === 'ready' && (
          <Button icon="download" busy={original.isBusy} onClick={() => void original.run()}>
            {texts.original}
          </Button>
        )}
        <Remove item={item} />
      </div>
      <Failure>{original.failure}</Failure>
      {isReplacing && <Replace item={item} onDone={() => setReplacing(false)} />}
    </section>
  )
}

function Replace({ item: { id, kind }, onDone }: { item: MediaItem; onDone: () => void }) {
  const texts = useTexts('media')
  const refresh = useRefreshMedia()
  const attach = useCallback(
    async (upload: Upload) => {
      await call('POST /api/media/{id}/replace', { id, uploadId: upload.id })
      await refresh()
      onDone()
    },
    [id, refresh, onDone],
  )
  return (
    <UploadField
      label={texts.replaceLabel[kind]}
      hint={texts.replaceHint}
      purpose={kind === 'image' ? 'mediaImage' : 'mediaFile'}
      slot={`media-replace-${id}`}
      onFinished={attach}
    />
  )
}

function Remove({ item: { id, version, kind, uses } }: { item: MediaItem }) {
  const texts = useTexts('media')
  const toast = useToast()
  const refresh = useRefreshMedia()
  const { close } = useOpened(kind === 'image' ? 'images' : 'files')
  const undo = useUndo(texts.putBack, ({ id: of, removedAt }: BinnedMedia) =>
    call('POST /api/media/{id}/put-back', { id: of, removedAt }).finally(refresh),
  )
  const removing = useAct(
    async () => {
      const removed = await call('POST /api/media/{id}/remove', { id, version })
      close()
      toast.success({ title: texts.removed, description: texts.removedBody, action: undo(removed) })
    },
    { after: refresh, describe: (error) => (isConflict(error) ? texts.removeRefused : undefined) },
  )
  return (
    <>
      <Button variant="quiet" icon="trash" busy={removing.isBusy} onClick={() => void removing.run()}>
        {texts.remove}
      </Button>
      {uses > 0 && removing.failure === undefined && <span className={styles.soft}>{texts.inUse}</span>}
      <Failure>{removing.failure}</Failure>
    </>
  )
}
