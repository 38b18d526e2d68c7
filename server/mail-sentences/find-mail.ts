import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import type { Wording } from '../mail/mail.ts'
import { type CatalogueEntry, mailCatalogue } from '../mail-catalogue/mail-catalogue.ts'
import { readHouse } from '../site-settings/site-settings.ts'

export type Place = { db: Db; config: Pick<Config, 'publicUrl'> }
export type MailName = { name: string; sample: number; language: Language }

/** One mail of the catalogue in these words, and all of them. */
export async function findMail({ db, config }: Place, { name, sample, language }: MailName, wording?: Wording) {
  const all = mailCatalogue(language, { publicUrl: config.publicUrl, ...(await readHouse(db)) }, wording)
  const mail = all.find((each) => each.name === name && each.sample === sample)
  if (!mail) throw new AppError('NOT_FOUND')
  return { mail, all } satisfies { mail: CatalogueEntry; all: CatalogueEntry[] }
}
