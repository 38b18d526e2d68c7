import { type Examples, inLanguage } from '../examples.ts'
import { Fact, Facts } from './facts.tsx'

export const examples: Examples = {
  name: 'Facts',
  about: 'What is known of one thing, each fact beside its name.',
  accessibility: [
    'WCAG 1.3.1: a description list ties each fact to its name',
    'WCAG 1.4.10: a long address breaks instead of widening the page',
  ],
  examples: {
    ofAnAppointment: () => (
      <Facts>
        <Fact name={inLanguage({ en: 'Consultant', fa: 'مشاور' })}>
          <bdi>{inLanguage({ en: 'Leila Rahimi', fa: 'لیلا رحیمی' })}</bdi>
        </Fact>
        <Fact name={inLanguage({ en: 'Type', fa: 'نوع' })}>
          {inLanguage({ en: 'Initial consultation', fa: 'مشاورهٔ اولیه' })}
        </Fact>
        <Fact name={inLanguage({ en: 'E-mail', fa: 'ایمیل' })}>
          <a href="mailto:somebody@example.com" dir="ltr">
            somebody.with-a-rather-long-address@mail.example.com
          </a>
        </Fact>
      </Facts>
    ),
  },
}
