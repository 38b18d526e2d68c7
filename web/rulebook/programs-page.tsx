import { ResourceScreen } from '../resource/resource.tsx'
import { useIntakes } from './use-intakes.tsx'

export default function ProgramsPage() {
  return <ResourceScreen resource={useIntakes()} />
}
