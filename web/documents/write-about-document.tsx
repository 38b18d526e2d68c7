import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { writeAbout } from '../messages/messages.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { useDocumentName } from './use-document-name.ts'

/** A question about one document reaches us as that. */
export function WriteAboutDocument({ document }: { document: ClientDocument }) {
  const texts = useTexts('documents')
  const nameOf = useDocumentName()
  const { kind, subject } = document
  return (
    <p>
      <TextLink to={writeAbout({ document: { kind, subject }, subject: nameOf(document) })} icon="messages">
        {texts.writeAbout}
      </TextLink>
    </p>
  )
}
