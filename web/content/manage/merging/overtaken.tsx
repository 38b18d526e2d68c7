import type { ContentPart } from '@rahnama/contract/content/content.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import styles from '../manage.module.css'
import type { Editing } from '../use-editing.ts'

/** A colleague has saved while somebody types here: nothing on screen changes, and saving will merge both. */
export function Overtaken({ editing: { item, overtaken, mergedWith } }: { editing: Editing }) {
  const { conflict: texts, versions } = useTexts('content')
  const { dateTime } = formats(useLanguage().language)
  const nameOf = (name: string | null) => (name ? isolate(name) : texts.somebody)
  const say = (part: ContentPart) => {
    const { savedBy, savedAt } = item.parts[part]
    return texts.overtaken(versions.part[part], nameOf(savedBy), savedAt ? dateTime(new Date(savedAt)) : '')
  }
  return (
    <div role="status" className={styles.news}>
      {overtaken.length > 0 && (
        <Alert tone="warning">
          {overtaken.map((part) => (
            <p key={part}>{say(part)}</p>
          ))}
        </Alert>
      )}
      {mergedWith !== undefined && <Alert tone="info">{texts.merged(nameOf(mergedWith))}</Alert>}
    </div>
  )
}
