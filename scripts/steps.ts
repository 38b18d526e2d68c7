import { spawnSync } from 'node:child_process'

export type CheckStep = { name: string; run: () => boolean }

export function command(name: string, program: string, args: string[], env: Record<string, string> = {}): CheckStep {
  return {
    name,
    run: () => spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0,
  }
}

/** Runs each step, says how long it took, and returns the names of those that failed. */
export function runSteps(steps: readonly CheckStep[]): string[] {
  return steps.flatMap(({ name, run }) => {
    const began = performance.now()
    const passed = run()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
    return passed ? [] : [name]
  })
}
