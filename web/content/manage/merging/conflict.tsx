import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { RadioGroup } from '../../../ui/radio/radio.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import styles from '../manage.module.css'
import { usePlaceName } from '../place-name.ts'
import type { Editing, PartConflict } from '../use-editing.ts'
import type { Side } from './merge-bodies.ts'
import { Said } from './said.tsx'

/** Both changed the same place in different ways: for each of them, whose shall hold. All else is merged already. */
export function Conflict({ editing, conflict }: { editing: Editing; conflict: PartConflict }) {
  const { conflict: texts, versions, saved } = useTexts('content')
  const format = formats(useLanguage().language)
  const toast = useToast()
  const placeOf = usePlaceName()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const { part, conflicts } = conflict
  const { savedBy, savedAt } = editing.item.parts[part]
  const isOpen = conflicts.some(({ path }) => choices[path] === undefined)
  const save = async () => {
    if (await editing.resolve(choices)) toast.success({ title: saved })
  }
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => open || editing.closeConflict()}
      title={texts.title}
      description={texts.body(
        versions.part[part],
        savedBy ? isolate(savedBy) : texts.somebody,
        savedAt ? format.dateTime(new Date(savedAt)) : '',
      )}
      actions={
        <>
          <Button variant="primary" disabled={isOpen} onClick={save}>
            {texts.save}
          </Button>
          <Button onClick={editing.closeConflict}>{texts.cancel}</Button>
        </>
      }
    >
      <div className={styles.conflicts}>
        {conflicts.map(({ path, ...sides }) => (
          <RadioGroup
            key={path}
            label={placeOf(path, editing.bodyOf(part))}
            value={choices[path]}
            onValueChange={(side) => setChoices((all) => ({ ...all, [path]: side }))}
            options={(['mine', 'theirs'] as const).map((side) => ({
              value: side,
              label: texts[side],
              hint: <Said value={sides[side]} />,
            }))}
          />
        ))}
      </div>
    </Dialog>
  )
}
