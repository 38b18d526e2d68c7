import { type Examples, inLanguage } from '../examples.ts'
import { Card, CardTitle } from './card.tsx'

const about = () =>
  inLanguage({
    en: 'University places, scholarships and language years, from the first list to the visa.',
    fa: 'از نخستین فهرست دانشگاه‌ها تا ویزا: پذیرش، بورسیه و دورهٔ زبان.',
  })
const title = () => inLanguage({ en: 'Study in China', fa: 'تحصیل در چین' })

export const examples: Examples = {
  name: 'Card',
  about: 'One thing with its own name. A title with a destination makes the whole card the target.',
  accessibility: [
    'WCAG 2.4.4: the link is named by the title alone, not by everything in the card',
    'WCAG 1.4.11: the focus ring surrounds the whole card',
  ],
  examples: {
    raised: () => (
      <Card>
        <CardTitle>{title()}</CardTitle>
        <p>{about()}</p>
      </Card>
    ),
    link: () => (
      <Card as="article">
        <CardTitle to="/services">{title()}</CardTitle>
        <p>{about()}</p>
      </Card>
    ),
    outlined: () => (
      <Card tone="outlined">
        <CardTitle>{title()}</CardTitle>
        <p>{about()}</p>
      </Card>
    ),
    sunken: () => (
      <Card tone="sunken">
        <CardTitle>{title()}</CardTitle>
        <p>{about()}</p>
      </Card>
    ),
    nextStep: () => (
      <Card tone="next-step">
        <CardTitle>
          {inLanguage({ en: 'Your turn: language results', fa: 'نوبت با شماست: نتیجهٔ آزمون زبان' })}
        </CardTitle>
        <p>
          {inLanguage({
            en: 'Add your test report, so that we can count it.',
            fa: 'کارنامهٔ آزمون خود را اضافه کنید تا در امتیاز شما حساب شود.',
          })}
        </p>
      </Card>
    ),
  },
}
