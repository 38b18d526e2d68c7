import { type Examples, inLanguage } from '../examples.ts'
import { Icon, iconNames } from './icon.tsx'

export const examples: Examples = {
  name: 'Icon',
  about: 'Our own drawings on a grid of 24. Those that mean forward or back turn with the reading direction.',
  accessibility: [
    'Hidden from screen readers beside a text',
    'With a label it is an image of that name where it stands alone',
  ],
  examples: {
    all: () => iconNames.map((name) => <Icon key={name} name={name} />),
    sizes: () => (
      <>
        <Icon name="ai-agent" size="small" />
        <Icon name="ai-agent" />
        <Icon name="ai-agent" size="large" />
      </>
    ),
    labelled: () => <Icon name="lock" label={inLanguage({ en: 'Private', fa: 'خصوصی' })} />,
  },
}
