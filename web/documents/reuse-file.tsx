import { type Paper, type PaperVersion, purposeOf } from '@rahnama/contract/documents.ts'
import { FILE_TYPES } from '@rahnama/contract/files.ts'
import { UPLOAD_PURPOSES } from '@rahnama/contract/uploads.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import styles from './papers.module.css'
import { papersQuery } from './queries.ts'
import { usePaperActs } from './use-paper-acts.ts'
import { usePaperName } from './use-paper-name.ts'

type Usable = { version: PaperVersion; from: Paper }

/** Offered only when there is a file that could be used. */
export function ReuseFile({ paper }: { paper: Paper }) {
  const texts = useTexts('documents').reuse
  const usable = useUsable(paper)
  const [isOpen, setIsOpen] = useState(false)
  if (usable.length === 0) return null
  return (
    <>
      <Button size="small" variant="quiet" icon="copy" onClick={() => setIsOpen(true)}>
        {texts.act}
      </Button>
      {isOpen && <ReuseDialog paper={paper} usable={usable} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ReuseDialog({ paper, usable, onClose }: { paper: Paper; usable: readonly Usable[]; onClose: () => void }) {
  const texts = useTexts('documents').reuse
  const { reuse } = usePaperActs()
  const nameOf = usePaperName()
  const use = async (version: PaperVersion) => {
    if (await reuse(version, paper)) onClose()
  }
  return (
    <Dialog title={texts.title} description={texts.hint} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ul className={styles.usable}>
        {usable.map(({ version, from }) => (
          <li key={version.id}>
            <Button wide icon="file" onClick={() => void use(version)} aria-label={texts.use(version.name)}>
              <span className={styles.usableName}>
                <bdi>{version.name}</bdi>
                <small>{texts.from(nameOf(from))}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function useUsable({ kind, subject, versions }: Paper): Usable[] {
  const { data } = useQuery(papersQuery)
  const { types, maxBytes } = UPLOAD_PURPOSES[purposeOf(kind)]
  const taken = types.map((type): string => FILE_TYPES[type].contentType)
  const newest = versions[0]
  return (data?.papers ?? []).flatMap((from) => {
    const [version] = from.versions
    if (!version || (from.kind === kind && from.subject === subject)) return []
    if (!taken.includes(version.contentType) || version.size > maxBytes) return []
    if (newest && newest.originalName === version.originalName && newest.size === version.size) return []
    return [{ version, from }]
  })
}
