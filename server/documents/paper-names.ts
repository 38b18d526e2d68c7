import type { Language } from '@rahnama/contract/locale/locale.ts'
import { papers as en } from '@rahnama/contract/texts/en/papers.ts'
import { papers as fa } from '@rahnama/contract/texts/fa/papers.ts'
import type { PaperKind } from '@rahnama/rules/checklist/checklist.ts'

export const PAPER_NAMES: Record<Language, Record<PaperKind, string>> = { en, fa }
