import { directionOf } from '@rahnama/contract/locale/locale.ts'
import type { MailSentence } from '@rahnama/contract/mail-sentences.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { MailFrame } from '../mail-frame.tsx'
import styles from '../mailbox.module.css'
import { type SampleName, sampleQuery, sentencesQuery, type Theme } from '../queries.ts'
import { Sentences } from './sentences.tsx'

/** What was typed and not saved, by the id of its sentence; null stands for our own words again. */
export type Typed = Readonly<Record<string, string | null>>

/** One mail with sample data: its sentences beside what becomes of them, new with each letter. */
export function SampleMail({ theme, ...named }: SampleName & { theme: Theme }) {
  const texts = useTexts('mailbox')
  const errors = useTexts('errors')
  const [typed, setTyped] = useState<Typed>({})
  const { data: read } = useQuery(sentencesQuery(named))
  const settled = useDebounced(typed)
  const shown = (read?.sentences ?? []).flatMap((sentence) => previewed(sentence, settled))
  const { data, error } = useQuery(sampleQuery(named, theme, shown))
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!data || !read) return <SkeletonList rows={5} />
  return (
    <div className={styles.sample}>
      <Sentences mail={named} sentences={read.sentences} {...{ typed }} onType={setTyped} />
      <div className={styles.list}>
        <h3 className={styles.subject} lang={named.language} dir={directionOf(named.language)}>
          {data.subject}
        </h3>
        <MailFrame title={data.subject} html={data.html} />
        <Disclosure summary={texts.asText}>
          <pre className={styles.plain} lang={named.language} dir={directionOf(named.language)}>
            {data.text}
          </pre>
        </Disclosure>
      </div>
    </div>
  )
}

/** An empty field previews our words: it cannot be saved so. */
function previewed({ id, ours }: MailSentence, typed: Typed) {
  const words = typed[id]
  return words === undefined ? [] : [{ id, said: words?.trim() || ours }]
}
