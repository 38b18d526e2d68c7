import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { href } from '../../../site-map.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { TextLink } from '../../../ui/link/link.tsx'

/** One program has one open application of a client at a time: this is the one. */
export function OpenElsewhere({ folio, isCase }: { folio: string; isCase: boolean }) {
  const { afterClosing: texts } = useTexts('caseFile')
  const { code } = formats(useLanguage().language)
  return (
    <Alert tone="warning" live title={texts.anotherOpen}>
      {isCase ? (
        <TextLink to={href('caseFile', { folio })}>{texts.openCase(code(folio))}</TextLink>
      ) : (
        texts.notSentYet(code(folio))
      )}
    </Alert>
  )
}
