import type { CaseFile, CaseTask } from '@rahnama/contract/cases/cases.ts'
import { directionOf, isolate } from '@rahnama/contract/locale/locale.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox/checkbox.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { useTaskWords } from '../../task-words/task-words.ts'
import { LeftOpen } from './left-open.tsx'
import { dueDayOf, isClosing, isEnding, type MoveDraft, sentenceOf } from './move-draft.ts'
import styles from './moving.module.css'

const previewQuery = (folio: string, { stage, turn, reason, ...draft }: MoveDraft) =>
  queryOptions({
    queryKey: ['cases', 'preview', folio, stage, turn, reason, dueDayOf(draft), sentenceOf(draft)],
    queryFn: ({ signal }) => {
      if (turn === '' || reason === '') throw new Error('Nothing to preview without a reason')
      const move = { folio, stage, turn, reason, dueOn: dueDayOf(draft), sentence: sentenceOf(draft) }
      return call('POST /api/cases/{folio}/move/preview', move, { signal })
    },
    enabled: turn !== '' && reason !== '',
    placeholderData: keepPreviousData,
  })

type EffectsProps = {
  file: CaseFile
  draft: MoveDraft
  tasks: readonly CaseTask[]
  onChange: (changes: Partial<MoveDraft>) => void
}

/** Before it is sent: the email as the client will get it, the promise, and which tasks end. */
export function Effects({ file, draft, tasks, onChange }: EffectsProps) {
  const { moving: texts, languages } = useTexts('caseFile')
  const nameOf = useTaskWords()
  const { data } = useQuery(previewQuery(file.folio, useDebounced(draft)))
  const ending = tasks.filter(({ id }) => isEnding(draft, id)).map(({ id }) => id)
  return (
    <section className={styles.effects}>
      <h3 className={styles.legend}>{texts.effects}</h3>
      {data?.isPromiseKept && <p>{texts.promiseKept}</p>}
      {tasks.length > 0 && (
        <CheckboxGroup
          label={texts.endTasks}
          options={tasks.map((task) => ({ value: task.id, label: nameOf(task) }))}
          values={ending}
          onValuesChange={(values) =>
            onChange({ ticks: Object.fromEntries(tasks.map(({ id }) => [id, values.includes(id)])) })
          }
        />
      )}
      {isClosing(draft) && <LeftOpen file={file} />}
      {draft.reason !== '' && (
        <div className={styles.mail}>
          <Checkbox
            label={texts.mailed(isolate(file.client.name.latin), languages[file.client.language])}
            checked={draft.sendsMail}
            onCheckedChange={(sendsMail) => onChange({ sendsMail })}
          />
          {!draft.sendsMail ? (
            <p className={styles.soft}>{texts.notMailed}</p>
          ) : data ? (
            <>
              <p className={styles.subject} lang={data.mail.language} dir={directionOf(data.mail.language)}>
                {data.mail.subject}
              </p>
              <iframe
                title={texts.preview}
                sandbox=""
                srcDoc={withoutStyles(data.mail.html)}
                className={styles.frame}
              />
            </>
          ) : (
            <p className={styles.soft}>{texts.previewLoading}</p>
          )}
        </div>
      )}
    </section>
  )
}

/** Our policy lets no style sheet in; the mail's own is only for readers in the dark, its looks stand on its parts. */
function withoutStyles(html: string): string {
  return html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')
}
