import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { CalendarSetting } from './calendar-setting.tsx'
import { ConsentsSetting } from './consents-setting.tsx'
import { EmailSetting } from './email-setting.tsx'
import { MailChoicesSetting } from './mail-choices-setting.tsx'
import { MailLanguageSetting } from './mail-language-setting.tsx'
import { NameSetting } from './name-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { PrivacySetting } from './privacy-setting.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { SessionsSetting } from './sessions-setting.tsx'
import styles from './settings-page.module.css'
import { SiteLanguageSetting } from './site-language-setting.tsx'

export default function SettingsPage() {
  const texts = useTexts('settings')
  const consents = useTexts('consents')
  const errors = useTexts('errors')
  const describe = (error: unknown) => describeError(error, errors)
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <QuickActions />
      <div className={styles.categories}>
        <Panel title={texts.account.title} skeleton={<SkeletonList rows={1} />} describeError={describe}>
          <div>
            <NameSetting />
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
        <Panel title={texts.languageAndCalendar.title} skeleton={<SkeletonList rows={3} />} describeError={describe}>
          <div>
            <SiteLanguageSetting />
            <CalendarSetting />
            <MailLanguageSetting />
          </div>
        </Panel>
        <Panel title={texts.notifications.title} skeleton={<SkeletonList rows={1} />} describeError={describe}>
          <div>
            <MailChoicesSetting />
          </div>
        </Panel>
        <Panel title={consents.title} skeleton={<SkeletonList rows={1} />} describeError={describe}>
          <div>
            <ConsentsSetting />
            <PrivacySetting />
          </div>
        </Panel>
      </div>
    </>
  )
}
