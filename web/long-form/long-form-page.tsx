import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { PageHead } from '../app/page.tsx'
import type { AnyFormTexts } from '../i18n/form-texts.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { late } from '../ui/late/late.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { FormContext, ListsContext, useOpenForm } from './form-context.ts'
import styles from './long-form.module.css'
import type { LongFormProps } from './long-form-props.ts'
import { Notices } from './notices.tsx'
import { shownNow } from './sheet-state.ts'
import type { SheetStore, SheetView } from './sheet-store.ts'
import { usePreloadedLists } from './use-list.ts'
import { useSheetOfMine, useSheetView } from './use-sheet.ts'

const TaskList = late(async () => (await import('./task-list.tsx')).TaskList, { skeleton: <LoadingPage /> })
const StepPage = late(async () => (await import('./step-page.tsx')).StepPage, {
  texts: ['errors'],
  skeleton: <LoadingPage />,
})
const CheckAnswers = late(async () => (await import('./check-answers.tsx')).CheckAnswers, {
  texts: ['errors'],
  skeleton: <LoadingPage />,
})

/** A long form of the person who is signed in: its list, its steps and its last look, each with an address of its own. */
export function LongFormPage<F extends LongForm>(props: LongFormProps<F>) {
  const store = useSheetOfMine(props.form, props.adapter)
  return store ? <LongFormView {...props} store={store} /> : <Loading texts={props.texts as unknown as AnyFormTexts} />
}

export function LongFormView<F extends LongForm>(props: LongFormProps<F> & { store: SheetStore }) {
  const { store } = props
  const view = useSheetView(store)
  const texts = props.texts as unknown as AnyFormTexts
  if (view.phase === 'loading') return <Loading texts={texts} />
  if (view.phase === 'failed') return <Failed texts={texts} onRetry={() => void store.load()} />
  return <Loaded {...props} texts={texts} view={view} />
}

const NO_LISTS = {}

type LoadedProps = Omit<LongFormProps<LongForm>, 'texts'> & {
  texts: AnyFormTexts
  store: SheetStore
  view: SheetView & { phase: 'ready' }
}

function Loaded({ view, form, texts, store, basePath, laterPath, lists, drawDocument, ...page }: LoadedProps) {
  const { step: asked } = useParams()
  const { sheet, isBehind, foundFrom } = view
  usePreloadedLists(lists)
  const shown = useMemo(() => shownNow(form, sheet), [form, sheet])
  const open = { form, texts, store, sheet, isBehind, shown, basePath, laterPath, drawDocument }
  return (
    <FormContext value={open}>
      <ListsContext value={lists ?? NO_LISTS}>
        <div className={styles.page}>
          <Notices foundFrom={foundFrom} />
          <Page asked={asked} {...page} />
        </div>
      </ListsContext>
    </FormContext>
  )
}

type PageProps = { asked: string | undefined } & Pick<
  LongFormProps<LongForm>,
  'start' | 'notice' | 'checkNotice' | 'onCompleted'
>

function Page({ asked, start, notice, checkNotice, onCompleted }: PageProps) {
  const { form, texts } = useOpenForm()
  const words = useTexts('longForm')
  const step = form.steps.find(({ name }) => name === asked)
  if (asked === undefined) {
    return (
      <>
        <PageHead title={texts.title} lead={texts.lead} />
        <TaskList start={start} notice={notice} />
      </>
    )
  }
  if (asked === 'check') {
    return (
      <>
        <PageHead title={`${words.check.title} · ${texts.title}`} lead={texts.lead} />
        <CheckAnswers notice={checkNotice} onCompleted={onCompleted} />
      </>
    )
  }
  if (!step) return <InvalidStep />
  return (
    <>
      <PageHead title={`${texts.steps[step.name]?.title} · ${texts.title}`} lead={texts.lead} />
      <StepPage key={step.name} step={step} />
    </>
  )
}

function InvalidStep() {
  const { basePath, texts } = useOpenForm()
  const words = useTexts('longForm').step
  return (
    <>
      <PageHead title={words.invalid} lead={texts.lead} />
      <PageHeader title={words.invalid} lead={words.invalidLead} />
      <TextLink to={basePath}>{words.toList}</TextLink>
    </>
  )
}

function Loading({ texts }: { texts: AnyFormTexts }) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={texts.title} />
      <Outline />
    </>
  )
}

function LoadingPage() {
  return <Loading texts={useOpenForm().texts} />
}

function Outline() {
  return (
    <Skeleton>
      <SkeletonBlock height="3rem" />
      <SkeletonList rows={6} />
    </Skeleton>
  )
}

function Failed({ texts, onRetry }: { texts: AnyFormTexts; onRetry: () => void }) {
  const words = useTexts('longForm').load
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={texts.title} />
      <Alert tone="danger" live title={texts.loadFailed} actions={<Button onClick={onRetry}>{words.retry}</Button>}>
        {words.failed}
      </Alert>
    </>
  )
}
