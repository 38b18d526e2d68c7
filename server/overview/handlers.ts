import type { overview } from '@rahnama/contract/overview.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readFigures } from './read-figures.ts'
import { readWaiting } from './read-waiting.ts'

export const overviewHandlers: Handlers<Deps, typeof overview> = {
  waiting: readWaiting,
  figures: readFigures,
}
