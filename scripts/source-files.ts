import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Files git knows or would add, so that build output and dependencies never count. */
export function sourceFiles(pattern: RegExp): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => pattern.test(path) && existsSync(path))
}
