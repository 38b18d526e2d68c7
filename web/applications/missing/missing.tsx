import type { Application, Obstacle } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ButtonLink, TextLink } from '../../ui/link/link.tsx'
import { ExplainAnswers } from './explain-answers.tsx'
import { KeptExplanation } from './kept-explanation.tsx'
import styles from './missing.module.css'

/** The documents of an application stand under this id on its page. */
export const DOCUMENTS_ID = 'documents'

/** Shows what is left to do before it can be sent; when nothing is, the way to send it. */
export function Missing({ application, obstacles }: { application: Application; obstacles: readonly Obstacle[] }) {
  const texts = useTexts('applications').one
  const { missing } = texts
  const { percent, number } = formats(useLanguage().language)
  const profile = obstacles.find((obstacle) => obstacle.what === 'profile')
  const documents = obstacles.filter((obstacle) => obstacle.what === 'document')
  const contradictions = obstacles.filter((obstacle) => obstacle.what === 'contradiction')
  return (
    <div className={styles.missing}>
      <ul className={styles.list}>
        <Point
          isDone={!profile}
          name={missing.what.profile}
          // A question that opened late takes back no percent: of a profile with one, none is said.
          note={profile && profile.percent < 100 && missing.profileAt(percent(profile.percent))}
        >
          {profile && (
            <TextLink to={href('profile')} iconEnd="chevron-forward">
              {missing.openProfile}
            </TextLink>
          )}
        </Point>
        {(contradictions.length > 0 || application.explanations.length > 0) && (
          <Point isDone={contradictions.length === 0} name={missing.what.contradiction}>
            <ul className={styles.contradictions}>
              {contradictions.map((contradiction) => (
                <ExplainAnswers
                  key={`${contradiction.code} ${contradiction.answers}`}
                  id={application.id}
                  contradiction={contradiction}
                />
              ))}
              {application.explanations.map((explanation) => (
                <KeptExplanation
                  key={`${explanation.code} ${explanation.answers}`}
                  id={application.id}
                  explanation={explanation}
                />
              ))}
            </ul>
          </Point>
        )}
        <Point
          isDone={documents.length === 0}
          name={missing.what.document}
          note={documents.length > 0 && missing.documentsLeft(number(documents.length), documents.length === 1)}
        >
          {documents.length > 0 && (
            <TextLink href={`#${DOCUMENTS_ID}`} iconEnd="arrow-down">
              {missing.showDocuments}
            </TextLink>
          )}
        </Point>
      </ul>
      {obstacles.length === 0 && (
        <p>
          <ButtonLink to={href('applicationSend', { id: application.id })} variant="primary" iconEnd="arrow-forward">
            {texts.check}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

type PointProps = { isDone: boolean; name: string; note?: string | false | undefined; children?: ReactNode }

function Point({ isDone, name, note, children }: PointProps) {
  const { steps } = useTexts('ui').progress
  return (
    <li className={styles.point} data-done={isDone || undefined}>
      <span className={styles.sign} role="img" aria-label={isDone ? steps.done : steps.waiting}>
        {isDone && <Icon name="check" size="small" />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {note && <span className={styles.note}> · {note}</span>}
        </p>
        {children}
      </div>
    </li>
  )
}
