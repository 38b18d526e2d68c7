import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const START = fileURLToPath(new URL('../start.ts', import.meta.url))

/** A test asks whether a server starts, not how soon: three seconds, on an empty folder fifteen, beside other work minutes. */
export const START_PATIENCE_MS = 300_000

/** The program as an operator starts it, in a process of its own. */
export type StartedServer = {
  pid: number
  /** Where it answers. Rejects with its last words when it ends before. */
  address: Promise<string>
  /** Resolves when it has said something like this. */
  says(pattern: RegExp): Promise<string>
  /** The lines of its log that hold this, so that a trial can say why something failed. */
  logged(text: string): string[]
  end: Promise<{ code: number | null; errors: string }>
  kill(signal: 'SIGTERM' | 'SIGKILL'): void
}

export function startServer(environment: Record<string, string>): StartedServer {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env
  const child = spawn(process.execPath, [START], {
    env: { ...inherited, PORT: '0', DEMO_PASSWORD: 'a-word-for-looking-around', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  const hearers = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    for (const hear of hearers) hear()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const end = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }))
  })
  function says(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const hear = () => {
        const found = pattern.exec(output)
        if (found) resolve(found[1] ?? found[0])
      }
      hearers.add(hear)
      hear()
      void end.then(() => reject(new Error(`It ended without saying ${pattern}: ${errors}`)))
    })
  }
  const address = says(/running at (\S+)/)
  // Whoever expects it not to start does not wait for its address.
  address.catch(() => {})
  return {
    pid: child.pid ?? 0,
    address,
    says,
    logged: (text) => `${output}${errors}`.split('\n').filter((line) => line.includes(text)),
    end,
    kill: (signal) => void child.kill(signal),
  }
}
