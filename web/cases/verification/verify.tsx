import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import type { DocumentVersion } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useDocumentName } from '../../documents/documents.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { usePresence } from '../../presence/presence.tsx'
import { offeredReasonsQuery } from '../../send-back-reasons/send-back-reasons.ts'
import { useShortcuts } from '../../shortcuts/shortcuts.tsx'
import { href } from '../../site-map.ts'
import { useAct } from '../../ui/act/act.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Select } from '../../ui/select/select.tsx'
import { AboutFile } from './about-file.tsx'
import type { OpenFiles } from './file-view/file-view.tsx'
import { FileView } from './file-view/file-view.tsx'
import { ProvenAnswers } from './proven-answers.tsx'
import { Refused } from './refused.tsx'
import { SendBack, type SendBackWords } from './send-back.tsx'
import { SkipDocument } from './skip-document.tsx'
import { type Outcome, type Refusal, refusalOf, undoDecision } from './use-decisions.ts'
import { useSendBackDraft } from './use-send-back-draft.ts'
import type { Sitting } from './use-sitting.ts'
import styles from './verification.module.css'

type VerifyProps = { shown: ToVerify; sitting: Sitting; files: OpenFiles }

/** The file beside what it proves, and what can be decided about it. */
export function Verify({ shown, sitting, files }: VerifyProps) {
  const texts = useTexts('verification')
  const { language } = useLanguage()
  const { number, code } = formats(language)
  const nameOf = useDocumentName(texts)
  const document = nameOf(shown)
  const draft = useSendBackDraft(shown)
  const [isSendingBack, setSendingBack] = useState<boolean>()
  const isFormOpen = isSendingBack ?? draft.isThere
  const [isSkipping, setSkipping] = useState(false)
  // Here before somebody asks for them, so that the form opens at once.
  usePrefetchQuery(offeredReasonsQuery)
  const { refusal, isBusy, decide } = useDeciding(shown, document, sitting)
  const newer = refusal?.why === 'newer' ? refusal : shown.newer
  const others = usePresence(shown.folio, isFormOpen ? 'writing' : 'looking')
  const { folio } = shown
  const versionId = shown.version.id
  const key = { folio, versionId }

  const accept = () =>
    decide('accepted', () =>
      call('POST /api/cases/{folio}/documents/{versionId}/accept', { ...key, checksum: shown.checksum }),
    )
  const sendBack = (words: SendBackWords) =>
    decide(
      'sentBack',
      () =>
        call('POST /api/cases/{folio}/documents/{versionId}/send-back', {
          ...key,
          checksum: shown.checksum,
          ...words,
        }),
      draft.drop,
    )
  const markNotNeeded = () => decide('notNeeded', () => setNeeded(shown, true))
  const openNewer = () => newer && sitting.open({ folio, versionId: newer.versionId })
  const acts = texts.acts
  useShortcuts([
    ...(isFormOpen
      ? []
      : [
          { code: 'KeyA', label: acts.accept, act: () => void accept() },
          { code: 'KeyB', label: acts.sendBack, act: () => setSendingBack(true) },
          { code: 'KeyX', label: acts.notNeeded, act: () => void markNotNeeded() },
          { code: 'KeyN', label: acts.next, act: () => void sitting.leaveForLater() },
          { code: 'KeyS', label: acts.skip, act: () => setSkipping(true) },
        ]),
    ...(newer ? [{ code: 'KeyO', label: acts.openNewer, act: () => openNewer() }] : []),
  ])
  return (
    <>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{document}</h1>
        <p className={styles.lead}>
          <bdi>{(language === 'fa' && shown.name.persian) || shown.name.latin}</bdi>
          <TextLink to={href('caseFile', { folio })}>{code(folio)}</TextLink>
          <Badge tone={shown.version.state === 'inReview' ? 'info' : 'neutral'}>
            {texts.about.states[shown.version.state]}
          </Badge>
          <span className={styles.quiet}>{texts.waiting(sitting.left, number(sitting.left))}</span>
          {others.map(({ id, name, mode }) => (
            <Badge key={id} tone="warning" icon="user">
              {texts.present[mode](name)}
            </Badge>
          ))}
        </p>
      </header>
      <div className={styles.desk}>
        <ComparedFiles shown={shown} sitting={sitting} files={files} label={document} />
        <div className={styles.side}>
          {newer && <Refused refusal={{ ...newer, why: 'newer' }} onOpen={openNewer} />}
          {refusal && refusal.why !== 'newer' && <Refused refusal={refusal} onOpen={openNewer} />}
          {isFormOpen ? (
            <SendBack
              shown={shown}
              draft={draft}
              onSend={sendBack}
              onClose={() => {
                draft.drop()
                setSendingBack(false)
              }}
            />
          ) : (
            <div className={styles.acts} role="group" aria-label={acts.label}>
              <Button
                variant="primary"
                icon="check"
                busy={isBusy}
                busyLabel={acts.accepting}
                aria-keyshortcuts="a"
                onClick={() => void accept()}
              >
                {acts.accept}
              </Button>
              <Button icon="undo" aria-keyshortcuts="b" onClick={() => setSendingBack(true)}>
                {acts.sendBack}
              </Button>
              <span className={styles.others}>
                <Button variant="quiet" size="small" aria-keyshortcuts="x" onClick={() => void markNotNeeded()}>
                  {acts.notNeeded}
                </Button>
                <Button variant="quiet" size="small" aria-keyshortcuts="s" onClick={() => setSkipping(true)}>
                  {acts.skip}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  iconEnd="arrow-forward"
                  aria-keyshortcuts="n"
                  onClick={() => void sitting.leaveForLater()}
                >
                  {acts.next}
                </Button>
              </span>
            </div>
          )}
          <Panel title={texts.answers.title}>
            <ProvenAnswers shown={shown} />
          </Panel>
          <Panel title={texts.about.title}>
            <AboutFile shown={shown} />
          </Panel>
        </div>
      </div>
      {isSkipping && (
        <SkipDocument
          folio={folio}
          document={document}
          onClose={() => setSkipping(false)}
          onSkipped={() => void sitting.leaveForLater()}
        />
      )}
    </>
  )
}

