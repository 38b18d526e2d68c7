import { type Examples, inLanguage } from '../examples.ts'
import { Textarea } from './textarea.tsx'

export const examples: Examples = {
  name: 'Textarea',
  about: 'Several lines of text that grow with what is written.',
  accessibility: [
    '4.1.3: the count is announced once typing rests, not on every key',
    '1.4.12: the box grows, so larger spacing hides nothing',
    '3.3.1: text past the limit is kept and the surplus is said in words',
  ],
  examples: {
    plain: () => <Textarea label={inLanguage({ en: 'Your message', fa: 'پیام شما' })} />,
    'with a limit': () => (
      <Textarea
        label={inLanguage({ en: 'Key responsibilities', fa: 'مسئولیت‌های اصلی' })}
        hint={inLanguage({ en: 'What you did on most days', fa: 'کاری که بیشتر روزها انجام می‌دادید' })}
        maxCharacters={200}
        defaultValue={inLanguage({
          en: 'Led a team of six, planned budgets and met suppliers.',
          fa: 'سرپرستی گروهی شش‌نفره، برنامه‌ریزی بودجه و گفت‌وگو با تأمین‌کنندگان.',
        })}
      />
    ),
    'past its limit': () => (
      <Textarea
        label={inLanguage({ en: 'Short summary', fa: 'چکیده' })}
        rows={2}
        maxCharacters={20}
        defaultValue={inLanguage({ en: 'This is longer than it may be', fa: 'این متن از اندازهٔ مجاز بلندتر است' })}
        error={inLanguage({ en: 'Use 20 characters or fewer', fa: 'حداکثر ۲۰ کاراکتر بنویسید' })}
      />
    ),
  },
}
