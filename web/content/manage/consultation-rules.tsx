import { CONSULTATION_RULES, CONSULTATION_TYPES } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_SLUGS } from '@rahnama/contract/content/content.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'

/** Shows what of a consultation is given by the rules, so that no text says otherwise. */
export function ConsultationRules({ slug }: { slug: string }) {
  const texts = useTexts('content').consultationRules
  const { number } = formats(useLanguage().language)
  const type = CONSULTATION_TYPES.find((each) => CONSULTATION_SLUGS[each] === slug)
  if (!type) return null
  const { minutes, openTo } = CONSULTATION_RULES[type]
  return (
    <Alert tone="info">
      {texts.openTo[openTo]} {texts.minutes(number(minutes))}
    </Alert>
  )
}
