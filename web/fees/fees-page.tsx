import { ResourceScreen } from '../resource/resource.tsx'
import { useFees } from './use-fees.tsx'

/** What the firm charges, as its owner says it. */
export default function FeesPage() {
  return <ResourceScreen resource={useFees()} />
}
