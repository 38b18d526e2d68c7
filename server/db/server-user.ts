import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { StartupError } from '../config.ts'

const run = promisify(execFile)

export const OTHERWISE = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.'

const SETPRIV = '/usr/bin/setpriv'
const NOBODY = 65_534
/** Numbers no distribution gives to an account. Whoever else ran as the server's user could read its files and its memory. */
const UNUSED_USERS = Array.from({ length: 10 }, (_, place) => 54_320 + place)
const COPIES = '/var/cache/rahnama'

/** The settings of our own process hold keys and passwords, which are none of the server's business. */
export const SERVER_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** The user the server runs as; Postgres refuses to run as root. */
export type ServerUser = {
  /** Undefined: the same as ours. */
  uid: number | undefined
  /** How to start a program so, with a parent-death signal: it stops when we are killed, and no orphan holds the data. */
  wrap(command: string, args: string[]): [string, string[]]
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Our own user, or as root one that owns nothing but the database: the one it belongs to already, or a number nobody has. */
export async function chooseServerUser(cluster: string): Promise<ServerUser> {
  if (!existsSync(SETPRIV)) {
    if (isRoot()) throw new StartupError(`The embedded PostgreSQL cannot run as root without setpriv. ${OTHERWISE}`)
    return { uid: undefined, wrap: (command, args) => [command, args] }
  }
  if (!isRoot()) return { uid: undefined, wrap: (command, args) => [SETPRIV, [...UNTIL_WE_END, command, ...args]] }
  const owner = (await stat(cluster).catch(() => undefined))?.uid
  return userWith(owner === undefined || owner === 0 || owner === NOBODY ? await findUnusedUser() : owner)
}

/** `initdb` insists on a user with an entry in the password file; what it made is handed over afterwards. */
export function userForSetUp(user: ServerUser): ServerUser {
  return user.uid === undefined ? user : userWith(NOBODY)
}

const UNTIL_WE_END = ['--no-new-privs', '--pdeathsig', 'INT']

function userWith(uid: number): ServerUser {
  const drop = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--inh-caps=-all']
  return { uid, wrap: (command, args) => [SETPRIV, [...drop, ...UNTIL_WE_END, command, ...args]] }
}

async function findUnusedUser(): Promise<number> {
  for (const uid of UNUSED_USERS) {
    const isTaken = await run('getent', ['passwd', String(uid)]).then(
      () => true,
      () => false,
    )
    if (!isTaken) return uid
  }
  throw new StartupError(`There is no user number left for the embedded PostgreSQL. ${OTHERWISE}`)
}

/** Everything in the folder belongs to the server's user. A link is handed over as a link. */
export async function giveTo({ uid }: ServerUser, path: string): Promise<void> {
  if (uid === undefined || (await stat(path)).uid === uid) return
  const inside = await readdir(path, { recursive: true, withFileTypes: true })
  for (const entry of inside) await lchown(join(entry.parentPath, entry.name), uid, uid)
  // The folder last: what was cut off in the middle is begun anew.
  await lchown(path, uid, uid)
}

/** Programs below a folder that only root may enter, such as /root, are copied to where their user can run them. */
export async function makeRunnable(user: ServerUser, native: string): Promise<string> {
  if (await canRun(user, native)) return native
  const { name, version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8'))
  const copy = join(COPIES, `${basename(name)}-${version}`)
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    await mkdir(COPIES, { recursive: true, mode: 0o755 })
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755)
    }
    await chmod(draft, 0o755)
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }))
  }
  if (await canRun(user, copy)) return copy
  throw new StartupError(`The embedded PostgreSQL in ${native} cannot be run by its user. ${OTHERWISE}`)
}

async function canRun(user: ServerUser, native: string): Promise<boolean> {
  const [command, args] = user.wrap(join(native, 'bin/postgres'), ['--version'])
  return run(command, args, { env: SERVER_ENVIRONMENT, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
