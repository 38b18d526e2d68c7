import type { ContentPart } from '@rahnama/contract/content-kinds.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { differencesBetween } from './differences.ts'
import styles from './manage.module.css'
import type { Editing } from './use-editing.ts'

/** Somebody was first: both versions, place by place, and whose shall hold. */
export function Conflict({ editing, part }: { editing: Editing; part: ContentPart }) {
  const { conflict: texts, versions, fields, saved } = useTexts('content')
  const format = formats(useLanguage().language)
  const toast = useToast()
  const { item } = editing
  const { savedBy, savedAt } = item.parts[part]
  const differences = differencesBetween(editing.bodyOf(part), item.bodies[part])
  const placeOf = (path: string) =>
    path
      .split('.')
      .map((step) => (step in fields ? fields[step as keyof typeof fields] : format.number(Number(step) + 1)))
      .join(' › ')
  const keep = async () => {
    if (await editing.keepMine(part)) toast.success({ title: saved })
  }
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && editing.closeConflict()}
      title={texts.title}
      description={texts.body(
        versions.part[part],
        savedBy ? isolate(savedBy) : texts.somebody,
        savedAt ? format.dateTime(new Date(savedAt)) : '',
      )}
      actions={
        <>
          <Button variant="primary" onClick={keep}>
            {texts.keepMine}
          </Button>
          <Button onClick={() => editing.takeTheirs(part)}>{texts.takeTheirs}</Button>
        </>
      }
    >
      <DataTable
        caption={texts.title}
        captionHidden
        rows={differences}
        keyOf={({ path }) => path}
        nameOf={({ path }) => placeOf(path)}
        empty={texts.same}
        columns={[
          { key: 'place', header: texts.place, cell: ({ path }) => placeOf(path) },
          { key: 'mine', header: texts.mine, cell: ({ mine }) => <Side>{mine}</Side> },
          { key: 'theirs', header: texts.theirs, cell: ({ theirs }) => <Side>{theirs}</Side> },
        ]}
      />
    </Dialog>
  )
}

function Side({ children }: { children: string }) {
  return (
    <span className={styles.side} dir="auto">
      {children}
    </span>
  )
}
