import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import type { NamedService } from '@rahnama/contract/rulebook/rulebook.ts'
import { INTAKE_TONES } from '@rahnama/contract/texts/texts.ts'
import type { IntakeStatus } from '@rahnama/rules/programs/programs.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './rulebook.module.css'

type IntakeEffectProps = {
  services: readonly NamedService[]
  /** What is typed and not saved yet; without it, where the program is named now. */
  status?: string
  from?: string
}

/** Which pages read differently by an entry, from when, and what does not change: said before it is saved. */
export function IntakeEffect({ services, status, from }: IntakeEffectProps) {
  const { programs: texts } = useTexts('rulebook')
  const { intakeStatuses } = useTexts('eligibility')
  const { language } = useLanguage()
  const { date } = formats(language)
  const isTyped = Boolean(status && from)
  return (
    <section className={styles.effect} aria-label={texts.effect}>
      {status && from && (
        <p>
          <Badge tone={INTAKE_TONES[status as IntakeStatus]}>{intakeStatuses[status as IntakeStatus]}</Badge>{' '}
          {from > officeDay(new Date()) ? texts.fromMidnight(date(from)) : texts.atOnce}
        </p>
      )}
      {services.length > 0 ? (
        <>
          <p>{isTyped ? texts.willShow : texts.shownOn}</p>
          <ul>
            {services.map(({ slug, titles }) => (
              <li key={slug}>
                <TextLink to={`${href('services')}#${slug}`}>{titles[language] ?? titles.en ?? slug}</TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{texts.shownNowhere}</p>
      )}
      <p className={styles.soft}>{texts.savedStay}</p>
    </section>
  )
}
