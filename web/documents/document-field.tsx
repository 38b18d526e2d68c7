import { isDocumentKind } from '@rahnama/contract/documents.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import { useId } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { OptionalMark } from '../ui/field/field.tsx'
import { SkeletonText } from '../ui/skeleton/skeleton.tsx'
import { LateDocumentBody } from './document/late-document-body.tsx'
import styles from './document.module.css'
import { DocumentBadge } from './document-badge.tsx'
import { Loading } from './loading.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { useDocument } from './use-document.ts'

type DocumentFieldProps = {
  /** A kind of the checklist; a form names it as a text. */
  kind: string
  /** `profile/tests.k3f9`, `transfer/companyDocument`. */
  subject: string
  /** The form calls it so; without one, the document's own name is shown. */
  label?: string
  optional?: boolean
}

/** One document where a form asks for it: its state, its file, and everything one can do about it. */
export function DocumentField({ kind, subject, label, optional = false }: DocumentFieldProps) {
  if (!isDocumentKind(kind)) throw new Error(`${kind} is no kind of document`)
  return <LoadedField kind={kind} subject={subject} label={label} optional={optional} />
}

type LoadedFieldProps = { kind: DocumentKind; subject: string; label: string | undefined; optional: boolean }

function LoadedField({ kind, subject, label, optional }: LoadedFieldProps) {
  const { names } = useTexts('documents')
  const titleId = useId()
  const { document, error, refetch, isFetching, isPaused } = useDocument({ kind, subject })
  return (
    <div role="group" aria-labelledby={titleId} className={styles.documents}>
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          {label ?? names[kind]}
        </p>
        {document ? <DocumentBadge document={document} optional={optional} /> : optional && <OptionalMark />}
      </div>
      {document && <LateDocumentBody document={document} />}
      {!document && error && <NotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {!document && !error && (
        <Loading isPaused={isPaused}>
          <SkeletonText lines={2} />
        </Loading>
      )}
    </div>
  )
}
