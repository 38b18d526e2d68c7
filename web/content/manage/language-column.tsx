import { directionOf, type Language, otherLanguage } from '@rahnama/contract/locale/locale.ts'
import { LanguageProvider, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { PartFields } from './fields/part-fields.tsx'
import styles from './manage.module.css'
import { LanguageState, SavedBy } from './part-state.tsx'
import { emptyBody } from './shape.ts'
import type { Editing } from './use-editing.ts'

type LanguageColumnProps = { editing: Editing; language: Language; idPrefix: string; without?: string | undefined }

/** The text in one language, with labels in that language and its own direction. */
export function LanguageColumn({ editing, language, idPrefix, without }: LanguageColumnProps) {
  const texts = useTexts('content')
  const toast = useToast()
  const { item, faults } = editing
  const body = editing.bodyOf(language)
  const name = texts.languages[language]
  const state = item.parts[language]
  const unpublish = async () => {
    if (await editing.unpublish(language)) toast.success({ title: texts.unpublished(name) })
  }
  return (
    <Panel title={name}>
      <div className={styles.state}>
        <LanguageState row={item} language={language} />
        <span>
          <SavedBy {...state} />
        </span>
      </div>
      {state.isStale && <p className={styles.faint}>{texts.staleHint}</p>}
      {body ? (
        <div className={styles.written} lang={language} dir={directionOf(language)}>
          <LanguageProvider initial={language}>
            <PartFields
              kind={item.kind}
              part={language}
              {...{ body, faults, idPrefix, without }}
              onChange={(next) => editing.change(language, next)}
            />
          </LanguageProvider>
        </div>
      ) : (
        <Unwritten editing={editing} language={language} />
      )}
      {body && !item.removedAt && state.published !== null && (
        <div className={styles.acts}>
          <Button variant="quiet" onClick={unpublish}>
            {texts.unpublish(name)}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Unwritten({ editing, language }: { editing: Editing; language: Language }) {
  const texts = useTexts('content')
  const other = otherLanguage(language)
  const written = editing.bodyOf(other)
  const { kind } = editing.item
  return (
    <>
      <p className={styles.faint}>{texts.unwritten(texts.languages[language])}</p>
      <div className={styles.acts}>
        <Button icon="edit" onClick={() => editing.change(language, emptyBody(kind, language))}>
          {texts.begin}
        </Button>
        {written && (
          <Button icon="copy" variant="quiet" onClick={() => editing.change(language, written)}>
            {texts.beginWithCopy(texts.languages[other])}
          </Button>
        )}
      </div>
    </>
  )
}
