import type { mailbox } from '@rahnama/contract/mailbox.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Deps } from '../deps.ts'
import { readWording } from '../mail/mail.ts'
import { mailCatalogue } from '../mail-catalogue/mail-catalogue.ts'
import { readHouse } from '../site-settings/site-settings.ts'

/** As the firm would sign them today. */
export async function listSamples(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  _caller: unknown,
  { language }: Input<typeof mailbox.samples>,
): Promise<Output<typeof mailbox.samples>> {
  const place = { publicUrl: config.publicUrl, ...(await readHouse(db)) }
  const entries = mailCatalogue(language, place, await readWording(db, language))
  return {
    samples: entries.map(({ content: { subject }, name, sample, to, occasion }) => ({
      name,
      sample,
      to,
      occasion,
      subject,
    })),
  }
}
