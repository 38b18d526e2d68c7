import type { ProgrammeStanding, RequirementStanding, Standing } from '@rahnama/contract/eligibility-result.ts'
import { intakeText, requirementText } from '@rahnama/contract/texts/texts.ts'
import type { IntakeStatus, Verdict } from '@rahnama/rules/programmes/programmes.ts'
import type { Block, Tone } from './block.ts'
import type { Words } from './words.ts'

const VERDICT_TONES: Record<Verdict, Tone> = {
  eligible: 'success',
  unknown: 'info',
  notEligible: 'neutral',
  closed: 'warning',
}
const INTAKE_TONES: Record<IntakeStatus, Tone> = {
  open: 'success',
  'open-capped': 'success',
  paused: 'warning',
  closed: 'danger',
  'coming-soon': 'info',
  'not-recorded': 'neutral',
}

export function sayProgrammes({ programmes }: Standing, words: Words): Block[] {
  const { heading, lead } = words.report.programmes
  return [{ kind: 'heading', text: heading, lead }, ...programmes.map((each) => sayProgramme(each, words))]
}

function sayProgramme(standing: ProgrammeStanding, words: Words): Block {
  const { programme, verdict, intake, route, otherRoutes, requirements } = standing
  const { eligibility, report, sourceText, formats } = words
  const names = otherRoutes.map((each) => eligibility.routes[each.route])
  return {
    kind: 'programme',
    name: eligibility.programmes[programme].name,
    summary: eligibility.programmes[programme].summary,
    badges: [
      { text: eligibility.verdicts[verdict], tone: VERDICT_TONES[verdict] },
      {
        text: intakeText(eligibility.intakeStatuses, report, formats, intake),
        tone: INTAKE_TONES[intake.status],
      },
    ],
    notes: [
      eligibility.notices[intake.notice],
      sourceText(intake.source),
      ...(route ? [report.programmes.route(eligibility.routes[route])] : []),
      ...(names.length > 0 ? [report.programmes.otherRoutes(formats.list(names))] : []),
    ],
    requirements: requirements.map((requirement) => sayRequirement(requirement, words)),
  }
}

function sayRequirement(requirement: RequirementStanding, { eligibility, report, sourceText, formats }: Words) {
  const { id, status, settledBy, source } = requirement
  return {
    mark: status,
    status: eligibility.statuses[status],
    text: eligibility.requirements[id],
    notes: [
      requirementText(eligibility, report, formats, requirement),
      ...(settledBy && status !== 'met' ? [report.programmes.settle(eligibility.settlings[settledBy])] : []),
    ],
    source: sourceText(source),
  }
}
