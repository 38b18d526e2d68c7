import type { Application } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { SentBackDocuments } from '../../documents/documents.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Panel } from '../../ui/panel/panel.tsx'

/** What we sent back stands above everything else, with its reason and its upload. */
export function SentBackPanel({ application: { program, asked } }: { application: Application }) {
  const { sentBack } = useTexts('applications').one
  const { number } = formats(useLanguage().language)
  return (
    <Panel title={sentBack.title(asked.documents, number(asked.documents))}>
      <SentBackDocuments program={program} />
    </Panel>
  )
}
