import { type Examples, inLanguage } from '../examples.ts'
import { ButtonLink } from '../link/link.tsx'
import { PageHeader } from './page-header.tsx'

export const examples: Examples = {
  name: 'Page header',
  about: 'The title of a page, with the way to it and what can be done from it.',
  accessibility: ['One level-one heading, which takes focus after a route change', 'WCAG 2.4.6'],
  examples: {
    full: () => (
      <PageHeader
        trail={[{ label: inLanguage({ en: 'Home', fa: 'خانه' }), to: '/home' }]}
        title={inLanguage({ en: 'Your applications', fa: 'درخواست‌های شما' })}
        lead={inLanguage({
          en: 'Whose turn it is, what comes next and by when.',
          fa: 'نوبت با کیست، گام بعدی چیست و تا چه زمانی.',
        })}
        actions={
          <ButtonLink to="/profile/services" variant="primary" icon="plus">
            {inLanguage({ en: 'New application', fa: 'درخواست تازه' })}
          </ButtonLink>
        }
      />
    ),
    plain: () => (
      <PageHeader
        caption={inLanguage({ en: 'Settings', fa: 'تنظیمات' })}
        title={inLanguage({ en: 'Security', fa: 'امنیت' })}
      />
    ),
  },
}
