import { type Examples, inLanguage } from '../examples.ts'
import { ButtonLink, TextLink } from './link.tsx'

export const examples: Examples = {
  name: 'Link',
  about: 'Goes somewhere. `to` stays in the app, `href` leaves it.',
  accessibility: [
    'WCAG 1.4.1: underlined, so colour is not the only sign',
    'WCAG 2.4.4: the text alone says where it leads',
  ],
  examples: {
    text: () => (
      <p>
        {inLanguage({ en: 'Before you start, read ', fa: 'پیش از شروع، ' })}
        <TextLink to="/services">{inLanguage({ en: 'how we work', fa: 'شیوهٔ کار ما' })}</TextLink>
        {inLanguage({ en: '.', fa: ' را بخوانید.' })}
      </p>
    ),
    plain: () => (
      <TextLink to="/about-us" tone="text">
        {inLanguage({ en: 'About us', fa: 'دربارهٔ ما' })}
      </TextLink>
    ),
    forward: () => (
      <TextLink to="/success-stories" iconEnd="arrow-forward">
        {inLanguage({ en: 'Read their stories', fa: 'داستان‌هایشان را بخوانید' })}
      </TextLink>
    ),
    outside: () => (
      <TextLink href="https://www.canada.ca" iconEnd="external">
        {inLanguage({ en: 'Official page', fa: 'صفحهٔ رسمی' })}
      </TextLink>
    ),
    asButton: () => (
      <>
        <ButtonLink to="/auth" variant="primary" iconEnd="arrow-forward">
          {inLanguage({ en: 'Get started', fa: 'شروع کنید' })}
        </ButtonLink>
        <ButtonLink to="/contact">{inLanguage({ en: 'Talk to us', fa: 'با ما صحبت کنید' })}</ButtonLink>
      </>
    ),
  },
}
