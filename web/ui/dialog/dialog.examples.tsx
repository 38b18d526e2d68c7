import { Button } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { CloseDialog, Dialog } from './dialog.tsx'

export const examples: Examples = {
  name: 'Dialog',
  about: 'Asks for one decision before anything else can go on.',
  accessibility: [
    'Focus moves in, stays in, and returns to what opened it; Escape closes',
    'Named by its title and described by its text',
    'The main act stands at the inline start, as on forms',
  ],
  examples: {
    decision: () => (
      <Dialog
        size="small"
        title={inLanguage({ en: 'Withdraw this application?', fa: 'این درخواست پس گرفته شود؟' })}
        description={inLanguage({
          en: 'Your answers and files stay in your profile. You can apply again later.',
          fa: 'پاسخ‌ها و فایل‌هایتان در پروفایل شما می‌مانند و می‌توانید بعداً دوباره درخواست دهید.',
        })}
        trigger={<Button>{inLanguage({ en: 'Withdraw…', fa: 'پس گرفتن…' })}</Button>}
        actions={
          <>
            <CloseDialog>
              <Button variant="danger">{inLanguage({ en: 'Withdraw application', fa: 'پس گرفتن درخواست' })}</Button>
            </CloseDialog>
            <CloseDialog>
              <Button variant="quiet">{inLanguage({ en: 'Keep it', fa: 'بماند' })}</Button>
            </CloseDialog>
          </>
        }
      />
    ),
  },
}
