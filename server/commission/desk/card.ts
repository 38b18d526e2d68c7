import { AppError } from '@rahnama/contract/errors.ts'
import { directionOf, isLanguage, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { paperColours } from '@rahnama/contract/theme/theme.ts'
import { type Context, Hono } from 'hono'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { answerInTurn, readLink, signLink } from '../../files/files.ts'
import { encodeQr } from '../../qr/qr.ts'
import { ensureReferralCode, referralLink } from '../../referrals/referrals.ts'
import { readSettings, readTheme } from '../../site-settings/site-settings.ts'
import { commissionWords } from '../commission-words.ts'

const CARDS_PATH = '/files/referral-cards'

export async function askForCard(
  deps: Deps,
  caller: Caller,
  { language }: Input<typeof referrals.card>,
): Promise<Output<typeof referrals.card>> {
  return signLink(deps, caller, `${CARDS_PATH}/${language}`, caller.userId)
}

/** The picture is drawn when it is fetched: it has no secret and nothing of it is kept. */
export function cardRoutes(deps: Deps): Hono {
  const routes = new Hono()
  routes.get(`${CARDS_PATH}/:language/:token`, (context) => answerCard(deps, context))
  return routes
}

async function answerCard(deps: Deps, context: Context): Promise<Response> {
  const language = context.req.param('language')
  const userId = await readLink(deps, context.req.param('token') ?? '')
  if (!isLanguage(language)) throw new AppError('NOT_FOUND')
  return answerInTurn(userId, async () => ({
    content: drawCard(deps, userId, language),
    contentType: 'image/png',
    name: `referral-${language}.png`,
    method: context.req.method,
  }))
}

async function* drawCard(deps: Deps, userId: string, language: Language): AsyncGenerator<Uint8Array> {
  const code = await ensureReferralCode(deps.db, userId, deps.now())
  const { value: settings } = await readSettings(deps.db, 'general')
  const { card } = commissionWords(language).texts
  yield await deps.pdf.picture(userId, 'referral-card', {
    language,
    direction: directionOf(language),
    firm: settings.name[language],
    brand: paperColours((await readTheme(deps.db)).value),
    heading: card.heading,
    body: card.body,
    label: card.code,
    code,
    qr: encodeQr(referralLink(deps.config, code, language)),
  })
}
