import { Button } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { Statement } from './statement.tsx'

export const examples: Examples = {
  name: 'Statement',
  about: 'One thing to say where other content would stand.',
  accessibility: ['As the heading of a page it can take focus'],
  examples: {
    failure: () => (
      <Statement
        title={inLanguage({ en: 'This page could not be shown', fa: 'این صفحه نمایش داده نشد' })}
        actions={<Button variant="primary">{inLanguage({ en: 'Try again', fa: 'دوباره تلاش کنید' })}</Button>}
      >
        {inLanguage({ en: 'What you typed is kept.', fa: 'آنچه نوشته‌اید نگه داشته شده است.' })}
      </Statement>
    ),
  },
}
