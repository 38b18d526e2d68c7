// Finds a Chromium, or gets one. Plain JavaScript: it also runs on the machine's own Node, before anything is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** Chromium without its windows: a page costs it a sixth of the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium on this machine, undefined when Playwright's own should be used. */
export function systemChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no file there.`)
    return named
  }
  return SYSTEM_PATHS.find((path) => existsSync(path))
}

/** Options for every browser we start: no sandbox as root, and no request to any host but ours. */
export function browserLaunchOptions() {
  const executablePath = systemChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    // Without it a file whose name has Persian letters would be saved under another name.
    env: { ...process.env, LANG: 'C.UTF-8' },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--font-render-hinting=none',
    ],
  }
}

/** In a test a page lives for seconds: what the engine's slower compilers make of it is hardly used again. */
export function testLaunchOptions() {
  const options = browserLaunchOptions()
  return { ...options, args: [...options.args, '--js-flags=--no-maglev --no-opt'] }
}

async function playwrightChromium() {
  try {
    const { chromium } = await import('@playwright/test')
    return existsSync(chromium.executablePath())
  } catch {
    return false
  }
}

/** A machine that is there for tests alone gets the browser that tests are fastest with, even if it has another. */
export async function fetchTestBrowser() {
  if (process.env.CI && mayInstall() && !existsSync(HEADLESS_SHELL)) await installPackage('chromium-headless-shell')
}

/** Makes sure the browser tests have a browser; ends with one clear sentence when none can be had. */
export async function ensureChromium() {
  if (await hasChromium()) return
  console.error('No Chromium found. Trying to install one…')
  const attempts = [
    ...(mayInstall() ? ['chromium-headless-shell', 'chromium'].map((name) => () => installPackage(name)) : []),
    () => run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  ]
  for (const attempt of attempts) {
    await attempt()
    if (await hasChromium()) return
  }
  throw new Error(
    'The browser tests need Chromium and none could be installed: install the package "chromium", run "npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH

async function hasChromium() {
  return Boolean(systemChromium()) || (await playwrightChromium())
}

function installPackage(name) {
  return run('sh', ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`])
}

async function run(command, args) {
  const running = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  // What could not be started is looked for again by whoever asked for it.
  await once(running, 'exit').catch(() => undefined)
}
