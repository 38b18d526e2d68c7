import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { EmailSetting } from './email-setting.tsx'
import { MailLanguageSetting } from './mail-language-setting.tsx'
import { NameSetting } from './name-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { SessionsSetting } from './sessions-setting.tsx'
import styles from './settings-page.module.css'

export default function SettingsPage() {
  const texts = useTexts('settings')
  const errors = useTexts('errors')
  const describe = (error: unknown) => describeError(error, errors)
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <div className={styles.categories}>
        <Panel title={texts.account.title} skeleton={<SkeletonList rows={2} />} describeError={describe}>
          <div>
            <NameSetting />
            <MailLanguageSetting />
          </div>
        </Panel>
        <Panel title={texts.security.title} skeleton={<SkeletonList rows={4} />} describeError={describe}>
          <div>
            <EmailSetting />
            <PasswordSetting />
            <SecondFactorSetting />
            <SessionsSetting />
          </div>
        </Panel>
      </div>
    </>
  )
}
