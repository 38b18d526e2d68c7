import { withoutConfidence } from '@rahnama/contract/confidence.ts'
import type { ChecklistEntry } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './checklist/checklist.module.css'
import { countryWords } from './country-words.ts'

type DocumentFactsProps = { entry: ChecklistEntry; part: 'toGiveIt' | 'toGetIt' }

/** Says what one has to know to give a document (why, in which form), or to get it: from whom, in which language, for how long. */
export function DocumentFacts({ entry, part }: DocumentFactsProps) {
  const words = useTexts('documents').checklist
  const texts = useTexts('checklist')
  const { language } = useLanguage()
  const { months } = formats(language)
  const { country, validity, translation, place } = entry
  const local = country === 'IR' || country === 'AF' ? texts.local[entry.kind]?.[country] : undefined
  const written = (count: number | undefined) => (count === undefined ? '' : months(count))
  if (part === 'toGiveIt') {
    return (
      <dl className={styles.facts}>
        <Fact term={words.why}>
          {texts.whys[entry.why](country === undefined ? '' : countryWords(country, language))}{' '}
          {place !== undefined && <TextLink to={place}>{words.changeAnswer}</TextLink>}
        </Fact>
        <Fact term={words.forms}>
          <ul>
            {entry.forms.map((form) => (
              <li key={form}>{texts.forms[form]}</li>
            ))}
          </ul>
        </Fact>
      </dl>
    )
  }
  return (
    <dl className={styles.facts}>
      <Fact term={words.issuer}>{texts.issuers[entry.issuer]}</Fact>
      <Fact term={words.translation}>{texts.translations[translation.into][translation.need]}</Fact>
      <Fact term={words.validity}>
        {texts.validities[validity.rule](written(validity.months), written(validity.monthsLeft))}
      </Fact>
      {local && <Fact term={words.local}>{local}</Fact>}
      <Fact term={words.source}>
        <span lang="en" dir="ltr">
          {withoutConfidence(entry.source)}
        </span>
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
