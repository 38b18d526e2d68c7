import { intakeText, noticeText } from '@rahnama/contract/texts/texts.ts'
import { type IntakeId, intakeOn, type Program } from '@rahnama/rules/programs/programs.ts'
import type { Context } from '../answers/answers.ts'
import { ruleSource } from '../answers/answers.ts'

/** Whether a program takes applications, as the ledger has it today. */
export function sayIntake(context: Context, id: IntakeId | Program) {
  const { texts, formats, today, language } = context
  const { ledger } = context.book
  const known = (Object.hasOwn(ledger, id) ? id : undefined) as IntakeId | undefined
  if (!known) return { sentences: [], sources: [] }
  const intake = intakeOn(ledger, known, today)
  const status = intakeText(texts.eligibility.intakeStatuses, texts.report, formats, intake)
  const program = known.startsWith('PNP_') ? 'PNP' : known === 'FAMILY_PARENTS' ? 'FAMILY' : (known as Program)
  const began = ledger[known].find(({ from }) => from === intake.since)
  const sources = [...new Set([intake.source, began?.source ?? intake.source])]
  return {
    sentences: [
      texts.advisor.programs.intake(
        texts.eligibility.programs[program].name,
        status,
        noticeText(texts.eligibility.notices, intake.notice, language),
      ),
    ],
    sources: sources.map((source) => ruleSource(context, source, intake.since)),
    verdict: { is: intake.status === 'open' ? ('yes' as const) : ('no' as const), askedAs: OPEN },
  }
}

/** Somebody may as well have asked whether it is closed. */
const OPEN = /open|accepting|باز|میگیر|می‌گیر|\bbaz/i
