import { ASSESSMENT_FORMS, type Assessment, type AssessmentSheet } from '@rahnama/contract/assessments/assessments.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type AnswerSheet, type LongForm, nest, shownAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { loadList } from '@rahnama/contract/profile/lists/lists.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import {
  type DrawDocument,
  type FormTexts,
  LongFormPage,
  type SheetStore,
  useSheetOfMine,
} from '../long-form/long-form.tsx'
import { href } from '../site-map.ts'
import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import { adapterOf } from './assessment-adapter.ts'
import styles from './assessments.module.css'
import { OtherWays } from './other-ways.tsx'
import { StartInfo } from './start-info.tsx'
import { withOrigin } from './with-origin.ts'

type AssessmentFormProps<F extends LongForm> = {
  assessment: Assessment
  sheet: AssessmentSheet
  texts: FormTexts<F>
  basePath: string
  words: { atHand: readonly string[]; after: string }
  notice?: ReactNode
  onCompleted: (sheet: AnswerSheet) => void
}

// Uploading weighs more than the form around it, and stands on its last pages.
const DocumentField = late(async () => (await import('../documents/documents.tsx')).DocumentField, {
  texts: ['documents', 'errors'],
  skeleton: (
    <Skeleton>
      <SkeletonBlock height="8rem" />
    </Skeleton>
  ),
})

const drawDocument: DrawDocument = ({ document, ...asked }) => <DocumentField kind={document} {...asked} />

const LISTS = { fieldsOfStudy: (language: Language) => loadList('fieldsOfStudy', language) }

/** A form of ours: what the profile knows stands in it, and who does not qualify is told what else there is. */
export function AssessmentForm<F extends LongForm>(props: AssessmentFormProps<F>) {
  const { assessment, sheet, texts, basePath, words, notice, onCompleted } = props
  const { fromProfile: origin } = useTexts('assessments')
  const { step } = useParams()
  const adapter = adapterOf(assessment, useQueryClient())
  const form: LongForm = ASSESSMENT_FORMS[assessment]
  const saved = shownAnswers(form, nest(form, { ...sheet.fromProfile, ...sheet.answers }))
  const store = useSheetOfMine(form, adapter)
  useProfileChanges(store, sheet)
  return (
    <div className={styles.page}>
      <LongFormPage
        form={form as F}
        texts={withOrigin(texts, sheet.fromProfile, origin)}
        adapter={adapter}
        basePath={basePath}
        laterPath={href('home')}
        lists={LISTS}
        drawDocument={drawDocument}
        notice={notice}
        onCompleted={onCompleted}
      />
      {step ? (
        <OtherWays form={form} saved={saved} store={store} />
      ) : (
        <StartInfo words={words} prefilled={countQuestions(sheet.fromProfile)} />
      )}
    </div>
  )
}

/** The form outlives its page: whoever comes back from changing the profile must find the change in it. */
function useProfileChanges(store: SheetStore | undefined, sheet: AssessmentSheet): void {
  const said = JSON.stringify(sheet.fromProfile)
  useEffect(() => {
    if (said) store?.hear(undefined)
  }, [store, said])
}

/** A list of children is one question, however many there are. */
function countQuestions(answers: object): number {
  return new Set(Object.keys(answers).map((path) => path.split('.')[0])).size
}
