import { useTexts } from '../../i18n/i18n.tsx'
import { Form, useUncheckedForm } from '../../ui/form/form.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import type { AuthClient } from '../auth-client.ts'
import { orThrow } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'
import type { MailLink } from '../steps.ts'
import { confirmNewEmail } from './confirm-new-email.ts'

/** The link opens a session of its own; the one this browser had would stay behind as a device nobody uses. */
async function enter(
  client: AuthClient,
  token: string,
  type: Exclude<MailLink['type'], 'email_change'>,
): Promise<void> {
  const before = (await client.getSession()).data.session
  orThrow(await client.verifyOtp({ token_hash: token, type }))
  if (before) await client.admin.signOut(before.access_token, 'local')
}

type MailLinkFormProps = { link: MailLink; newCodeAt: string; onDone: () => void }

/** Asks before the link is used: mail scanners open links, too. */
export function MailLinkForm({ link, newCodeAt, onDone }: MailLinkFormProps) {
  const texts = useTexts('auth').link
  const { client } = useAuth()
  const form = useUncheckedForm(async () => {
    const created = await client()
    if (link.type === 'email_change') await confirmNewEmail(created, { token_hash: link.token })
    else await enter(created, link.token, link.type)
    onDone()
  })
  return (
    <Form form={form} act={texts.act} busy={texts.busy} wide>
      {form.failure !== undefined && <TextLink to={newCodeAt}>{texts.newLink}</TextLink>}
    </Form>
  )
}
