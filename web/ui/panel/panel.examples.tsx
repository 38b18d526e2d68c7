import { use } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { TextLink } from '../link/link.tsx'
import { SkeletonList } from '../skeleton/skeleton.tsx'
import { Panel } from './panel.tsx'

const never = new Promise<never>(() => undefined)

function Waiting() {
  return use(never)
}

function Failing(): never {
  throw new Error('The example fails on purpose')
}

const title = () => inLanguage({ en: 'Your documents', fa: 'مدارک شما' })

export const examples: Examples = {
  name: 'Panel',
  about: 'A titled part of a page that loads, fails and is retried alone.',
  accessibility: ['A region named by its heading', 'WCAG 4.1.3: a failure is announced, with a button to try again'],
  examples: {
    ready: () => (
      <Panel
        title={title()}
        actions={<TextLink to="/applications">{inLanguage({ en: 'See all', fa: 'دیدن همه' })}</TextLink>}
      >
        <p>{inLanguage({ en: '7 of 12: 2 with us, 3 with you.', fa: '۷ از ۱۲: ۲ با ما، ۳ با شما.' })}</p>
      </Panel>
    ),
    loading: () => (
      <Panel title={title()} skeleton={<SkeletonList rows={2} />}>
        <Waiting />
      </Panel>
    ),
    failed: () => (
      <Panel title={title()}>
        <Failing />
      </Panel>
    ),
  },
}
