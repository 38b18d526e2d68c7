import { isOver } from '@rahnama/contract/application-standings.ts'
import type { Application, ApplicationStage } from '@rahnama/contract/applications.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { type PathStep, ProgressPath, type StepState } from '../../ui/progress/progress.tsx'

/** The stations everybody passes; asking for more is a stop on the way, not a station. */
const STATIONS = ['preparing', 'submitted', 'inReview', 'filed', 'decided'] as const satisfies ApplicationStage[]

export function StagePath({ application: { stage, timeline } }: { application: Application }) {
  const texts = useTexts('applications')
  const stood = stage === 'withdrawn' ? (timeline.find((event) => !isOver(event.stage))?.stage ?? 'preparing') : stage
  const here = STATIONS.findIndex((station) => station === (stood === 'needsMore' ? 'inReview' : stood))
  const stateOf = (place: number): StepState => {
    if (place < here || stage === 'decided') return 'done'
    if (place > here) return 'waiting'
    return stage === 'withdrawn' || stage === 'needsMore' ? 'problem' : 'current'
  }
  const steps = STATIONS.map((station, place): PathStep => {
    const state = stateOf(place)
    const isStop = state === 'problem'
    return { label: texts.stages[station], state, ...(isStop && { note: texts.stages[stage] }) }
  })
  return <ProgressPath label={texts.one.path} steps={steps} />
}
