import type { ProgramStanding, ReadingResult, RequirementStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { INTAKE_TONES, intakeText, noticeText, requirementText, VERDICT_TONES } from '@rahnama/contract/texts/texts.ts'
import type { Block } from './block.ts'
import type { ReportWords } from './report-words.ts'

export function sayPrograms({ programs }: ReadingResult, words: ReportWords): Block[] {
  const { heading, lead } = words.report.programs
  return [{ kind: 'heading', text: heading, lead }, ...programs.map((each) => sayProgram(each, words))]
}

function sayProgram(standing: ProgramStanding, words: ReportWords): Block {
  const { program, verdict, aside, intake, route, otherRoutes, requirements } = standing
  const { eligibility, report, sourceText, formats } = words
  const names = otherRoutes.map((each) => eligibility.routes[each.route])
  return {
    kind: 'program',
    name: eligibility.programs[program].name,
    summary: eligibility.programs[program].summary,
    badges: [
      { text: eligibility.verdicts[verdict], tone: VERDICT_TONES[verdict] },
      {
        text: intakeText(eligibility.intakeStatuses, report, formats, intake),
        tone: INTAKE_TONES[intake.status],
      },
    ],
    notes: [
      ...(aside ? [eligibility.asides[aside]] : []),
      noticeText(eligibility.notices, intake.notice, words.language),
      sourceText(intake.source),
      ...(route ? [report.programs.route(eligibility.routes[route])] : []),
      ...(names.length > 0 ? [report.programs.otherRoutes(formats.list(names))] : []),
    ],
    requirements: requirements.map((requirement) => sayRequirement(requirement, words)),
  }
}

function sayRequirement(requirement: RequirementStanding, { eligibility, report, sourceText, formats }: ReportWords) {
  const { id, status, settledBy, source } = requirement
  return {
    mark: status,
    status: eligibility.statuses[status],
    text: eligibility.requirements[id],
    notes: [
      requirementText(eligibility, report, formats, requirement),
      ...(settledBy && status !== 'met' ? [report.programs.settle(eligibility.settlings[settledBy])] : []),
    ],
    source: sourceText(source),
  }
}
