import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../../i18n/i18n.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { type PathStep, ProgressBar, ProgressPath, ProgressRing } from './progress.tsx'

const steps = (): PathStep[] =>
  inLanguage({
    en: [
      { label: 'Profile', state: 'done' },
      { label: 'Documents', state: 'current', note: 'Your turn, by 30 November' },
      { label: 'Review', state: 'waiting' },
      { label: 'Application', state: 'waiting' },
    ],
    fa: [
      { label: 'پروفایل', state: 'done' },
      { label: 'مدارک', state: 'current', note: 'با شما، تا ۹ آذر' },
      { label: 'بررسی', state: 'waiting' },
      { label: 'درخواست', state: 'waiting' },
    ],
  })

export const examples: Examples = {
  name: 'Progress',
  about: 'How far: a bar for one figure, a ring for parts of a whole, a path for stations.',
  accessibility: [
    'The bar is a progress bar with its value in words; the ring an image that reads out each section',
    'WCAG 1.4.1: gaps, signs and a legend carry what colour shows',
    'The path marks the current step and says the state of each',
  ],
  examples: {
    bar: () => <ProgressBar label={inLanguage({ en: 'Profile completion', fa: 'تکمیل پروفایل' })} percent={62} />,
    barInWords: () => (
      <ProgressBar
        tone="success"
        label={inLanguage({ en: 'Documents', fa: 'مدارک' })}
        percent={58}
        valueText={inLanguage({ en: '7 of 12, 2 with us, 3 with you', fa: '۷ از ۱۲، ۲ با ما، ۳ با شما' })}
      />
    ),
    ring: () => (
      <ProgressRing
        label={inLanguage({ en: 'CRS score: 379', fa: 'امتیاز CRS: ۳۷۹' })}
        sections={[
          { label: inLanguage({ en: 'Core factors', fa: 'عوامل اصلی' }), value: 329, max: 500 },
          { label: inLanguage({ en: 'Transferability', fa: 'انتقال‌پذیری مهارت‌ها' }), value: 50, max: 100 },
          { label: inLanguage({ en: 'Additional', fa: 'امتیازهای اضافی' }), value: 0, max: 600 },
        ]}
      >
        <strong>{formats(useLanguage().language).number(379)}</strong>
        <span>{inLanguage({ en: 'of 1,200', fa: 'از ۱٬۲۰۰' })}</span>
      </ProgressRing>
    ),
    path: () => <ProgressPath label={inLanguage({ en: 'Your case', fa: 'پروندهٔ شما' })} steps={steps()} />,
    pathDown: () => (
      <ProgressPath label={inLanguage({ en: 'Your case', fa: 'پروندهٔ شما' })} steps={steps()} along="page" />
    ),
  },
}
