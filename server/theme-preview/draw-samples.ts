import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { themePreview } from '@rahnama/contract/theme-preview.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { assessProfile } from '../eligibility/eligibility.ts'
import { mailCatalogue } from '../mail-catalogue/mail-catalogue.ts'
import { drawForScreen } from '../mailbox/mailbox.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { pageUrl } from '../page-url.ts'
import { printReport } from '../reports/reports.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { readHouse } from '../site-settings/site-settings.ts'
import { SAMPLE_PROFILE } from './sample-profile.ts'

/** It has a button, facts and a plain link: every place where a mail shows the firm's colours. */
const SHOWN = 'consultations.tomorrow'

export async function drawMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  _caller: unknown,
  { value: theme, language, scheme }: Input<typeof themePreview.mail>,
): Promise<Output<typeof themePreview.mail>> {
  const place = { ...(await readHouse(db)), theme, publicUrl: config.publicUrl }
  const entry = mailCatalogue(language, place).find(({ name }) => name === SHOWN)
  if (!entry) throw new Error(`The catalogue has no ${SHOWN}`)
  const { subject, html } = drawForScreen(entry.content, scheme)
  return { subject, html }
}

const SAMPLE_NAMES = { en: 'Parnian Nemooneh', fa: 'پرنیان نمونه' }

export async function drawCover(
  { db, config, pdf, now }: Pick<Deps, 'db' | 'config' | 'pdf' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
  { value: theme, language }: Input<typeof themePreview.cover>,
): Promise<Output<typeof themePreview.cover>> {
  const { house } = await readHouse(db)
  const report = {
    assessment: assessProfile(SAMPLE_PROFILE, officeDay(now()), await readRulebook(db)),
    clientName: SAMPLE_NAMES[language],
    firm: house[language],
    theme,
    services: [],
    code: 'RH-7K3M-Q2PG',
    checksum: 'a1b2c3d4e5f60718a1b2c3d4e5f60718',
    verifyUrl: pageUrl(config, 'verifyReport'),
  }
  const drawn = await pdf.picture(userId, 'report', printReport(report, language))
  return { picture: `data:image/png;base64,${Buffer.from(drawn).toString('base64')}` }
}
