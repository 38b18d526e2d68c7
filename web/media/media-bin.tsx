import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { BinnedMedia } from '@rahnama/contract/media/media.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { ManyBar, useSelected } from '../many/many.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './media.module.css'
import { mediaBinQuery, useLiveMedia, useRefreshMedia } from './queries.ts'

/** So few days left are said in another colour. */
const LAST_DAYS = 3

const keyOf = ({ id }: BinnedMedia) => id
const nameOf = ({ name }: BinnedMedia) => name

/** Images and files that were removed: back with one press, or gone for ever. */
export function MediaBin() {
  const texts = useTexts('media')
  const { number } = formats(useLanguage().language)
  const { data: binned } = useSuspenseQuery(mediaBinQuery)
  const toast = useToast()
  const refresh = useRefreshMedia()
  useLiveMedia()
  const puttingBack = useAct(
    async ({ id, removedAt }: BinnedMedia) => {
      await call('POST /api/media/{id}/put-back', { id, removedAt })
      toast.success({ title: texts.putBackDone })
    },
    { after: refresh },
  )
  const selected = useSelected(binned, keyOf)
  return (
    <>
      <Failure>{puttingBack.failure}</Failure>
      <DataTable
        selection={selected.selection}
        caption={texts.bin.heading}
        captionHidden
        rows={binned}
        keyOf={keyOf}
        nameOf={nameOf}
        empty={<p className={styles.soft}>{texts.bin.empty}</p>}
        columns={[
          {
            key: 'name',
            header: texts.columns.name,
            cell: ({ name, kind, thumbnail }) => (
              <span className={styles.named}>
                <span className={styles.thumbnail}>
                  {thumbnail ? (
                    <img className={styles.thumbnailImage} src={thumbnail} alt="" />
                  ) : (
                    <Icon name={kind === 'image' ? 'image' : 'file'} />
                  )}
                </span>
                <bdi>{name}</bdi>
              </span>
            ),
          },
          { key: 'by', header: texts.bin.by, cell: ({ removedBy }) => <bdi>{removedBy ?? texts.bin.somebody}</bdi> },
          { key: 'at', header: texts.bin.at, cell: ({ removedAt }) => <Moment at={removedAt} /> },
          {
            key: 'left',
            header: texts.bin.left,
            cell: ({ daysLeft }) => (
              <Badge tone={daysLeft <= LAST_DAYS ? 'warning' : 'neutral'}>
                {texts.bin.days(daysLeft, number(daysLeft))}
              </Badge>
            ),
          },
          {
            key: 'acts',
            header: texts.bin.acts,
            cell: (row) => (
              <span className={styles.acts}>
                <Button
                  size="small"
                  icon="undo"
                  aria-label={texts.bin.putBackNamed(row.name)}
                  busy={puttingBack.isBusy && puttingBack.given?.[0].id === row.id}
                  onClick={() => void puttingBack.run(row)}
                >
                  {texts.putBack}
                </Button>
                <DeleteForever row={row} />
              </span>
            ),
          },
        ]}
      />
      <ManyBar
        {...{ selected, keyOf, nameOf }}
        after={refresh}
        acts={[
          {
            label: texts.putBack,
            busy: texts.many.puttingBack,
            icon: 'undo',
            run: (rows) =>
              call('POST /api/media/put-back', { items: rows.map(({ id, removedAt }) => ({ id, removedAt })) }),
            done: texts.many.putBack,
          },
        ]}
      />
    </>
  )
}

function DeleteForever({ row: { id, name, removedAt } }: { row: BinnedMedia }) {
  const { bin: texts, cancel } = useTexts('media')
  const toast = useToast()
  const refresh = useRefreshMedia()
  const [isOpen, setOpen] = useState(false)
  const deleting = useAct(
    async () => {
      await call('POST /api/media/{id}/delete', { id, removedAt })
      setOpen(false)
      toast.success({ title: texts.deleted })
    },
    { after: refresh },
  )
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.deleteTitle}
      description={texts.deleteBody(isolate(name))}
      size="small"
      trigger={
        <Button size="small" variant="quiet" icon="trash" aria-label={texts.deleteNamed(name)}>
          {texts.delete}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" busy={deleting.isBusy} onClick={() => void deleting.run()}>
            {texts.delete}
          </Button>
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        </>
      }
    >
      <Failure>{deleting.failure}</Failure>
    </Dialog>
  )
}
