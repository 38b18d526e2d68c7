import { formats, stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { useCallback, useEffect, useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { late } from '../ui/late/late.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import styles from './file-preview.module.css'

// Heavy, and the file it draws needs the connection, too.
const PdfPages = late(async () => (await import('./pdf-pages.tsx')).PdfPages, { ahead: false, skeleton: <Opening /> })

export type PreviewedFile = {
  name: string
  size: number
  contentType: string
  /** The file itself, or a signed address of ours that gives it. */
  content: Blob | string
}

/** Shows a file where it stands: pictures and PDF pages drawn here, others to download. */
export function FilePreview({ file }: { file: PreviewedFile }) {
  const texts = useTexts('uploads').preview
  const format = formats(useLanguage().language)
  const address = useAddress(file.content)
  const name = stripBidiControls(file.name)
  return (
    <section className={styles.preview} aria-label={name}>
      <header className={styles.about}>
        <Icon name={file.contentType.startsWith('image/') ? 'image' : 'file'} />
        <span className={styles.name}>
          <bdi>{name}</bdi> · {format.fileSize(file.size)}
        </span>
        {address && (
          <ButtonLink href={address} download={name} icon="download" size="small">
            {texts.download}
          </ButtonLink>
        )}
      </header>
      <Content key={String(file.content)} file={file} />
    </section>
  )
}

function Content({ file: { content, contentType, name } }: { file: PreviewedFile }) {
  const texts = useTexts('uploads').preview
  const isShown = contentType.startsWith('image/') || contentType === 'application/pdf'
  const { blob, hasFailed, fail } = useBlob(isShown ? content : undefined)
  const address = useAddress(blob)
  if (!isShown) return <p>{texts.noPreview}</p>
  if (hasFailed) return <p role="alert">{texts.failed}</p>
  if (!blob) return <Opening />
  if (contentType === 'application/pdf') {
    return <PdfPages content={blob} onFailure={fail} />
  }
  return address && <img className={styles.picture} src={address} alt={stripBidiControls(name)} onError={fail} />
}

function Opening() {
  return (
    <Skeleton>
      <SkeletonBlock height="20rem" />
    </Skeleton>
  )
}

/** A signed address gives a download, so it is fetched before it is shown. */
function useBlob(content: Blob | string | undefined) {
  const [blob, setBlob] = useState<Blob>()
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])
  useEffect(() => {
    if (content === undefined) return
    const stop = new AbortController()
    fetchBlob(content, stop.signal).then(setBlob, () => !stop.signal.aborted && fail())
    return () => stop.abort()
  }, [content, fail])
  return { blob, hasFailed, fail }
}

async function fetchBlob(content: Blob | string, signal: AbortSignal): Promise<Blob> {
  if (typeof content !== 'string') return content
  const answer = await fetch(content, { signal })
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`)
  return answer.blob()
}

function useAddress(content: Blob | string | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (content === undefined || typeof content === 'string') return setAddress(content)
    const url = URL.createObjectURL(content)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [content])
  return address
}
