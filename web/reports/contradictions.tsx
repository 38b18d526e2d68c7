import type { Assessment, Places } from '@rahnama/contract/eligibility/eligibility.ts'
import { contradictionText } from '@rahnama/contract/texts/texts.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { placeOf } from './place-of.ts'
import { useWords } from './use-words.ts'

type ContradictionsProps = Pick<Assessment, 'contradictions'> & { places: Places }

export function Contradictions({ contradictions, places }: ContradictionsProps) {
  const { texts, report, eligibility, formats } = useWords()
  return (
    <Alert tone="warning">
      <p>{report.contradictions.lead}</p>
      <ul>
        {contradictions.map((each) => (
          <li key={`${each.code} ${each.answers.join(' ')}`}>
            {contradictionText(eligibility, formats, each)}{' '}
            <TextLink to={placeOf(places, each.answers[0] ?? '')}>{texts.answer}</TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
