import { checkImports } from './check-imports.ts'
import { checkLock } from './check-lock.ts'
import { checkRooms } from './check-rooms.ts'
import { checkStyles } from './check-styles.ts'
import { checkTypeNames } from './check-type-names.ts'
import { checkLuck } from './luck/check-luck.ts'
import { type CheckStep, command } from './steps.ts'
import { checkGlossary } from './words/check-glossary.ts'
import { checkPromises } from './words/check-promises.ts'
import { checkWords } from './words/check-words.ts'

/** A check that returns sentences, one per fault. */
function own(name: string, find: () => string[]): CheckStep {
  return {
    name,
    run: () => {
      const faults = find()
      for (const fault of faults) console.error(`  ${fault}`)
      return faults.length === 0
    },
  }
}

/** Looking for memory to give back is a quarter of what a short run costs, and finds a fifth of it. */
const KEEPS_ALL = { GOGC: 'off', GOMEMLIMIT: '3GiB' }
/** Each further checker resolves types of its own that another has resolved already. */
const types = (name: string, config: string) => command(name, 'tsc', ['-p', config, '--checkers', '1'], KEEPS_ALL)

/** What must hold before any test is worth running. A missing Persian text fails the types of the web. */
export const checkSteps: readonly CheckStep[] = [
  // Benches and trials read most of the server: together they read it once.
  types('types of rules, contract, server, benches and trials', 'tsconfig.json'),
  types('types of the web, texts in both languages', 'web/tsconfig.json'),
  types('types of the journeys', 'e2e/tsconfig.json'),
  command('lint and format', 'biome', ['check', '--error-on-warnings', '.']),
  command('no file, export or dependency that nobody uses', 'knip', ['--no-progress', '--no-config-hints']),
  // Examples and tests use what they are about, and hide that nobody else does.
  command('no file that only tests and examples use', 'knip', [
    ...['--no-progress', '--no-config-hints', '--production', '--include', 'files'],
    ...['rules', 'contract', 'server', 'web'].flatMap((name) => ['--workspace', name]),
  ]),
  own('imports point one way', checkImports),
  own('no folder and no file is crowded', checkRooms),
  own('no test depends on the order of files or on a quick machine', checkLuck),
  own('styles know no left and right, and parts give way to pages', checkStyles),
  own('a plain name is that of one type', checkTypeNames),
  own('each term has one entry in the glossary', checkGlossary),
  own('each promise is said, and what keeps it is there', checkPromises),
  own('no text says a word that the glossary refuses', checkWords),
  own('the lockfile installs on every supported machine', checkLock),
]
