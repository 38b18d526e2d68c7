import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { sourceFiles } from './source-files.ts'

/** Which workspace may import which. No feature is named here: a new one obeys by where it stands. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  rules: ['rules'],
  contract: ['contract', 'rules'],
  server: ['server', 'contract', 'rules'],
  web: ['web', 'contract', 'rules'],
  e2e: ['e2e', 'web', 'contract', 'rules', 'scripts'],
  bench: ['bench', 'e2e', 'server', 'web', 'contract', 'rules', 'scripts'],
  trials: ['trials', 'e2e', 'server', 'web', 'contract', 'rules', 'scripts'],
  scripts: ['scripts', 'server', 'contract'],
}
/** Whoever hands out pages reads what each one is. Links need no more than contract/page-paths.ts. */
const SITE_MAP = { from: 'server/pages/', to: 'web/site-map.ts' }
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g

export type Import = {
  from: string
  to: string
  /** Neither a type nor what is loaded later is there when a file starts. */
  isNeededAtStart?: boolean
}

export function checkImports(): string[] {
  const files = sourceFiles(/^(rules|contract|server|web|e2e|bench|trials|scripts)\/.*\.(ts|tsx)$/)
  const imports = files.flatMap((from) => importsIn(from, readFileSync(from, 'utf8')))
  return [...findFaults(imports), ...findCircles(imports)]
}

export function importsIn(from: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].map((match) => {
    const written = match[1] ?? match[2] ?? match[3] ?? ''
    const isNeededAtStart = match[2] === undefined && !/^\s*(import|export)\s+type\b/.test(match[0])
    return { from, to: placeOf(from, written), isNeededAtStart }
  })
}

function placeOf(from: string, written: string): string {
  if (written.startsWith('@rahnama/')) return written.slice('@rahnama/'.length)
  return written.startsWith('.') ? normalize(join(dirname(from), written)) : `package:${written}`
}

export function findFaults(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [workspace = ''] = from.split('/')
    const isTest = /\.test\.tsx?$|test-data|\/test\//.test(from)
    if (to.startsWith('package:')) {
      return workspace === 'rules' && !isTest
        ? [`${from} imports ${to.slice('package:'.length)}: rules import nothing from outside`]
        : []
    }
    const [target = ''] = to.split('/')
    if (to === SITE_MAP.to && from.startsWith(SITE_MAP.from)) return []
    const allowed = MAY_IMPORT[workspace] ?? []
    if (!allowed.includes(target) && to !== 'package.json')
      return [`${from} imports ${to}: ${workspace} may not know ${target}`]
    // Journeys tell the stories of the same sample people as other tests.
    const isSample = workspace === 'e2e' && to.includes('.test-data.')
    return isTest || isSample ? [] : usesFrontDoor(from, to)
  })
}

/** Another folder imports only the file that carries the folder's name. */
function usesFrontDoor(from: string, to: string): string[] {
  const home = dirname(from)
  const folder = dirname(to)
  if (folder === home || home.startsWith(`${folder}/`) || folder.startsWith(`${home}/`)) return []
  const depth = folder.split('/').length
  if (depth < 2) return []
  const name = folder.split('/').at(-1) ?? ''
  const file = to.split('/').at(-1) ?? ''
  const isShared = SHARED.some((shared) => folder === shared)
  if (isShared || file.startsWith(`${name}.`) || file === 'handlers.ts' || /\.(css|sql|json)$/.test(file)) return []
  return [`${from} imports ${to}: only ${folder}/${name}.ts is for other folders`]
}

/** Folders named by subject whose every file is for everyone. */
const SHARED = [
  'contract/forms',
  'contract/texts/en',
  'contract/texts/fa',
  'web/app',
  'web/ui',
  'web/i18n',
  'web/i18n/en',
  'web/i18n/fa',
  'web/api',
  'server/db',
  'server/test',
]

type Neighbours = Map<string, Set<string>>

/** Whatever their length: between folders, between whole capabilities, whose inner folders stand for them, and between files that need each other to start. */
export function findCircles(imports: readonly Import[]): string[] {
  const counted = imports.filter(({ from, to }) => !to.startsWith('package:') && !/\.test\.|\.examples\./.test(from))
  const ofFolders = [dirname, capabilityOf].flatMap((folderOf) => walkInCircles(neighboursIn(counted, folderOf)))
  const circles = [...ofFolders, ...walkInCircles(filesNeededBy(counted))]
  return [...new Set(circles.map((circle) => `${circle.join(' imports ')} imports ${circle[0]}`))]
}

function capabilityOf(path: string): string {
  return dirname(path).split('/').slice(0, 2).join('/')
}

function filesNeededBy(imports: readonly Import[]): Neighbours {
  const needed: Neighbours = new Map()
  for (const { from, to, isNeededAtStart } of imports) {
    if (isNeededAtStart) needed.set(from, (needed.get(from) ?? new Set()).add(to))
  }
  return needed
}

function neighboursIn(imports: readonly Import[], folderOf: (path: string) => string): Neighbours {
  const neighbours: Neighbours = new Map()
  for (const { from, to } of imports) {
    const [a, b] = [folderOf(from), folderOf(to)]
    if (a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)) continue
    neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b))
  }
  return neighbours
}

/** Each circle once, from whichever of its places is reached first. */
function walkInCircles(neighbours: Neighbours): string[][] {
  const left = new Set<string>()
  function walk(place: string, way: readonly string[]): string[][] {
    if (way.includes(place)) return [way.slice(way.indexOf(place))]
    if (left.has(place)) return []
    const found = [...(neighbours.get(place) ?? [])].flatMap((next) => walk(next, [...way, place]))
    left.add(place)
    return found
  }
  return [...neighbours.keys()].flatMap((place) => walk(place, []))
}
