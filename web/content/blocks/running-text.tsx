import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { Prose } from '../prose/prose.tsx'
import { Section } from './section.tsx'

export function RunningText({ title, prose }: BlockViewOf<'prose'>) {
  return (
    <Section title={title} layout={title ? 'beside' : 'stacked'}>
      <Prose nodes={prose} topLevel={title ? 3 : 2} />
    </Section>
  )
}
