import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { mailbox } from '@rahnama/contract/mailbox.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Deps } from '../deps.ts'
import { readWording } from '../mail/mail.ts'
import { mailCatalogue } from '../mail-catalogue/mail-catalogue.ts'
import { readHouse } from '../site-settings/site-settings.ts'
import { drawForScreen } from './draw-for-screen.ts'

/** As the firm would sign them today. */
async function read({ db, config }: Pick<Deps, 'db' | 'config'>, language: Language) {
  const place = { publicUrl: config.publicUrl, ...(await readHouse(db)) }
  return mailCatalogue(language, place, await readWording(db, language))
}

export async function listSamples(
  deps: Pick<Deps, 'db' | 'config'>,
  _caller: unknown,
  { language }: Input<typeof mailbox.samples>,
): Promise<Output<typeof mailbox.samples>> {
  const entries = await read(deps, language)
  return { samples: entries.map(({ name, sample, content }) => ({ name, sample, subject: content.subject })) }
}

export async function readSample(
  deps: Pick<Deps, 'db' | 'config'>,
  _caller: unknown,
  { name, sample, language, theme }: Input<typeof mailbox.sample>,
): Promise<Output<typeof mailbox.sample>> {
  const entry = (await read(deps, language)).find((each) => each.name === name && each.sample === sample)
  if (!entry) throw new AppError('NOT_FOUND')
  return drawForScreen(entry.content, theme)
}
