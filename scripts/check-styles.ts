import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sourceFiles } from './source-files.ts'

const PHYSICAL =
  /(?<![\w-])((margin|padding|border)-(left|right)|left|right|text-align:\s*(left|right)|float:\s*(left|right)|border-(top|bottom)-(left|right)-radius)\s*[:;]/

/** Faces of fonts have no weight that another sheet could outdo. */
const WITHOUT_RULES = 'web/ui/fonts.css'
/** A part that puts a class it was given beside its own, or hands its own out. */
const TAKES_A_CLASS = /styles\.\w+,.*\bclassName\)|export const \w+ = styles\.\w+/

type Source = { path: string; text: string }

export function checkStyles(): string[] {
  const read = (path: string): Source => ({ path, text: readFileSync(path, 'utf8') })
  const sheets = sourceFiles(/^web\/.*\.css$/).map(read)
  return [...findPhysical(sheets), ...findOutsideLayer(sheets, sourceFiles(/^web\/ui\/.*\.tsx$/).map(read))]
}

/** Persian reads the other way: styles say start and end. */
function findPhysical(sheets: readonly Source[]): string[] {
  return sheets.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (PHYSICAL.test(line) ? [`${path}:${index + 1} is physical: ${line.trim()}`] : [])),
  )
}

/** In which order sheets are loaded differs from load to load: layers say who wins (docs/decisions/0101-who-dresses-whom.md). */
export function findOutsideLayer(sheets: readonly Source[], parts: readonly Source[]): string[] {
  const ofTakers = new Set(parts.filter(({ text }) => TAKES_A_CLASS.test(text)).map(sheetOf))
  return sheets.flatMap(({ path, text }) => {
    if (path === WITHOUT_RULES) return []
    if (!path.startsWith('web/ui/')) return text.includes('@layer') ? [`${path} wins without a layer, as a page's`] : []
    const ofPart = ofTakers.has(path) ? 'ui.part' : 'ui'
    const layer = path.endsWith('.module.css') ? ofPart : 'ui.part.base'
    return isAllIn(layer, text) ? [] : [`${path} is to stand in one block: @layer ${layer}`]
  })
}

function sheetOf({ path, text }: Source): string {
  return `${dirname(path)}/${/from '\.\/([\w-]+\.module\.css)'/.exec(text)?.[1]}`
}

/** What is formatted has only its outermost blocks at the beginning of a line. */
function isAllIn(layer: string, text: string): boolean {
  const outermost = text.split('\n').filter((line) => /^\S/.test(line))
  return outermost.length === 2 && outermost[0] === `@layer ${layer} {`
}
