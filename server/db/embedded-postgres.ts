import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect as connectSocket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../config.ts'
import { createLog, type Log } from '../log.ts'
import { APPLICATION, createApplicationDatabase, DATABASE, handOver, SUPERUSER } from './application-role.ts'
import { type Cluster, PORT, prepareCluster, WORKING_FOLDER } from './cluster.ts'
import { OTHERWISE, SERVER_ENVIRONMENT } from './server-user.ts'

const OWNER_LOCK_KEY = 7_240_002
const START_TIMEOUT_MS = 30_000
const REFUSE_AFTER_MS = 1500
const ADOPT_AFTER_MS = 3000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

export type EmbeddedPostgres = {
  /** As the application, which owns its database and may do nothing to the server or the machine. */
  connection: { host: string; port: number; user: string; database: string }
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  /** Tests trade durability for speed; nothing else may. */
  durable?: boolean
  /** A command works beside a running Rahnama: it joins that one's server and leaves it running. */
  joinsRunning?: boolean
  log?: Log
}

function socketAnswers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectSocket(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function tryConnect(socketDir: string, database = 'postgres'): Promise<pg.Client | undefined> {
  const client = new pg.Client({ host: socketDir, port: PORT, user: SUPERUSER, database })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => {})
    return undefined
  }
}

async function waitFor<T>(
  what: () => Promise<T | undefined>,
  hasFailed: () => boolean = () => false,
): Promise<T | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && !hasFailed()) {
    const result = await what()
    if (result !== undefined) return result
    await pause(25)
  }
  return undefined
}

/** The session that holds this lock owns the data folder; it goes with our process, however that ends. */
async function tryOwn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK_KEY])
  return rows[0]?.mine === true
}

export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  joinsRunning = false,
  log = createLog('silent'),
}: Options): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir)
  const { socketDir } = cluster
  const socket = join(socketDir, `.s.PGSQL.${PORT}`)
  const connection = { host: socketDir, port: PORT, user: APPLICATION, database: DATABASE }
  if (joinsRunning && (await socketAnswers(socket))) return { connection, stop: async () => {} }

  const found = await findRunning(socket, socketDir, dataDir)
  const start = () => launch(cluster, durable)
  const started = found ? undefined : start()
  const owner = found ?? (await waitFor(() => tryConnect(socketDir), started?.hasExited))
  if (!owner) throw new StartupError(`The embedded PostgreSQL did not start: ${started?.lastWords()}. ${OTHERWISE}`)
  if (!found) await tryOwn(owner)
  if (await createApplicationDatabase(owner)) {
    const inside = await tryConnect(socketDir, DATABASE)
    if (inside) await handOver(inside)
    await inside?.end()
  }
  const pidFile = join(cluster.folder, 'postmaster.pid')
  return { connection, stop: keepAlive({ owner, started, start, socket, socketDir, pidFile, log }) }
}

type Kept = {
  owner: pg.Client
  started: Launched | undefined
  start(): Launched
  socket: string
  socketDir: string
  pidFile: string
  log: Log
}

/** The owner's session ends with the server, however that ends: then it is started again. Answers how to stop it for good. */
function keepAlive({ owner, started, start, socket, socketDir, pidFile, log }: Kept): () => Promise<void> {
  let server = started
  let session = owner
  let isStopping = false
  let reviving = Promise.resolve()

  function watch(client: pg.Client): void {
    session = client
    client.once('end', () => {
      if (!isStopping) reviving = revive()
    })
  }

  async function revive(): Promise<void> {
    log.warn('embedded PostgreSQL lost')
    for (let pauseMs = FIRST_PAUSE_MS; !isStopping; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      if (server?.hasExited() !== false && !(await socketAnswers(socket))) {
        log.warn('starting the embedded PostgreSQL again', { lastWords: server?.lastWords() })
        server = start()
      }
      const client = await waitFor(
        () => tryConnect(socketDir),
        () => isStopping || server?.hasExited() === true,
      )
      if (client && (await tryOwn(client).catch(() => false))) {
        log.info('embedded PostgreSQL is back')
        return watch(client)
      }
      await client?.end().catch(() => {})
      await pause(pauseMs)
    }
  }

  watch(owner)
  return async () => {
    isStopping = true
    await reviving
    await session.end().catch(() => {})
    if (server && !server.hasExited()) server.interrupt()
    else if (await socketAnswers(socket))
      process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGINT')
    else return
    await waitFor(async () =>
      server?.hasExited() || (!(await socketAnswers(socket)) && !existsSync(pidFile)) ? true : undefined,
    )
  }
}

/**
 * Someone may be there: another of us, a server still stopping after its owner was killed, or an orphan.
 * A held lock is given a moment, because its holder may just have died; a free one, because its server may be on its way out.
 */
async function findRunning(socket: string, socketDir: string, dataDir: string): Promise<pg.Client | undefined> {
  const since = Date.now()
  const found = await waitFor(async () => {
    if (!(await socketAnswers(socket))) return 'nobody'
    const client = await tryConnect(socketDir)
    if (!client) return undefined
    const isOurs = await tryOwn(client).catch(() => undefined)
    const waited = Date.now() - since
    if (isOurs === true && waited > ADOPT_AFTER_MS) return client
    await client.end().catch(() => {})
    if (isOurs === false && waited > REFUSE_AFTER_MS) {
      throw new StartupError(
        `Rahnama is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    return undefined
  })
  return found === 'nobody' ? undefined : found
}

type Launched = { hasExited(): boolean; lastWords(): string; interrupt(): void }

function launch({ folder, serverSocketDir, user, bin }: Cluster, durable: boolean): Launched {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: serverSocketDir,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = user.wrap(join(bin, 'postgres'), ['-D', WORKING_FOLDER, '-p', String(PORT), ...flags])
  let output = ''
  let exited = false
  // Detached: Ctrl-C must reach us first, so that what is in flight can finish on a living database.
  const server = spawn(command, args, {
    detached: true,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: SERVER_ENVIRONMENT,
  })
  server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    output = `${output}${chunk}`.slice(-2000)
  })
  server.once('exit', () => {
    exited = true
  })
  server.once('error', (error) => {
    output += error.message
    exited = true
  })
  server.unref()
  return {
    hasExited: () => exited,
    lastWords: () => output.trim().split('\n').at(-1) ?? '',
    interrupt: () => void server.kill('SIGINT'),
  }
}
