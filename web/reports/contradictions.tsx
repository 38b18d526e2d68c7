import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { contradictionText } from '@rahnama/contract/texts/texts.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { questionLink } from './question-link.ts'
import { useWords } from './use-words.ts'

export function Contradictions({ contradictions }: Pick<Assessment, 'contradictions'>) {
  const { texts, report, eligibility, formats } = useWords()
  if (contradictions.length === 0) return null
  return (
    <Alert tone="warning" title={report.contradictions.heading}>
      <p>{report.contradictions.lead}</p>
      <ul>
        {contradictions.map((each) => (
          <li key={`${each.code} ${each.answers.join(' ')}`}>
            {contradictionText(eligibility, formats, each)}{' '}
            <TextLink to={questionLink(each.answers[0] ?? '')}>{texts.answer}</TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
