import type { Places } from '@rahnama/contract/eligibility/eligibility.ts'
import type { OpenAnswer } from '@rahnama/rules/profile/profile.ts'
import { href } from '../site-map.ts'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink, TextLink } from '../ui/link/link.tsx'
import { placeOf } from './place-of.ts'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

/** Lists what is missing before there is a result, each with the way to it. */
export default function TooEmpty({ missing, places }: { missing: readonly OpenAnswer[]; places: Places }) {
  const { texts, eligibility } = useWords()
  return (
    <EmptyState
      scene="soon"
      title={texts.empty.title}
      actions={
        <ButtonLink to={href('profile')} variant="primary">
          {texts.empty.act}
        </ButtonLink>
      }
    >
      <p>{texts.empty.body}</p>
      <ul className={styles.missing}>
        {missing.map((answer) => (
          <li key={answer}>
            <TextLink to={placeOf(places, answer)}>{eligibility.openAnswers[answer]}</TextLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
