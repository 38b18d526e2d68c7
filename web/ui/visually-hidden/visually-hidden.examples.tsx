import { type Examples, inLanguage } from '../examples.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export const examples: Examples = {
  name: 'Visually hidden',
  about: 'Text that is read aloud and not seen.',
  accessibility: ['Stays in the accessibility tree, unlike display: none'],
  examples: {
    besideAnIcon: () => (
      <>
        <Icon name="shield" />
        <VisuallyHidden>{inLanguage({ en: 'Verified', fa: 'تأییدشده' })}</VisuallyHidden>
      </>
    ),
  },
}
