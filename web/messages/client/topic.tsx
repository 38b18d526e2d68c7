import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { MyThread } from '@rahnama/contract/messages.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import styles from '../thread.module.css'

/** What it is about, with a way to it, and who answers. */
export function Topic({ thread: { kind, topic, consultant } }: { thread: MyThread }) {
  const texts = useTexts('messages')
  const programs = useTexts('programs')
  const documents = useTexts('documents')
  const { code } = formats(useLanguage().language)
  const { application, question, document } = topic
  return (
    <p className={styles.topic}>
      <Badge>{texts.kinds[kind]}</Badge>
      {application && (
        <TextLink to={href('application', { id: application.id })}>
          {programs.names[application.program].name} · {code(application.folio)}
        </TextLink>
      )}
      {question && (
        <span>
          {texts.thread.question}: <q dir="auto">{question.text}</q>
        </span>
      )}
      {document && (
        <span>
          {texts.thread.document}: <TextLink to={href('documents')}>{documents.names[document.kind]}</TextLink>
        </span>
      )}
      {consultant && <span className={styles.soft}>{texts.thread.answeredBy(isolate(consultant))}</span>}
    </p>
  )
}
