import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Prose } from '../prose/prose.tsx'
import { useWrittenIn } from '../written-in.tsx'
import { Section } from './section.tsx'

export function Faq({ title, lead, questions }: BlockViewOf<'faq'>) {
  const writtenIn = useWrittenIn()
  return (
    <Section title={title} lead={lead} layout="beside">
      <div>
        {questions.map(({ slug, question, answer, language }, place) => (
          <div key={slug} {...writtenIn(language)}>
            <Disclosure summary={question} id={slug} open={place === 0}>
              <Prose nodes={answer} topLevel={3} />
            </Disclosure>
          </div>
        ))}
      </div>
    </Section>
  )
}
