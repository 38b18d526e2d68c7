import { Button } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { ToastProvider, useToast } from './toast.tsx'

function Notices() {
  const toast = useToast()
  const sent = inLanguage({
    en: { title: 'Message Sent!', description: 'Thank you. We will reply within 24 hours.' },
    fa: { title: 'پیام ارسال شد!', description: 'سپاسگزاریم. ظرف ۲۴ ساعت پاسخ می‌دهیم.' },
  })
  const removed = inLanguage({
    en: { title: 'Passport.pdf was removed', undo: 'Undo' },
    fa: { title: 'فایل گذرنامه حذف شد', undo: 'برگرداندن' },
  })
  const failed = inLanguage({
    en: { title: 'Failed to save progress', description: 'Your answers are still on this page.' },
    fa: { title: 'ذخیرهٔ پیشرفت انجام نشد', description: 'پاسخ‌های شما همچنان در این صفحه هستند.' },
  })
  return (
    <>
      <Button onClick={() => toast.success(sent)}>{inLanguage({ en: 'Success', fa: 'موفق' })}</Button>
      <Button
        onClick={() => toast.info({ title: removed.title, action: { label: removed.undo, onAct: () => undefined } })}
      >
        {inLanguage({ en: 'With an act', fa: 'با دکمه' })}
      </Button>
      <Button onClick={() => toast.error(failed)}>{inLanguage({ en: 'Error', fa: 'خطا' })}</Button>
    </>
  )
}

export const examples: Examples = {
  name: 'Toast',
  about: 'Says that something happened, without moving anyone. Three at a time; the rest wait.',
  accessibility: [
    'WCAG 4.1.3: announced politely from a region that is there from the start',
    'WCAG 2.2.1: waits while pointed at or focused, and lasts as long as its text needs; errors stay',
  ],
  examples: {
    all: () => (
      <ToastProvider>
        <Notices />
      </ToastProvider>
    ),
  },
}
