import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

export type CheckStep = { name: string; run: () => boolean | Promise<boolean> }

/** The machine that decides has two cores, and most steps use one. */
const AT_ONCE = 2

export function command(name: string, program: string, args: string[], env: Record<string, string> = {}): CheckStep {
  return {
    name,
    run: async () => {
      const said: Buffer[] = []
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
      // Beside checks the assistant learns, which takes longer than all of them: one core is to be its own.
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => said.push(chunk))
      const [status] = await once(child, 'close')
      // In one piece: another step speaks, too.
      process.stdout.write(Buffer.concat(said))
      return status === 0
    },
  }
}

/** Runs the steps, says how long each took, and returns the names of those that failed. */
export async function runSteps(steps: readonly CheckStep[]): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now()
      const passed = await step.run()
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${passed ? '✓' : '✗'} ${step.name} (${seconds} s)`)
      if (!passed) failed.push(step.name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}
