import { type Examples, inLanguage } from '../examples.ts'
import { ButtonLink } from '../link/link.tsx'
import { EmptyState } from './empty-state.tsx'

export const examples: Examples = {
  name: 'Empty state',
  about: 'Nothing here yet: why, and what to do about it.',
  accessibility: ['The scene is hidden from screen readers; the heading and text say everything'],
  examples: {
    letters: () => (
      <EmptyState scene="letters" title={inLanguage({ en: 'No messages found', fa: 'پیامی پیدا نشد' })}>
        {inLanguage({
          en: 'What your consultant writes appears here.',
          fa: 'پیام‌های مشاورتان اینجا نمایش داده می‌شود.',
        })}
      </EmptyState>
    ),
    documents: () => (
      <EmptyState
        scene="documents"
        title={inLanguage({ en: 'No documents yet', fa: 'هنوز مدرکی نیست' })}
        actions={
          <ButtonLink to="/profile" variant="primary">
            {inLanguage({ en: 'Complete your profile', fa: 'پروفایل خود را کامل کنید' })}
          </ButtonLink>
        }
      >
        {inLanguage({ en: 'Your list depends on your answers.', fa: 'فهرست مدارک به پاسخ‌های شما بستگی دارد.' })}
      </EmptyState>
    ),
    path: () => (
      <EmptyState scene="path" title={inLanguage({ en: 'Your way starts here', fa: 'راه شما از اینجا شروع می‌شود' })} />
    ),
    search: () => <EmptyState scene="search" title={inLanguage({ en: 'Nothing found', fa: 'چیزی پیدا نشد' })} />,
    lost: () => <EmptyState scene="lost" title={inLanguage({ en: 'Page Not Found', fa: 'صفحه پیدا نشد' })} />,
    soon: () => <EmptyState scene="soon" title={inLanguage({ en: 'Coming Soon', fa: 'به‌زودی' })} />,
    locked: () => (
      <EmptyState scene="locked" title={inLanguage({ en: 'This part is for staff', fa: 'این بخش ویژهٔ کارکنان است' })} />
    ),
  },
}
