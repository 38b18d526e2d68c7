import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { type FlatAnswers, readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm, profileOf, type QuestionPlace, questionPlace } from '@rahnama/contract/profile/profile.ts'
import { contradictionText } from '@rahnama/contract/texts/texts.ts'
import { type Contradiction, contradictions } from '@rahnama/rules/contradictions/contradictions.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './profile-page.module.css'

const EXPLANATION: QuestionPlace = { step: 'preferences', question: 'explanation' }

/** Answers that do not fit together: to be corrected or, where they are true, explained. Neither is forced. */
export function Contradictions({ answers }: { answers: FlatAnswers }) {
  const texts = useTexts('profile').contradictions
  const told = readAnswers(profileForm, answers)
  const found = contradictions(profileOf(told), officeDay(new Date()))
  if (found.length === 0) return null
  return (
    <div className={styles.notice}>
      <Alert tone="warning" title={texts.title}>
        <p>{told.explanation ? texts.explained : texts.lead}</p>
        <ul className={styles.contradictions}>
          {found.map((each) => (
            <Item key={`${each.code} ${each.answers.join(' ')}`} contradiction={each} />
          ))}
        </ul>
        <TextLink to={addressOf(EXPLANATION)}>{told.explanation ? texts.changeExplanation : texts.explain}</TextLink>
      </Alert>
    </div>
  )
}

function Item({ contradiction }: { contradiction: Contradiction }) {
  const { contradictions: texts, form } = useTexts('profile')
  const eligibility = useTexts('eligibility')
  const { language } = useLanguage()
  const places = contradiction.answers.flatMap((answer) => questionPlace(answer) ?? [])
  const apart = new Map(places.map((place) => [place.question, place]))
  const fields: Readonly<Record<string, { label: string }>> = form.fields
  return (
    <li>
      <p>{contradictionText(eligibility, formats(language), contradiction)}</p>
      <p className={styles.links}>
        {[...apart.values()].map((place) => (
          <TextLink key={place.question} to={addressOf(place)}>
            {texts.change(fields[place.question]?.label ?? '')}
          </TextLink>
        ))}
      </p>
    </li>
  )
}

function addressOf({ step, question }: QuestionPlace): string {
  return `${href('profileStep', { step })}?from=check#q-${question}`
}
