import { fork } from 'node:child_process'

type Options = { timeoutMs: number; heapMb: number; args?: readonly string[] }

/**
 * Runs a module in a process of its own, gives it the input and hears what it tells until it ends: what strangers made
 * can hang or crash whoever reads it, which then can be killed, and no thread of ours waits for it. It knows none of our
 * secrets. Answers how it ended; what it told before is the caller's to judge.
 */
export async function runProcess<Told>(
  module: URL,
  input: AsyncIterable<Uint8Array>,
  onTold: (told: Told) => void,
  { timeoutMs, heapMb, args = [] }: Options,
): Promise<number | NodeJS.Signals | null> {
  const child = fork(module, [...args], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  child.on('message', (told) => onTold(told as Told))
  const exited = new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  await send(input, child.stdin)
  return exited
}

/** A process that is gone does not read on; how it ended says more than that. */
async function send(input: AsyncIterable<Uint8Array>, to: NodeJS.WritableStream | null): Promise<void> {
  if (!to) return
  let isBroken = false
  to.on('error', () => {
    isBroken = true
  })
  for await (const piece of input) {
    if (isBroken) return
    if (!to.write(piece)) {
      await new Promise<void>((resolve) => {
        to.once('drain', resolve)
        to.once('error', () => resolve())
        to.once('close', resolve)
      })
    }
  }
  to.end()
}
