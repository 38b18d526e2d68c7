import type { ContentVersion } from '@rahnama/contract/content/content.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from './manage.module.css'
import { CompareVersion } from './merging/compare-version.tsx'
import { SavedBy } from './part-state.tsx'
import type { Editing } from './use-editing.ts'

/** Lists everything that was ever saved, newest first. */
export function Versions({ editing }: { editing: Editing }) {
  const texts = useTexts('content').versions
  const isUnsaved = editing.changed.length > 0
  return (
    <Disclosure summary={texts.title}>
      {isUnsaved && <p className={styles.faint}>{texts.unsavedFirst}</p>}
      <ol className={styles.versions}>
        {editing.item.versions.map((version) => (
          <Version key={`${version.part}-${version.number}`} {...{ editing, version, isUnsaved }} />
        ))}
      </ol>
    </Disclosure>
  )
}

type VersionProps = { editing: Editing; version: ContentVersion; isUnsaved: boolean }

function Version({ editing, version, isUnsaved }: VersionProps) {
  const texts = useTexts('content').versions
  const { number } = formats(useLanguage().language)
  const toast = useToast()
  const { part } = version
  const isNewest = editing.item.parts[part].version === version.number
  const name = texts.name(texts.part[part], number(version.number))
  const [isCompared, setIsCompared] = useState(false)
  const restore = async () => {
    setIsCompared(false)
    if (await editing.restore(part, version.number)) toast.success({ title: texts.restored(name) })
  }
  return (
    <li className={styles.version}>
      <div>
        <strong>{name}</strong>{' '}
        <span className={styles.badges}>
          {version.isPublished && <Badge tone="success">{texts.public}</Badge>}
          {isNewest && <Badge>{texts.newest}</Badge>}
          {version.isFromSoftware && version.number > 1 && <Badge>{texts.fromSoftware}</Badge>}
          {version.restoredFrom !== null && <Badge>{texts.restoredFrom(number(version.restoredFrom))}</Badge>}
        </span>
        <p className={styles.faint}>
          <SavedBy {...version} />
        </p>
      </div>
      {!isNewest && (
        <Button size="small" icon="eye" aria-label={texts.compareNamed(name)} onClick={() => setIsCompared(true)}>
          {texts.compare}
        </Button>
      )}
      {isCompared && (
        <CompareVersion
          {...{ editing, version, name }}
          mayRestore={!isUnsaved && editing.busy === undefined}
          onRestore={restore}
          onClose={() => setIsCompared(false)}
        />
      )}
    </li>
  )
}
