import { ResourceScreen } from '../resource/resource.tsx'
import { useLiveMedia } from './queries.ts'
import { useMedia } from './use-media.tsx'

export default function FilesPage() {
  useLiveMedia()
  return <ResourceScreen resource={useMedia('file')} />
}
