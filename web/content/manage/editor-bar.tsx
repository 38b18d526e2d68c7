import { LANGUAGES, type Language, otherLanguage } from '@rahnama/contract/locale/locale.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { DraftNotice } from '../../staff-drafts/staff-drafts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from './manage.module.css'
import { Preview } from './preview/preview.tsx'
import { shapeOf } from './shape.ts'
import type { Editing } from './use-editing.ts'

type EditorBarProps = {
  editing: Editing
  /** The language in sight where there is room for one only. */
  shown: Language
  keepsStep: boolean
  onKeepsStep: (checked: boolean | undefined) => void
}

/** It stays in sight, one row of it: save, publish, preview, and what of that the other language would notice. */
export function EditorBar({ editing, shown, keepsStep, onKeepsStep }: EditorBarProps) {
  const texts = useTexts('content')
  const toast = useToast()
  const { item, changed, busy } = editing
  const isUnsaved = changed.length > 0
  const isStale = item.parts.en.isStale || item.parts.fa.isStale
  const written = LANGUAGES.filter((each) => editing.bodyOf(each))
  const asksStep = written.length === LANGUAGES.length && (isStale || changed.some((part) => part !== 'facts'))
  const save = async () => {
    if (!(await editing.save(keepsStep && asksStep))) return
    onKeepsStep(undefined)
    toast.success({ title: texts.saved })
  }
  const publish = async (language: Language) => {
    const name = texts.languages[language]
    if (await editing.publish(language, keepsStep && asksStep))
      toast.success({ title: texts.published(name), description: texts.publishedBody })
  }
  if (item.removedAt) return null
  return (
    <>
      {(isUnsaved || asksStep) && (
        <div className={styles.fields}>
          {isUnsaved && <DraftNotice what="changes" draft={editing.draft} />}
          {asksStep && (
            <Checkbox
              label={texts.keepsStep}
              hint={texts.keepsStepHint}
              checked={keepsStep}
              onCheckedChange={onKeepsStep}
            />
          )}
        </div>
      )}
      <div className={styles.bar} role="region" aria-label={texts.bar}>
        <Button
          size="small"
          busy={busy === 'save'}
          busyLabel={texts.saving}
          disabled={!isUnsaved && !(asksStep && keepsStep)}
          onClick={save}
        >
          {texts.save}
        </Button>
        {written.map((each) => (
          <span key={each} className={styles.oneOfTwo} data-shown={each === shown || written.length === 1}>
            <Button
              size="small"
              variant="primary"
              busy={busy === `publish-${each}`}
              busyLabel={texts.publishing}
              onClick={() => publish(each)}
            >
              {texts.publish(texts.languages[each])}
            </Button>
          </span>
        ))}
        {item.kind !== 'tip' && written.length > 0 && <Preview {...{ editing, shown }} />}
        <SharedFacts editing={editing} />
      </div>
    </>
  )
}

/** Facts are shared: publishing one language shows the changed ones to readers of the other. */
function SharedFacts({ editing: { item, changed } }: { editing: Editing }) {
  const texts = useTexts('content')
  const { facts, ...parts } = item.parts
  const areNew = changed.includes('facts') || (facts.published !== null && facts.published !== facts.version)
  const readers = LANGUAGES.filter((each) => parts[each].published !== null)
  const [first] = readers
  if (!areNew || !first || shapeOf(item.kind, 'facts').fields.length === 0) return null
  return (
    <p className={styles.shared} role="status">
      {readers.length > 1
        ? texts.sharedByBoth
        : texts.sharedWith(texts.languages[otherLanguage(first)], texts.languages[first])}
    </p>
  )
}
