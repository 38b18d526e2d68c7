import type { ApplicationStage, TurnReason } from '@rahnama/contract/application-standings.ts'
import type { Outcome, RefusalGround } from '@rahnama/contract/case-terms.ts'
import type { CaseEvent, TaskRule } from '@rahnama/contract/cases/cases.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { colleaguesQuery } from '../queries.ts'

/** "Sara moved the case: In review, being checked, by 3 December". A rule that acted is named. */
export function useEventWords() {
  const { timeline: texts, dates } = useTexts('caseFile')
  const { stages, reasons, ruleNames, outcomes, grounds } = useTexts('caseWords')
  const { names } = useTexts('programs')
  const documentNames: Readonly<Record<string, string>> = useTexts('documents').names
  const { date, code, list } = formats(useLanguage().language)
  const { data: colleagues = [] } = useQuery(colleaguesQuery)

  const whoOf = ({ by }: CaseEvent): string => {
    if (!by) return texts.nobody
    return by.side === 'client' ? texts.client : by.name || texts.somebody
  }
  const aboutOf = ({ what, about }: CaseEvent): string => {
    if (what === 'moved') {
      const standing = texts.stageAndWhy(stages[about.stage as ApplicationStage], reasons[about.reason as TurnReason])
      return about.dueOn ? `${standing} (${texts.due(date(about.dueOn))})` : standing
    }
    if (what === 'reopened') return sayEnding(about)
    if (what === 'begun') return `${names[about.program as Program].name} (${code(about.folio ?? '')})`
    if (what === 'pooled') return colleagueOf(about.owner)
    if (what === 'handedOver') return colleagueOf(about.to)
    if (what === 'datesChanged') return list(Object.entries(about).map(([name, value]) => sayDate(name, value)))
    return documentNames[about.kind ?? ''] ?? ''
  }
  /** Nothing where the client undid a withdrawal: that had not ended for us. */
  const sayEnding = ({ outcome, closedAt, decidedOn, grounds: named, lesson }: CaseEvent['about']): string => {
    if (!outcome) return ''
    const ended = date(decidedOn ?? closedAt ?? '')
    const whys = named?.split(',').map((ground) => grounds[ground as RefusalGround]) ?? []
    return [
      texts.endedOn(outcomes[outcome as Outcome], ended),
      ...(whys.length > 0 ? [texts.grounds(list(whys))] : []),
      ...(lesson ? [texts.learnt(isolate(lesson))] : []),
    ].join('; ')
  }
  const colleagueOf = (id: string | null | undefined): string => {
    const found = colleagues.find((each) => each.id === id)
    return found ? isolate(found.name) : texts.colleague
  }
  const sayDate = (name: string, value: string | null): string => {
    const label = (dates.names as Readonly<Record<string, string>>)[name] ?? name
    if (!value) return `${label} (${dates.nothing})`
    return `${label} ${name === 'authorityNumber' ? code(value) : date(value)}`
  }
  const sayEvent = (event: CaseEvent): string => {
    const { rule } = event.about
    if (event.what === 'taskAdded' && rule) return texts.byRule(ruleNames[rule as TaskRule])
    if (event.what === 'claimed' && !event.by) {
      const isNamed = rule === 'knowsClient' || rule === 'leastBusyOfAll'
      return [
        texts.assigned[isNamed ? rule : 'leastBusy'](colleagueOf(event.about.owner)),
        ...(['away', 'full'] as const).flatMap((why) => {
          const passedOver = event.about[why]?.split(',').map(colleagueOf) ?? []
          return passedOver.length > 0 ? texts.passedOver[why](list(passedOver)) : []
        }),
      ].join(' ')
    }
    if (event.what === 'woken' && !event.by) return texts.woken[rule === 'reply' ? rule : 'time']
    return texts.events[event.what](isolate(whoOf(event)), aboutOf(event))
  }
  return { whoOf, sayEvent }
}
