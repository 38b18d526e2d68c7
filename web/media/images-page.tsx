import { ResourceScreen } from '../resource/resource.tsx'
import { useLiveMedia } from './queries.ts'
import { useMedia } from './use-media.tsx'

export default function ImagesPage() {
  useLiveMedia()
  return <ResourceScreen resource={useMedia('image')} />
}
