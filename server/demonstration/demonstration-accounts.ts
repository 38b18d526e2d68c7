import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Role } from '@rahnama/contract/roles.ts'

type DemonstrationAccount = { email: string; fullName: string; language: Language; role: Role }

/** Invented people: "Nemooneh" is Persian for sample. */
export const DEMONSTRATION_ACCOUNTS: readonly DemonstrationAccount[] = [
  { email: 'client@rahnama.example', fullName: 'Parnian Nemooneh', language: 'en', role: 'student' },
  { email: 'agent@rahnama.example', fullName: 'Daniel Whitbrook', language: 'en', role: 'case_review_agent' },
  { email: 'colleague@rahnama.example', fullName: 'Mahtab Nemooneh', language: 'fa', role: 'case_review_agent' },
  { email: 'referral@rahnama.example', fullName: 'Kian Nemooneh', language: 'en', role: 'referral_agent' },
  { email: 'admin@rahnama.example', fullName: 'Mahsa Ordibehesht', language: 'en', role: 'admin' },
]
