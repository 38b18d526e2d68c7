import { isPaperKind } from '@rahnama/contract/documents.ts'
import type { PaperKind } from '@rahnama/rules/checklist/checklist.ts'
import { useId } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { OptionalMark } from '../ui/field/field.tsx'
import { SkeletonText } from '../ui/skeleton/skeleton.tsx'
import { LatePaperBody } from './late-paper-body.tsx'
import { Loading } from './loading.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PaperBadge } from './paper-badge.tsx'
import styles from './papers.module.css'
import { usePaper } from './use-paper.ts'

type PapersProps = {
  /** A kind of the checklist; a form names it as a text. */
  kind: string
  /** `profile/tests.k3f9`, `transfer/companyDocument`. */
  subject: string
  /** What the form calls it; without one, the paper's own name. */
  label?: string
  optional?: boolean
}

/** One paper where a form asks for it: its state, its file, and everything one can do about it. */
export function Papers({ kind, subject, label, optional = false }: PapersProps) {
  if (!isPaperKind(kind)) throw new Error(`${kind} is no kind of paper`)
  return <LoadedPaper kind={kind} subject={subject} label={label} optional={optional} />
}

type LoadedPaperProps = { kind: PaperKind; subject: string; label: string | undefined; optional: boolean }

function LoadedPaper({ kind, subject, label, optional }: LoadedPaperProps) {
  const { names } = useTexts('documents')
  const titleId = useId()
  const { paper, error, refetch, isFetching, isPaused } = usePaper({ kind, subject })
  return (
    <div role="group" aria-labelledby={titleId} className={styles.papers}>
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          {label ?? names[kind]}
        </p>
        {paper ? <PaperBadge paper={paper} optional={optional} /> : optional && <OptionalMark />}
      </div>
      {paper && <LatePaperBody paper={paper} />}
      {!paper && error && <NotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {!paper && !error && (
        <Loading isPaused={isPaused}>
          <SkeletonText lines={2} />
        </Loading>
      )}
    </div>
  )
}
