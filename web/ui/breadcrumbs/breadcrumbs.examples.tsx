import { type Examples, inLanguage } from '../examples.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export const examples: Examples = {
  name: 'Breadcrumbs',
  about: 'The way from the top to this page.',
  accessibility: ['A named navigation region', 'WCAG 2.4.8: the last one is marked as the current page'],
  examples: {
    three: () => (
      <Breadcrumbs
        trail={[
          { label: inLanguage({ en: 'Home', fa: 'خانه' }), to: '/home' },
          { label: inLanguage({ en: 'Profile', fa: 'پروفایل' }), to: '/profile' },
        ]}
        current={inLanguage({ en: 'Language skills', fa: 'مهارت‌های زبانی' })}
      />
    ),
  },
}
