import type { ContentPart, NewKind } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { directionOf, LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call, isConflict } from '../../api/api.ts'
import { PageHead } from '../../app/page.tsx'
import { LanguageProvider, useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { DraftNotice, LeaveGuard, useStaffDraft } from '../../staff-drafts/staff-drafts.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { ClaimKeys } from './claim-keys.tsx'
import { OPENED_BY } from './content-editor.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { PartFields } from './fields/part-fields.tsx'
import styles from './manage.module.css'
import { newDraftOf } from './queries.ts'
import { type Body, emptyBody, shapeOf } from './shape.ts'
import { type PartFault, partFaultsOf } from './use-editing.ts'

type NewDraft = { slug: string; bodies: Partial<Record<ContentPart, Body>> }
const NOTHING: NewDraft = { slug: '', bodies: {} }

/** A first draft: its address, its facts, and a text in one language or both. */
export function NewContent({ kind, listName }: { kind: NewKind; listName: string }) {
  const texts = useTexts('content')
  const errors = useTexts('errors')
  const { language } = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const idPrefix = useId()
  const mayLeave = useRef(false)
  const draft = useStaffDraft<NewDraft>(newDraftOf(kind))
  const { slug, bodies } = draft.body ?? NOTHING
  const [faults, setFaults] = useState<readonly PartFault[]>([])
  const [slugError, setSlugError] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const bodyOf = (part: ContentPart) => bodies[part] ?? emptyBody(kind, part)
  const setSlug = (typed: string) => draft.write((all = NOTHING) => ({ ...all, slug: typed }))
  const change = (part: ContentPart) => (body: Body) =>
    draft.write((all = NOTHING) => ({ ...all, bodies: { ...all.bodies, [part]: body } }))
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }), [])

  const refuse = (error: unknown) => {
    if (isConflict(error)) return setSlugError(texts.slugTaken)
    const issues = error instanceof AppError && error.code === 'INVALID_INPUT' ? (error.issues ?? []) : []
    if (issues.length === 0) throw error
    if (issues.some(({ field }) => field === 'slug')) return setSlugError(errors.faults.INVALID)
    setFaults(partFaultsOf(issues))
  }
  const creating = useAct(async () => {
    setFaults([])
    setSlugError(undefined)
    const written = LANGUAGES.filter((each) => bodies[each] !== undefined)
    const sent = written.length > 0 ? written : [language]
    try {
      const item = await call('POST /api/content-editing/items', {
        kind,
        slug,
        facts: bodyOf('facts'),
        ...Object.fromEntries(sent.map((each) => [each, bodyOf(each)])),
      })
      mayLeave.current = true
      draft.drop()
      toast.success({ title: texts.created })
      await navigate(`?item=${item.id}`, { replace: true })
    } catch (error) {
      setAttempt((count) => count + 1)
      refuse(error)
    }
  })

  return (
    <div className={styles.editor}>
      <PageHead title={texts.kinds[kind].add} lead={texts.kinds[kind].one} />
      <PageHeader title={texts.kinds[kind].add} trail={[{ label: listName, to: '?' }]} />
      <Failure>{creating.failure}</Failure>
      <FaultSummary {...{ faults, idPrefix, attempt, bodyOf }} />
      <Panel title={texts.facts}>
        <TextField
          kind="code"
          label={texts.fields.slug}
          hint={texts.slugHint}
          error={slugError}
          value={slug}
          onValueChange={setSlug}
        />
        {shapeOf(kind, 'facts').fields.length > 0 && (
          <PartFields part="facts" body={bodyOf('facts')} onChange={change('facts')} {...{ kind, faults, idPrefix }} />
        )}
      </Panel>
      <div className={styles.columns}>
        {LANGUAGES.map((each) => (
          <Panel key={each} title={texts.languages[each]}>
            <div className={styles.written} lang={each} dir={directionOf(each)}>
              <LanguageProvider initial={each}>
                <PartFields part={each} body={bodyOf(each)} onChange={change(each)} {...{ kind, faults, idPrefix }} />
              </LanguageProvider>
            </div>
          </Panel>
        ))}
      </div>
      <ClaimKeys />
      <div className={styles.bar}>
        <Button variant="primary" busy={creating.isBusy} busyLabel={texts.saving} onClick={creating.run}>
          {texts.create}
        </Button>
        <DraftNotice what="changes" draft={draft} />
      </div>
      <LeaveGuard
        what="changes"
        isUnsaved={draft.body !== undefined}
        draft={draft}
        openedBy={OPENED_BY}
        mayLeave={mayLeave}
      />
    </div>
  )
}
