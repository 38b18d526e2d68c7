import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import type { ChecklistEntry, DocumentVersion } from '@rahnama/contract/documents.ts'
import { formats, isolate, officeDay } from '@rahnama/contract/locale/locale.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { call } from '../../../api/api.ts'
import { DocumentBadge, useDocumentName } from '../../../documents/documents.tsx'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { href } from '../../../site-map.ts'
import { Failure } from '../../../ui/act/act.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { ButtonLink, TextLink } from '../../../ui/link/link.tsx'
import { Moment } from '../../../ui/moment/moment.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { useCaseAct } from '../use-case-act.ts'
import styles from './documents.module.css'

const SOON_DAYS = 60

/** One document of the checklist: its state, its files, and what can be decided about it here. */
export function DocumentLine({ file: { folio, closedAt }, entry }: { file: CaseFile; entry: ChecklistEntry }) {
  const { documents: texts, saving } = useTexts('caseFile')
  const { date } = formats(useLanguage().language)
  const toast = useToast()
  const nameOf = useDocumentName(texts)
  const { kind, subject, document, necessity } = entry
  const { state, versions, cannotGet, notNeeded, validUntil } = document
  const [newest, ...earlier] = versions
  const name = nameOf(document)
  const isNotNeeded = state === 'notNeeded'
  const deciding = useCaseAct(folio, async () => {
    await call('PUT /api/cases/{folio}/documents/not-needed', { folio, kind, subject, isNotNeeded: !isNotNeeded })
    toast.success({ title: isNotNeeded ? texts.saidNeeded(name) : texts.saidNotNeeded(name) })
  })
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{name}</span>
          <DocumentBadge document={document} optional={necessity === 'usual'} />
          {validUntil && state !== 'notNeeded' && <Validity until={validUntil} />}
        </p>
        {newest && <File version={newest} />}
        {newest?.sentBack && <SentBack version={newest} />}
        {cannotGet && (
          <p className={styles.soft}>
            {texts.cannotGet}: <span dir="auto">{cannotGet.explanation}</span>
          </p>
        )}
        {notNeeded && (
          <p className={styles.soft}>{texts.notNeededBy(isolate(notNeeded.saidBy), date(notNeeded.saidAt))}</p>
        )}
        {earlier.length > 0 && <Earlier folio={folio} versions={earlier} name={name} />}
        <Failure>{deciding.failure}</Failure>
      </div>
      <div className={styles.acts}>
        {newest && (
          <ButtonLink
            size="small"
            variant={newest.state === 'inReview' || newest.state === 'uploaded' ? 'primary' : 'secondary'}
            to={href('verifyDocument', { folio, versionId: newest.id })}
            aria-label={newest.state === 'inReview' ? texts.verifyNamed(name) : texts.lookNamed(name)}
          >
            {newest.state === 'inReview' ? texts.verify : texts.look}
          </ButtonLink>
        )}
        {!closedAt && (isNotNeeded || state === 'needed' || state === 'sentBack' || state === 'expired') && (
          <Button
            size="small"
            variant="quiet"
            aria-label={isNotNeeded ? texts.neededNamed(name) : texts.notNeededNamed(name)}
            busy={deciding.isBusy}
            busyLabel={saving}
            onClick={() => deciding.run()}
          >
            {isNotNeeded ? texts.neededAfterAll : texts.notNeeded}
          </Button>
        )}
      </div>
    </li>
  )
}

function File({ version: { originalName, uploadedAt, size, number: place } }: { version: DocumentVersion }) {
  const { documents: texts } = useTexts('caseFile')
  const { fileSize, number } = formats(useLanguage().language)
  return (
    <p className={styles.file}>
      <bdi className={styles.fileName}>{originalName}</bdi>
      <span>{fileSize(size)}</span>
      {place > 1 && <span>{texts.version(number(place))}</span>}
      <Moment at={uploadedAt} />
    </p>
  )
}

function SentBack({ version: { sentBack } }: { version: DocumentVersion }) {
  const { language } = useLanguage()
  if (!sentBack) return null
  return (
    <p className={styles.soft}>
      {sentBack.sentence[language]} {sentBack.note && <span dir="auto">{sentBack.note}</span>}
    </p>
  )
}

function Validity({ until }: { until: string }) {
  const { documents: texts } = useTexts('caseFile')
  const { date, days } = formats(useLanguage().language)
  const left = daysBetween(officeDay(new Date()), until)
  return (
    <>
      <span className={styles.soft}>{texts.validUntil(date(until))}</span>
      {left < 0 && <Badge tone="danger">{texts.ended(days(-left))}</Badge>}
      {left >= 0 && left <= SOON_DAYS && <Badge tone="warning">{texts.endsIn(days(left))}</Badge>}
    </>
  )
}

type EarlierProps = { folio: string; versions: readonly DocumentVersion[]; name: string }

function Earlier({ folio, versions, name }: EarlierProps) {
  const { documents: texts } = useTexts('caseFile')
  const { states } = useTexts('documents')
  const { number } = formats(useLanguage().language)
  return (
    <Disclosure summary={texts.earlier(number(versions.length))}>
      <ul className={styles.earlier}>
        {versions.map((version) => (
          <li key={version.id} className={styles.file}>
            <TextLink
              to={href('verifyDocument', { folio, versionId: version.id })}
              aria-label={texts.lookNamed(`${name} ${number(version.number)}`)}
            >
              {texts.version(number(version.number))}
            </TextLink>
            <span>{states[version.state]}</span>
            <bdi className={styles.fileName}>{version.originalName}</bdi>
            <Moment at={version.uploadedAt} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
