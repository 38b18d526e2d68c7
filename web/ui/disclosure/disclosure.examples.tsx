import { type Examples, inLanguage } from '../examples.ts'
import { Disclosure } from './disclosure.tsx'

export const examples: Examples = {
  name: 'Disclosure',
  about: 'A question that opens to its answer.',
  accessibility: ['Enter and Space open and close it', 'Works before script arrives and with find-in-page'],
  examples: {
    closed: () => (
      <Disclosure
        summary={inLanguage({ en: 'Do I need an IELTS result to begin?', fa: 'برای شروع به مدرک آیلتس نیاز دارم؟' })}
      >
        {inLanguage({ en: 'No. You can begin without one.', fa: 'خیر. می‌توانید بدون آن شروع کنید.' })}
      </Disclosure>
    ),
    open: () => (
      <Disclosure
        open
        summary={inLanguage({
          en: 'Can I study in China without Chinese?',
          fa: 'بدون دانستن چینی می‌توانم در چین درس بخوانم؟',
        })}
      >
        {inLanguage({
          en: 'Yes. Many degrees are taught in English, and a language year can come first.',
          fa: 'بله. بسیاری از رشته‌ها به انگلیسی تدریس می‌شوند و می‌توانید پیش از آن یک سال زبان بخوانید.',
        })}
      </Disclosure>
    ),
  },
}
