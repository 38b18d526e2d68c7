import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { ButtonLink } from '../../ui/link/link.tsx'
import { claimReviewsQuery } from './queries.ts'
import { titleOf } from './title-of.ts'

/** What the owner has to do before the site says anything of the firm: nothing once every figure is confirmed. */
export function ClaimsToConfirm() {
  const texts = useTexts('admin').firstSteps
  const { language } = useLanguage()
  const { data: claims } = useSuspenseQuery(claimReviewsQuery)
  const samples = claims.filter(({ isSample }) => isSample)
  if (samples.length === 0) return <p>{texts.done}</p>
  return (
    <>
      <p>{texts.claims(samples.length, formats(language).number(samples.length))}</p>
      <ul>
        {samples.map((claim) => (
          <li key={claim.id}>{titleOf(claim, language).title ?? claim.key}</li>
        ))}
      </ul>
      <ButtonLink to={href('adminLanding')} iconEnd="arrow-forward">
        {texts.act}
      </ButtonLink>
    </>
  )
}
