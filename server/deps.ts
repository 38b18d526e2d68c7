import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { AccessTokens, Seal } from './auth/auth.ts'
import type { Config } from './config.ts'
import type { ContentChanges } from './content/content.ts'
import type { Database, Db } from './db/db.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Measures } from './measures/measures.ts'
import type { Pdf } from './pdf/pdf.ts'
import type { Signals } from './signals/signals.ts'
import type { Judging } from './uploads/uploads.ts'
import type { VirusScan } from './virus-scan/virus-scan.ts'

/** Operations get these as their first argument. Tests hand in their own clock and database. */
export type Deps = {
  config: Config
  db: Database
  log: Log
  now: () => Date
  jobs: Jobs
  mail: Mail
  signals: Signals
  contentChanges: ContentChanges
  files: Files
  pdf: Pdf
  judging: Judging
  /** Absent where no scanner is set up. */
  virusScan?: VirusScan | undefined
  seal: Seal
  tokens: AccessTokens
  measures: Measures
  /** Draws a public page from what this connection reads. Absent where no pages are served. */
  drawPage?: ((path: string, language: Language, db: Db) => Promise<string>) | undefined
}
