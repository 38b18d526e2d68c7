import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { contract } from '@rahnama/contract/contract.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { type Context, Hono } from 'hono'
import { writeAuditList, writeRefusal } from './audit/audit.ts'
import { authRoutes, createIdentify, requireProof } from './auth/auth.ts'
import { backupRoutes } from './backup/register/register.ts'
import { cardRoutes, statementRoutes, writeAgents, writeEarnings } from './commission/commission.ts'
import type { Deps } from './deps.ts'
import { documentRoutes } from './documents/documents.ts'
import { fileRoutes } from './files/files.ts'
import { createCall, handlers } from './handlers.ts'
import {
  answerError,
  apiDescriptionRoutes,
  createMetrics,
  healthRoutes,
  mountProcedures,
  type OnUndeclaredError,
  observe,
  paceNetworks,
  securityHeaders,
} from './http/http.ts'
import { listFileRoutes } from './list-files/list-files.ts'
import type { Log } from './log.ts'
import { unsubscribeRoutes } from './mail-choices/mail-choices.ts'
import { mediaRoutes } from './media/media.ts'
import { type Pages, patternOf, searchEngineRoutes } from './pages/pages.ts'
import { exportRoutes } from './privacy/privacy.ts'
import { createReadiness } from './readiness.ts'
import { writeIntakes, writeRounds } from './rulebook/rulebook.ts'
import { writeReasons } from './send-back-reasons/send-back-reasons.ts'
import { eventRoutes } from './signals/signals.ts'
import { limitSearchPages } from './site-search/site-search.ts'
import { securityTxtRoutes } from './system/security-txt.ts'
import { writeUsers } from './users/users.ts'
import { VERSION } from './version.ts'
import { writeVisits } from './visits/visits.ts'

/** Each list that is taken home as a file, by the name it is asked for. */
const LISTS = {
  users: writeUsers,
  audit: writeAuditList,
  commission: writeEarnings,
  'referral-agents': writeAgents,
  visits: writeVisits,
  rounds: writeRounds,
  intakes: writeIntakes,
  'send-back-reasons': writeReasons,
}

type Options = {
  isStopping?: () => boolean
  /** Tests of the API need no pages. */
  pages?: Pages
  assets?: (context: Context) => Response | undefined
  /** Tests fail by it; in production it is a line in the log. */
  onUndeclaredError?: OnUndeclaredError
}

/** A request meets the middleware below in this order. */
export function createApp(given: Deps, options: Options = {}): Hono {
  const { config, db, log } = given
  const { isStopping = () => false, pages, assets, onUndeclaredError = logUndeclared(log) } = options
  const deps: Deps = pages ? { ...given, drawPage: drawingWith(pages, given) } : given
  const metrics = createMetrics()
  metrics.gauge('live_streams', 'Browsers that listen to live events', deps.signals.countStreams)
  const identify = createIdentify(deps)
  const app = new Hono()
  app.onError((error, context) => answerError(log, error, context))
  app.use(observe(log, metrics, deps.measures))
  app.use(securityHeaders(config.publicUrl))
  app.route(
    '/',
    healthRoutes({
      findHindrance: createReadiness({ db, seal: deps.seal, isStopping }),
      metrics,
      metricsToken: config.metricsToken,
      trustedProxies: config.trustedProxies,
    }),
  )
  app.route(AUTH_PATH, authRoutes(deps))
  app.route('/', apiDescriptionRoutes(contract, { title: 'Rahnama', version: VERSION }))
  mountProcedures(app, contract, handlers, {
    deps,
    identify,
    requireProof: (caller) => requireProof(deps, db, caller),
    onRefused: (caller, name, request) => writeRefusal(db, { ...caller, ...request }, name, deps.now()),
    onUndeclaredError,
  })
  app.route('/', fileRoutes({ files: deps.files, db }))
  app.route('/', mediaRoutes(deps))
  app.route('/', documentRoutes(deps))
  app.route('/', backupRoutes(deps))
  app.route('/', exportRoutes(deps))
  app.route('/', listFileRoutes(deps, LISTS))
  app.route('/', statementRoutes(deps))
  app.route('/', cardRoutes(deps))
  app.route('/', unsubscribeRoutes(deps))
  app.route('/', eventRoutes({ signals: deps.signals, identify, now: deps.now }))
  app.all('/api/*', () => {
    throw new AppError('NOT_FOUND')
  })
  app.route('/', securityTxtRoutes(deps))
  app.route('/', searchEngineRoutes({ call: createCall(deps), publicUrl: config.publicUrl }))
  if (pages) {
    void deps.contentChanges.onChange(() => pages.forgetRendered())
    app.get('*', paceNetworks(config.trustedProxies), limitSearchPages(deps), (context) => {
      const asset = assets?.(context)
      context.set('pagePattern', asset ? '/assets' : patternOf(context.req.path))
      return asset ?? pages.answer(context)
    })
  }
  return app
}

/** Public reading needs no more of a database than a connection has. */
function drawingWith(pages: Pages, deps: Deps): Deps['drawPage'] {
  return (path, language, db) => pages.draw(path, language, createCall({ ...deps, db: db as Deps['db'] }))
}

function logUndeclared(log: Log): OnUndeclaredError {
  return (procedure, code) => log.warn('undeclared error', { procedure, code })
}
