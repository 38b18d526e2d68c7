import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'

const PHYSICAL =
  /(?<![\w-])((margin|padding|border)-(left|right)|left|right|text-align:\s*(left|right)|float:\s*(left|right)|border-(top|bottom)-(left|right)-radius)\s*[:;]/

/** Persian reads the other way: styles say start and end. */
export function checkStyles(): string[] {
  return sourceFiles(/^web\/.*\.css$/).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (PHYSICAL.test(line) ? [`${path}:${index + 1} is physical: ${line.trim()}`] : [])),
  )
}
