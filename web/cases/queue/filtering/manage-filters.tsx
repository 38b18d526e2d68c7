import type { SavedView } from '@rahnama/contract/cases/cases.ts'
import { DESK_FILTER_NAME_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { savedViewsQuery } from '../queries.ts'
import { useDeskAct } from '../use-desk-act.ts'
import styles from './manage-filters.module.css'

type ManageFiltersProps = { views: readonly SavedView[]; isAdmin: boolean; onClose: () => void }

export function ManageFilters({ views, isAdmin, onClose }: ManageFiltersProps) {
  const { saved: texts } = useTexts('desk')
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.manageTitle}>
      {views.length === 0 ? (
        texts.none
      ) : (
        <ul className={styles.list}>
          {views.map((view) => (
            <li key={view.id} className={styles.filter}>
              {view.isMine || isAdmin ? (
                <ChangeFilter view={view} />
              ) : (
                <>
                  <bdi>{view.name}</bdi>
                  <span className={styles.soft}>{texts.readOnly}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function ChangeFilter({ view }: { view: SavedView }) {
  const { saved: texts } = useTexts('desk')
  const queries = useQueryClient()
  const { run, tell } = useDeskAct()
  const [name, setName] = useState(view.name)
  const keep = (views: SavedView[]) => queries.setQueryData(savedViewsQuery.queryKey, views)
  const written = name.trim()
  const isNew = written !== '' && written !== view.name
  const rename = () =>
    void run(async () => {
      if (!isNew) return
      const { id, filter, isShared } = view
      keep((await call('PUT /api/desk/views/{id}', { id, name: written, filter, isShared })).views)
      tell.success({ title: texts.saved(written) })
    })
  const remove = () =>
    void run(async () => {
      keep((await call('DELETE /api/desk/views/{id}', { id: view.id })).views)
      tell.success({ title: texts.removed(view.name) })
    })
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault()
        rename()
      }}
    >
      <TextField
        label={texts.rename(view.name)}
        labelHidden
        value={name}
        onValueChange={setName}
        maxLength={DESK_FILTER_NAME_MAX_CHARS}
      />
      <IconButton type="submit" icon="check" label={texts.renameAct(view.name)} disabled={!isNew} />
      <IconButton icon="trash" label={texts.remove(view.name)} onClick={remove} />
    </form>
  )
}
