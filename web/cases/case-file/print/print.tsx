import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { documentsQuery, questionsQuery, tasksQuery } from '../queries.ts'
import { PrintedCase } from './printed-case.tsx'

/** Puts the summary for the file on paper, once all of it is here; on the screen nothing of it is seen. */
export function PrintCase({ file, onDone }: { file: CaseFile; onDone: () => void }) {
  const documents = useQuery(documentsQuery(file.folio))
  const questions = useQuery(questionsQuery(file.folio))
  const tasks = useQuery(tasksQuery(file.folio))
  const isHere = [documents, questions, tasks].every(({ data }) => data !== undefined)
  const hasFailed = [documents, questions, tasks].some(({ isError }) => isError)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (hasFailed) done()
  }, [hasFailed])
  useEffect(() => {
    if (!isHere) return
    // The page itself stays out of the print while the sheet is there.
    document.body.dataset.prints = 'sheet'
    const end = () => {
      delete document.body.dataset.prints
      done()
    }
    addEventListener('afterprint', end, { once: true })
    window.print()
    return () => {
      removeEventListener('afterprint', end)
      delete document.body.dataset.prints
    }
  }, [isHere])
  if (!documents.data || !questions.data || !tasks.data) return null
  return createPortal(
    <PrintedCase file={file} entries={documents.data.entries} questions={questions.data} tasks={tasks.data} />,
    document.body,
  )
}
