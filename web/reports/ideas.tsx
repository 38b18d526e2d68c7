import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { factorName } from '@rahnama/contract/texts/texts.ts'
import type { Improvement } from '@rahnama/rules/recommendations/recommendations.ts'
import { IdeaList } from '../eligibility/eligibility.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

const SHOWN_AT_ONCE = 5

type IdeasProps = Pick<Assessment, 'improvements' | 'leftOut' | 'arrangements'>

export function Ideas({ improvements, leftOut, arrangements }: IdeasProps) {
  const { texts, report, eligibility, formats } = useWords()
  const notesOf = (improvement: Improvement) => <Notes improvement={improvement} />
  return (
    <>
      <p className={styles.soft}>{improvements.length > 0 ? report.ideas.lead : report.ideas.none}</p>
      <IdeaList improvements={improvements.slice(0, SHOWN_AT_ONCE)} notesOf={notesOf} />
      {improvements.length > SHOWN_AT_ONCE && (
        <Disclosure summary={texts.moreIdeas}>
          <IdeaList improvements={improvements.slice(SHOWN_AT_ONCE)} notesOf={notesOf} />
        </Disclosure>
      )}
      {leftOut.length > 0 && (
        <Disclosure summary={report.ideas.leftOut}>
          <ul>
            {leftOut.map(({ id, reason }) => (
              <li key={id}>
                {report.ideas.names[id]}: {eligibility.leftOut[reason]}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {arrangements.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.groupTitle}>{report.arrangements.heading}</h3>
          <p className={styles.soft}>{report.arrangements.lead}</p>
          <dl className={styles.facts}>
            {arrangements.map(({ arrangement, total }) => (
              <div key={arrangement}>
                <dt>{eligibility.arrangements[arrangement]}</dt>
                <dd>{formats.points(total)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

function Notes({ improvement: { total, interactions, lostToAge } }: { improvement: Improvement }) {
  const { report, score, eligibility, formats } = useWords()
  const { number } = formats
  return (
    <ul className={styles.notes}>
      <li>{report.ideas.total(number(total))}</li>
      {interactions.map((each) => (
        <li key={each.factor}>
          {eligibility.interaction({ points: number(each.points), factor: factorName(score, each) })}
        </li>
      ))}
      {lostToAge > 0 && <li>{eligibility.lostToAge({ points: number(lostToAge) })}</li>}
    </ul>
  )
}
