import type { OpenAnswer } from '@rahnama/rules/profile/profile.ts'
import { href } from '../site-map.ts'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink, TextLink } from '../ui/link/link.tsx'
import { questionLink } from './question-link.ts'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

/** Lists what is missing before there is a result, each with the way to it. */
export default function TooEmpty({ missing }: { missing: readonly OpenAnswer[] }) {
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
            <TextLink to={questionLink(answer)}>{eligibility.openAnswers[answer]}</TextLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