/** One decision at a time; when it is refused the page stays, with everything on it. */
function useDeciding(shown: ToVerify, document: string, sitting: Sitting) {
  const key = { folio: shown.folio, versionId: shown.version.id }
  const deciding = useAct(async (outcome: Outcome, act: () => Promise<unknown>, then?: () => void) => {
    await act()
    then?.()
    const undo = () => (outcome === 'notNeeded' ? setNeeded(shown, false) : undoDecision(key))
    await sitting.decided({ ...key, outcome, document, undo })
  })
  const decide = async (...decision: Parameters<typeof deciding.run>) => {
    if (sitting.isHere(key.versionId)) await deciding.run(...decision)
  }
  const refusal: Refusal | undefined = deciding.error === undefined ? undefined : refusalOf(deciding.error)
  return { refusal, isBusy: deciding.isBusy, decide }
}

function setNeeded({ folio, kind, subject }: ToVerify, isNotNeeded: boolean): Promise<unknown> {
  return call('PUT /api/cases/{folio}/documents/not-needed', { folio, kind, subject, isNotNeeded })
}

type ComparedFilesProps = VerifyProps & { label: string }

/** This version, and beside it an earlier one. */
function ComparedFiles({ shown, sitting, files, label }: ComparedFilesProps) {
  const { file: texts } = useTexts('verification')
  const { number, date } = formats(useLanguage().language)
  const [comparedId, setComparedId] = useState('')
  const { folio, version, earlier } = shown
  const compared = earlier.find(({ id }) => id === comparedId)
  const said = ({ number: place, uploadedAt }: DocumentVersion) => texts.showing(number(place), date(uploadedAt))
  const view = (of: DocumentVersion, hasKeys: boolean) => (
    <FileView
      key={of.id}
      files={files}
      fileKey={{ folio, versionId: of.id }}
      label={`${label}, ${said(of)}`}
      view={sitting.viewOf(of.id)}
      onViewChange={(changed) => sitting.setView(of.id, changed)}
      hasKeys={hasKeys}
      caption={compared && <p className={styles.quiet}>{said(of)}</p>}
    />
  )
  return (
    <div className={styles.files}>
      {earlier.length > 0 && (
        <div className={styles.compare}>
          <Select
            label={texts.compare}
            value={comparedId}
            onValueChange={setComparedId}
            options={earlier.map((each) => ({ value: each.id, label: said(each) }))}
          />
        </div>
      )}
      <div className={styles.pair} data-count={compared ? 2 : 1}>
        {view(version, true)}
        {compared && view(compared, false)}
      </div>
    </div>
  )
}
