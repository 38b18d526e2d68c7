import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { pageUrl } from '../page-url.ts'
import type { CaseRow } from './find-case.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

/** In plain words: who looks after it now, and that nothing has to be said again. */
export async function tellOfHandOver(
  { config, mail }: Pick<Deps, 'config' | 'mail'>,
  tx: Db,
  { id, userId, folio }: CaseRow,
  consultant: string,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) throw new Error('A case without its client')
  const { language, email, fullName } = account
  const { open, ...content } = MAIL_TEXTS[language].handedOver({
    name: isolate(fullName),
    reference: formats(language).code(folio),
    consultant: isolate(consultant),
  })
  await mail.queue(tx, {
    to: email,
    language,
    ...content,
    action: { label: open, url: pageUrl(config, 'application', { id }) },
  })
}
