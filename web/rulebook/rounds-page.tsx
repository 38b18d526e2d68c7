import { ResourceScreen } from '../resource/resource.tsx'
import { useRounds } from './use-rounds.tsx'

export default function RoundsPage() {
  return <ResourceScreen resource={useRounds()} />
}
