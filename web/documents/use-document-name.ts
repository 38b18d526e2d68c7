import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { PARTNER, PERSON } from '@rahnama/rules/checklist/checklist.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { countryWords } from './country-words.ts'
import { testName } from './test-names.ts'

type Named = Pick<ClientDocument, 'kind' | 'subject' | 'about'>

/** How a partner is spoken of: to the client it is theirs. */
type PartnerWords = { partner: string; ofPartner: (about: string) => string }

/** "Employment reference letter: Arya Trading": the document and what it speaks of. */
export function useDocumentName(said?: PartnerWords) {
  const texts = useTexts('documents')
  const words: PartnerWords = said ?? texts
  const { language } = useLanguage()
  const { number } = formats(language)
  const relations: Readonly<Record<string, string>> = texts.relations

  function about({ subject, about }: Named): string | undefined {
    if (subject === PARTNER) return words.partner
    const [list = '', id = ''] = subject.startsWith(`${PERSON}/`) ? subject.slice(PERSON.length + 1).split('.') : []
    if (list === 'countries') return countryWords(id, language)
    if (list === 'letters') return texts.copy(number(Number(id)))
    if (list === 'partnerTests' || list === 'partnerCredentials') return partners(list, about)
    if (about === null) return undefined
    if (list === 'tests') return isolate(testName(about))
    if (list === 'children') return texts.child(number(Number(about)))
    if (list === 'refusals') return countryWords(about, language)
    if (list === 'relatives') return relations[about] ?? about
    return isolate(about)
  }

  function partners(list: string, about: string | null): string {
    if (about === null) return words.partner
    return words.ofPartner(isolate(list === 'partnerTests' ? testName(about) : about))
  }

  return (document: Named): string => {
    const entry = about(document)
    return entry === undefined ? texts.names[document.kind] : texts.of(texts.names[document.kind], entry)
  }
}
