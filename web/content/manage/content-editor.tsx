import { isLasting } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { LANGUAGES, type Language, otherLanguage } from '@rahnama/contract/locale/locale.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { describeError } from '../../api/api.ts'
import { PageHead } from '../../app/page.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { LeaveGuard } from '../../staff-drafts/staff-drafts.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { RemoveContent } from './bin/remove-content.tsx'
import { RemovedNotice } from './bin/removed-notice.tsx'
import { BlockPairs, pairsOf } from './block-pairs.tsx'
import { ClaimKeys } from './claim-keys.tsx'
import { ConsultationRules } from './consultation-rules.tsx'
import { EditorBar } from './editor-bar.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { PartFields } from './fields/part-fields.tsx'
import { LanguageColumn } from './language-column.tsx'
import styles from './manage.module.css'
import { Conflict } from './merging/conflict.tsx'
import { Overtaken } from './merging/overtaken.tsx'
import { publicPathOf } from './public-path.ts'
import { shapeOf } from './shape.ts'
import { titleOf } from './title-of.ts'
import { type Editing, useEditing } from './use-editing.ts'
import { Versions } from './versions.tsx'

/** The address names the item, or the kind of a new one. */
export const OPENED_BY = ['item', 'new']

/** One item in both languages side by side. */
export function ContentEditor({ id, listName }: { id: string; listName: string }) {
  const texts = useTexts('content')
  const { language } = useLanguage()
  const editing = useEditing(id)
  const idPrefix = useId()
  const mayLeave = useRef(false)
  const [saysSame, setSaysSame] = useState<boolean>()
  const [shown, setShown] = useState<Language>(language)
  const { item, changed, faults, conflict } = editing
  const pairs = pairsOf(editing)
  const { title } = titleOf(item, language)
  const name = title ?? texts.untitled
  const keepsStep = saysSame ?? (changed.includes('en') && changed.includes('fa'))
  const path = publicPathOf(item)
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.editor}>
      <PageHead title={name} lead={texts.kinds[item.kind].one} />
      <PageHeader
        title={name}
        trail={[{ label: listName, to: '?' }]}
        caption={texts.kinds[item.kind].one}
        actions={
          path && (
            <ButtonLink href={path} target="_blank" iconEnd="external">
              {texts.view}
            </ButtonLink>
          )
        }
      />
      <RemovedNotice item={item} />
      <Overtaken editing={editing} />
      <EditingFailure editing={editing} />
      <FaultSummary {...{ faults, idPrefix }} bodyOf={editing.bodyOf} attempt={editing.attempt} onLead={setShown} />
      {item.kind === 'consultation' && <ConsultationRules slug={item.slug} />}
      {shapeOf(item.kind, 'facts').fields.length > 0 && (
        <Panel title={texts.facts}>
          <PartFields
            kind={item.kind}
            part="facts"
            body={editing.bodyOf('facts') ?? {}}
            {...{ faults, idPrefix }}
            onChange={(body) => editing.change('facts', body)}
          />
        </Panel>
      )}
      <div className={styles.languageSwitch}>
        <Segmented<Language>
          label={texts.languageShown}
          labelHidden
          segments={[language, otherLanguage(language)].map((each) => ({ value: each, label: texts.languages[each] }))}
          value={shown}
          onValueChange={setShown}
        />
      </div>
      <div className={styles.columns}>
        {LANGUAGES.map((each) => (
          <div key={each} data-shown={each === shown}>
            <LanguageColumn language={each} {...{ editing, idPrefix }} without={pairs && 'blocks'} />
          </div>
        ))}
      </div>
      {pairs && <BlockPairs {...{ editing, pairs, idPrefix, shown }} />}
      <div>
        <ClaimKeys />
        <Versions editing={editing} />
      </div>
      {!isLasting(item) && !item.removedAt && (
        <div>
          <RemoveContent item={item} mayLeave={mayLeave} />
        </div>
      )}
      <EditorBar {...{ editing, shown, keepsStep }} onKeepsStep={setSaysSame} />
      {conflict && <Conflict key={conflict.part} {...{ editing, conflict }} />}
      <LeaveGuard
        what="changes"
        isUnsaved={changed.length > 0}
        draft={editing.draft}
        openedBy={OPENED_BY}
        mayLeave={mayLeave}
      />
    </div>
  )
}

function EditingFailure({ editing: { failure } }: { editing: Editing }) {
  const texts = useTexts('content')
  const errors = useTexts('errors')
  if (!failure) return null
  const { act, error } = failure
  const isConflict = error instanceof AppError && error.code === 'CONFLICT'
  const says = () => {
    if (isConflict && act.startsWith('unpublish'))
      return error.field === 'language' ? texts.cannotUnpublish : texts.unpublishMovedOn
    if (isConflict && act.startsWith('publish')) return texts.publishMovedOn
    return describeError(error, errors)
  }
  return (
    <Alert tone="danger" live>
      {says()}
    </Alert>
  )
}
