import { contract } from '@rahnama/contract/contract.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { handlers } from './handlers.ts'
import {
  answerError,
  createMetrics,
  describeApi,
  healthRoutes,
  type Identify,
  mountProcedures,
  observe,
  securityHeaders,
} from './http/http.ts'
import { eventRoutes } from './signals/signals.ts'
import { VERSION } from './system/system.ts'

type Options = { isStopping?: () => boolean }

/** What a request meets, in order. */
export function createApp(deps: Deps, { isStopping = () => false }: Options = {}): Hono {
  const { config, db, log } = deps
  const metrics = createMetrics()
  const identify: Identify = async () => undefined
  const app = new Hono()
  app.onError((error, context) => answerError(log, error, context))
  app.use(observe(log, metrics))
  app.use(securityHeaders(config.publicUrl))
  app.route(
    '/',
    healthRoutes({ db, metrics, metricsToken: config.metricsToken, trustedProxies: config.trustedProxies, isStopping }),
  )
  const api = describeApi(contract, { title: 'Rahnama', version: VERSION })
  app.get('/api/openapi.json', (context) => context.json(api))
  mountProcedures(app, contract, handlers, { deps, identify })
  app.route('/', eventRoutes({ signals: deps.signals, identify, now: deps.now }))
  app.all('/api/*', () => {
    throw new AppError('NOT_FOUND')
  })
  return app
}
