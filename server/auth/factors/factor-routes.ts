import { z } from '@rahnama/contract/zod.ts'
import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AuthError } from '../auth-error.ts'
import { parse, readJson } from '../protocol.ts'
import type { SignedIn } from '../signed-in.ts'
import {
  challengeFactor,
  countRecoveryCodes,
  EnrolBody,
  enrolFactor,
  generateRecoveryCodes,
  RecoveryCodeBody,
  regenerateRecoveryCodes,
  removeFactor,
  removeRecoveryCodes,
  VerifyFactorBody,
  verifyFactor,
  verifyRecoveryCode,
} from './factors.ts'

/** Routes of second factors: an authenticator app (TOTP), and recovery codes for the day it is lost. */
export function factorRoutes(deps: Deps, signedIn: (context: Context) => Promise<SignedIn>): Hono {
  const routes = new Hono()
  const factorId = (context: Context) => parse(z.uuid(), context.req.param('id'))

  routes.get('/recovery-codes', async (context) => {
    const { userId } = await signedIn(context)
    const set = await countRecoveryCodes(deps.db, userId)
    if (!set) throw new AuthError('mfa_factor_not_found')
    return context.json({ ...set, type: 'recovery_code' })
  })
  routes.post('/recovery-codes', async (context) =>
    context.json(await generateRecoveryCodes(deps, await signedIn(context))),
  )
  routes.delete('/recovery-codes', async (context) =>
    context.json(await removeRecoveryCodes(deps, await signedIn(context))),
  )
  routes.post('/recovery-codes/regenerate', async (context) =>
    context.json(await regenerateRecoveryCodes(deps, await signedIn(context))),
  )
  routes.post('/recovery-codes/verify', async (context) =>
    context.json(await verifyRecoveryCode(deps, await signedIn(context), await readJson(context, RecoveryCodeBody))),
  )

  routes.post('/', async (context) =>
    context.json(await enrolFactor(deps, await signedIn(context), await readJson(context, EnrolBody))),
  )
  routes.post('/:id/challenge', async (context) =>
    context.json(await challengeFactor(deps, await signedIn(context), factorId(context))),
  )
  routes.post('/:id/verify', async (context) => {
    const caller = await signedIn(context)
    const body = await readJson(context, VerifyFactorBody)
    return context.json(await verifyFactor(deps, caller, { ...body, factorId: factorId(context) }))
  })
  routes.delete('/:id', async (context) =>
    context.json(await removeFactor(deps, await signedIn(context), factorId(context))),
  )
  return routes
}
