import { ResourceScreen } from '../resource/resource.tsx'
import { useReasons } from './use-reasons.tsx'

/** Why documents are sent back, in the owner's words. */
export default function SendBackReasonsPage() {
  return <ResourceScreen resource={useReasons()} />
}
