import { type Examples, inLanguage } from '../examples.ts'
import { Button, IconButton } from './button.tsx'

export const examples: Examples = {
  name: 'Button',
  about: 'Does something on this page. Primary is kept for the next step, once per view.',
  accessibility: [
    'WCAG 2.5.8: at least 24 px in the small size, 44 px otherwise',
    'WCAG 2.4.7: a visible focus ring in both themes',
    'WCAG 4.1.3: a busy button keeps its focus and its width and announces what it is doing',
  ],
  examples: {
    primary: () => <Button variant="primary">{inLanguage({ en: 'Save and continue', fa: 'ذخیره و ادامه' })}</Button>,
    secondary: () => <Button>{inLanguage({ en: 'Save progress', fa: 'ذخیرهٔ پیشرفت' })}</Button>,
    quiet: () => <Button variant="quiet">{inLanguage({ en: 'Skip for now', fa: 'فعلاً نه' })}</Button>,
    danger: () => (
      <Button variant="danger" icon="trash">
        {inLanguage({ en: 'Delete file', fa: 'حذف فایل' })}
      </Button>
    ),
    sizes: () => (
      <>
        <Button size="small">{inLanguage({ en: 'Small', fa: 'کوچک' })}</Button>
        <Button>{inLanguage({ en: 'Medium', fa: 'متوسط' })}</Button>
        <Button size="large" variant="primary" iconEnd="arrow-forward">
          {inLanguage({ en: 'Get started', fa: 'شروع کنید' })}
        </Button>
      </>
    ),
    busy: () => (
      <Button variant="primary" busy busyLabel={inLanguage({ en: 'Sending…', fa: 'در حال ارسال…' })}>
        {inLanguage({ en: 'Send message', fa: 'ارسال پیام' })}
      </Button>
    ),
    disabled: () => <Button disabled>{inLanguage({ en: 'Cannot start yet', fa: 'هنوز قابل شروع نیست' })}</Button>,
    icon: () => (
      <>
        <IconButton icon="search" label={inLanguage({ en: 'Search', fa: 'جست‌وجو' })} />
        <IconButton icon="arrow-back" variant="secondary" label={inLanguage({ en: 'Back', fa: 'بازگشت' })} />
      </>
    ),
  },
}
