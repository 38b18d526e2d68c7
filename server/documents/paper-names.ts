import type { Language } from '@rahnama/contract/locale/locale.ts'
import { paperNames as en } from '@rahnama/contract/paper-names-en.ts'
import { paperNames as fa } from '@rahnama/contract/paper-names-fa.ts'
import type { PaperKind } from '@rahnama/rules/checklist/checklist.ts'

export const PAPER_NAMES: Record<Language, Record<PaperKind, string>> = { en, fa }
