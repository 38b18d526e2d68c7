import { z } from '@rahnama/contract/zod.ts'
import { type Context, Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { readSecurity } from '../site-settings/site-settings.ts'
import { ConfirmEmailBody, confirmEmail } from './account/change-email.ts'
import { UpdateUserBody, updateUser } from './account/update-user.ts'
import { AuthError } from './auth-error.ts'
import { loadAuthUser } from './auth-user.ts'
import { factorRoutes } from './factors/factor-routes.ts'
import { acceptInvitation, InvitationBody } from './invitations/invitations.ts'
import { answerAuthError, answerSignedIn, authRequest, parse, readJson } from './protocol.ts'
import { ExchangeBody, exchangeCode, followLink, LinkQuery } from './recovery/follow-link.ts'
import { RecoverBody, recover } from './recovery/recover.ts'
import { VerifyBody, verifyToken } from './recovery/verify-token.ts'
import { ResendBody, resend } from './registration/resend.ts'
import { SignUpBody, signUp } from './registration/sign-up.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { SignOutQuery, signOut } from './sessions/sign-out.ts'
import { JWKS_FRESH_SECONDS } from './sessions/signing-keys.ts'
import { ProofBody, proveOwner, reauthenticate } from './sign-in/reauthenticate.ts'
import { SignInBody, signIn } from './sign-in/sign-in.ts'
import { requireSignedIn } from './signed-in.ts'

const RefreshBody = z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(128)) })

/** The Supabase Auth protocol, as far as its published client uses it: what is asked, and the operation that answers. */
export function authRoutes(deps: Deps): Hono {
  const routes = new Hono()
  routes.onError((error, context) => answerAuthError(deps, error, context))
  routes.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    await next()
  })
  const signedIn = (context: Context) => requireSignedIn(deps, context.req.header('authorization'))

  routes.get('/health', (context) => context.json({ name: 'Rahnama' }))
  routes.get('/settings', async (context) => {
    const { requireEmailConfirmation, passwordMinChars } = (await readSecurity(deps)).value
    return context.json({
      external: { email: true },
      disable_signup: false,
      mailer_autoconfirm: !requireEmailConfirmation,
      password_min_length: passwordMinChars,
    })
  })
  routes.get('/.well-known/jwks.json', async (context) => {
    context.header('Cache-Control', `public, max-age=${JWKS_FRESH_SECONDS}`)
    return context.json({ keys: await deps.tokens.keys.published() })
  })

  routes.post('/signup', async (context) => {
    const answer = await signUp(deps, await readJson(context, SignUpBody), authRequest(context, deps))
    return 'session' in answer ? answerSignedIn(context, deps, answer.session) : context.json(answer.user)
  })
  routes.post('/token', async (context) => {
    const request = authRequest(context, deps)
    switch (context.req.query('grant_type')) {
      case 'password':
        return answerSignedIn(context, deps, await signIn(deps, await readJson(context, SignInBody), request))
      case 'refresh_token':
        return context.json(await refreshSession(deps, await readJson(context, RefreshBody)))
      case 'pkce':
        return answerSignedIn(context, deps, await exchangeCode(deps, await readJson(context, ExchangeBody), request))
      default:
        throw new AuthError('validation_failed')
    }
  })
  routes.post('/recover', async (context) =>
    context.json(await recover(deps, await readJson(context, RecoverBody), authRequest(context, deps))),
  )
  routes.post('/resend', async (context) =>
    context.json(await resend(deps, await readJson(context, ResendBody), authRequest(context, deps))),
  )
  routes.post('/verify', async (context) => {
    const request = authRequest(context, deps)
    const body = await readJson(context, z.union([VerifyBody, ConfirmEmailBody, InvitationBody]))
    if (body.type === 'email_change')
      return context.json(await confirmEmail(deps, await signedIn(context), body, request))
    if (body.type === 'invite') return answerSignedIn(context, deps, await acceptInvitation(deps, body, request))
    return answerSignedIn(context, deps, await verifyToken(deps, body, request))
  })
  routes.get('/verify', async (context) =>
    context.redirect(await followLink(deps, parse(LinkQuery, context.req.query()), authRequest(context, deps)), 303),
  )

  routes.get('/user', async (context) => {
    const { userId } = await signedIn(context)
    return context.json(await loadAuthUser(deps.db, userId))
  })
  routes.put('/user', async (context) => {
    const caller = await signedIn(context)
    const body = await readJson(context, UpdateUserBody)
    return context.json(await updateUser(deps, caller, body, authRequest(context, deps)))
  })
  routes.get('/reauthenticate', async (context) =>
    context.json(await reauthenticate(deps, await signedIn(context), authRequest(context, deps))),
  )
  routes.post('/reauthenticate', async (context) => {
    const caller = await signedIn(context)
    return context.json(await proveOwner(deps, caller, await readJson(context, ProofBody), authRequest(context, deps)))
  })
  routes.post('/logout', async (context) => {
    await signOut(deps, await signedIn(context), parse(SignOutQuery, context.req.query()))
    return context.body(null, 204)
  })
  routes.route('/factors', factorRoutes(deps, signedIn))
  routes.all('*', () => {
    throw new AuthError('not_found')
  })
  return routes
}
