import { PHOTOS_MAX } from '@rahnama/contract/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { isHeic } from '../check-file.ts'
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts'

export type Photo = {
  id: string
  source: File
  quarterTurns: number
  /** It is undefined while it is being prepared. */
  prepared: (PreparedPhoto & { url: string }) | undefined
}

/** A file the browser does not open as a picture. */
type Unreadable = { name: string; isHeic: boolean }

/** The pages of a PDF to be, in order. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [unreadable, setUnreadable] = useState<readonly Unreadable[]>([])
  const [hasTooMany, setHasTooMany] = useState(false)
  const urls = useRef(new Set<string>())
  useEffect(() => () => urls.current.forEach(URL.revokeObjectURL), [])

  const prepare = async ({ id, source, quarterTurns }: Photo) => {
    try {
      const prepared = await preparePhoto(source, quarterTurns)
      const url = URL.createObjectURL(new Blob([prepared.jpeg], { type: 'image/jpeg' }))
      urls.current.add(url)
      // Turned again meanwhile: a newer picture is on its way.
      setPhotos((all) =>
        all.map((photo) =>
          photo.id === id && photo.quarterTurns === quarterTurns ? { ...photo, prepared: { ...prepared, url } } : photo,
        ),
      )
    } catch {
      setPhotos((all) => all.filter((photo) => photo.id !== id))
      const unreadable = { name: source.name, isHeic: await isHeic(source) }
      setUnreadable((files) => [...files, unreadable])
    }
  }

  return {
    list: photos,
    unreadable,
    hasTooMany,
    async add(files: readonly File[]) {
      const taken = files.slice(0, PHOTOS_MAX - photos.length)
      const added = taken.map((source) => ({ id: crypto.randomUUID(), source, quarterTurns: 0, prepared: undefined }))
      setUnreadable([])
      setHasTooMany(taken.length < files.length)
      setPhotos((all) => [...all, ...added])
      // One after the other: each opened photo takes some fifty megabytes of a small phone's memory.
      for (const photo of added) await prepare(photo)
    },
    turn(photo: Photo) {
      const turned = { ...photo, quarterTurns: (photo.quarterTurns + 1) % 4, prepared: undefined }
      setPhotos((all) => all.map((other) => (other.id === photo.id ? turned : other)))
      void prepare(turned)
    },
    move(photo: Photo, by: -1 | 1) {
      setPhotos((all) => {
        const from = all.indexOf(photo)
        const others = all.toSpliced(from, 1)
        return others.toSpliced(from + by, 0, photo)
      })
    },
    remove(photo: Photo) {
      setHasTooMany(false)
      setPhotos((all) => all.filter((other) => other.id !== photo.id))
    },
  }
}
