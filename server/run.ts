import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig, StartupError } from './config.ts'
import type { Deps } from './deps.ts'
import { checkPort, listen } from './listen/listen.ts'
import { createLog } from './log.ts'
import { openDatabase } from './open-database.ts'

type Running = { address: string; password: string | undefined; isMailKept: boolean }
type MakeListener = (deps: Deps, isStopping: () => boolean) => Promise<RequestListener>

/** Goes from the environment to an open port, and back again on a signal (graceful shutdown). */
export async function run(
  environment: NodeJS.ProcessEnv,
  makeListener: MakeListener,
  announce: (running: Running) => void,
): Promise<void> {
  const closing: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const config = readConfig(environment)
    const log = createLog(config.logLevel)
    await checkPort(config.port, config.host)
    const { database, isEmbedded, close } = await openDatabase(config, log)
    closing.push(close)
    // Whatever refuses to start has done so by now. Loading the rest takes longer than all of that.
    const { bringUp } = await import('./bring-up.ts')
    const { deps, password } = await bringUp({ config, log, database, isEmbedded }, (each) => closing.push(each))
    let isStopping = false
    const listener = await makeListener(deps, () => isStopping)
    const { port, stop } = await listen(listener, config)
    // Nobody new is let in from then on; open event streams would hold the port until its deadline.
    closing.push(async () => {
      await Promise.all([stop(), deps.signals.stop()])
    })
    onStopSignal(async (signal) => {
      isStopping = true
      log.info('stopping')
      // A balancer reads /readyz now and then, and sends people here until it has. Whoever presses Ctrl-C is alone.
      if (signal === 'SIGTERM') await pause(config.shutdownDelayMs)
      await closeAll()
    })
    announce({ address: `http://localhost:${port}`, password, isMailKept: config.smtpUrl === undefined })
  } catch (error) {
    await closeAll()
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let asked = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1)
    asked = true
    stop(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
