import type { Issue } from '@rahnama/contract/errors.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import {
  checkEntry,
  type EntryAnswers,
  entriesIn,
  type Group,
  visibleEntryFields,
} from '@rahnama/contract/long-form/long-form.ts'
import { useEffect, useState } from 'react'
import type { AnyFieldTexts } from '../i18n/form-texts.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { focusField, useFaultsLeft } from '../ui/error-summary/error-summary.tsx'
import { type Editing, RepeatGroup } from '../ui/repeat-group/repeat-group.tsx'
import { useFaultText } from './fault-text.ts'
import { idOf, localToday, useOpenForm } from './form-context.ts'
import styles from './long-form.module.css'
import { Question } from './question.tsx'
import { answersNow, type Box } from './sheet-state.ts'
import { issuesOf } from './step-issues.ts'
import { boxFor } from './typed.ts'

type GroupQuestionProps = {
  group: Group
  texts: AnyFieldTexts
  /** The last attempt to go on found these in the whole step, and they are still wrong. */
  issues: readonly Issue[]
  onOpenEntry: (path: string | undefined) => void
}

/** Jobs, children, tests. An entry is part of the answers from its first letter on, so that none is lost half-typed. */
export function GroupQuestion({ group, texts, issues, onOpenEntry }: GroupQuestionProps) {
  const { form, store, sheet, shown } = useOpenForm()
  const words = useTexts('longForm').group
  const { number } = formats(useLanguage().language)
  const textOf = useFaultText()
  const [newId, setNewId] = useState<string>()
  const pathOf = (id: string) => `${group.name}.${id}`
  const entries = entriesIn(answersNow(form, sheet)[group.name])
  const listed = entries.filter(({ id }) => id !== newId)
  const own = issues.find(({ field }) => field === group.name)
  const isUnfinished = (entry: EntryAnswers) => checkEntry(group, entry, shown, localToday()).length > 0

  const change = (next: readonly EntryAnswers[]) => {
    const ids = new Set(next.map(({ id }) => id))
    for (const { id } of listed) if (!ids.has(id)) store.removeEntry(pathOf(id))
    for (const { id } of next) {
      if (id === newId) setNewId(undefined)
      else if (!listed.some((each) => each.id === id)) store.restoreEntry(pathOf(id))
    }
  }
  return (
    <RepeatGroup
      id={idOf(group.name)}
      label={texts.label}
      hint={texts.hint}
      error={own && textOf(own)}
      optional={group.optional === true}
      items={listed}
      onItemsChange={change}
      makeItem={() => {
        const id = store.addEntry(group.name)
        setNewId(id)
        return { id }
      }}
      nameOf={(entry) => texts.name?.(entry, number(entries.findIndex(({ id }) => id === entry.id) + 1)) ?? ''}
      detailOf={(entry) => isUnfinished(entry) && <span className={styles.unfinished}>{words.unfinished}</span>}
      editor={({ item, onSave, onCancel }) => (
        <EntryEditor
          key={item.id}
          group={group}
          texts={texts}
          entry={entries.find(({ id }) => id === item.id) ?? item}
          issues={issues}
          onOpenEntry={onOpenEntry}
          onSave={onSave}
          onCancel={() => {
            if (item.id === newId) {
              store.removeEntry(pathOf(item.id))
              setNewId(undefined)
            }
            onCancel()
          }}
        />
      )}
      {...(texts.add && { addLabel: texts.add })}
      {...(texts.empty && { emptyText: texts.empty })}
      max={group.max}
    />
  )
}

type EntryEditorProps = Pick<Editing<EntryAnswers>, 'onSave' | 'onCancel'> & {
  group: Group
  texts: AnyFieldTexts
  entry: EntryAnswers
  issues: readonly Issue[]
  onOpenEntry: (path: string | undefined) => void
}

function EntryEditor({ group, texts, entry, issues, onOpenEntry, onSave, onCancel }: EntryEditorProps) {
  const { form, store, sheet, shown } = useOpenForm()
  const words = useTexts('longForm').group
  const textOf = useFaultText()
  const path = `${group.name}.${entry.id}`
  const [atOpening] = useState(() => boxesAtOpening())
  const step = form.steps.find(({ fields }) => fields.some(({ name }) => name === group.name))
  const check = () =>
    step ? issuesOf(form, step, sheet, shown, localToday()).filter(({ field }) => field.startsWith(`${path}.`)) : []
  const [found, setFound] = useFaultsLeft(({ field }) => field, check)

  useEffect(() => {
    onOpenEntry(path)
    return () => onOpenEntry(undefined)
  }, [onOpenEntry, path])

  const finish = () => {
    const faults = check()
    setFound(faults)
    const [first] = faults
    if (first) requestAnimationFrame(() => focusField(idOf(first.field)))
    else onSave(entry)
  }
  const cancel = () => {
    for (const [each, box] of Object.entries(atOpening)) store.type(each, box.box)
    onCancel()
  }
  const errorOf = (name: string) => {
    const issue = [...found, ...issues].find(({ field }) => field === `${path}.${name}`)
    return issue && textOf(issue)
  }
  return (
    <div className={styles.entry}>
      {visibleEntryFields(group, shown, entry).map((field) => (
        <Question
          key={field.name}
          field={field}
          path={`${path}.${field.name}`}
          texts={texts.fields?.[field.name] ?? { label: field.name }}
          error={errorOf(field.name)}
        />
      ))}
      <div className={styles.acts}>
        <Button onClick={finish}>{words.done}</Button>
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )

  function boxesAtOpening(): Record<string, Box> {
    return Object.fromEntries(
      group.fields
        .filter((field) => field.kind !== 'document')
        .map((field) => {
          const each = `${path}.${field.name}`
          return [each, sheet.boxes[each] ?? { box: boxFor(field, sheet.kept[each]), at: 0 }]
        }),
    )
  }
}
