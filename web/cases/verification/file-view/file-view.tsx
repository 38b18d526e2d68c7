import { formats } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/link/link.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton/skeleton.tsx'
import styles from './file-view.module.css'
import type { FileKey, OpenedFile, OpenFiles } from './open-files.ts'
import { PdfPage, usePdfPage } from './pdf-page.tsx'
import { Picture } from './picture.tsx'
import { useOpenedFile } from './use-opened-file.ts'
import { useRoom } from './use-room.ts'
import { onPage, type Size, scaleOf, turned, type View, zoomed } from './view-state.ts'

export { createOpenFiles, type FileKey, type OpenFiles } from './open-files.ts'
export { FIRST_VIEW, type View } from './view-state.ts'

type FileViewProps = {
  files: OpenFiles
  fileKey: FileKey
  /** What the file is, for whoever cannot see it. */
  label: string
  view: View
  onViewChange: (view: View) => void
  /** Of two beside each other the newer one listens to the keys. */
  hasKeys?: boolean
  caption?: ReactNode
}

/** One version to look at: larger, smaller, turned, page by page. */
export function FileView({ files, fileKey, ...rest }: FileViewProps) {
  const texts = useTexts('verification').file
  const { file, hasFailed, retry } = useOpenedFile(files, fileKey)
  if (hasFailed) {
    return (
      <Frame caption={rest.caption}>
        <Alert
          tone="danger"
          live
          actions={
            <Button size="small" icon="refresh" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Alert>
      </Frame>
    )
  }
  if (!file) {
    return (
      <Frame caption={rest.caption}>
        <Skeleton>
          <SkeletonBlock height="60vh" />
        </Skeleton>
      </Frame>
    )
  }
  if (file.kind === 'other') {
    return (
      <Frame caption={rest.caption}>
        <Alert
          tone="info"
          actions={
            <ButtonLink href={file.url} download={file.name} icon="download" size="small">
              {texts.download}
            </ButtonLink>
          }
        >
          {texts.notDrawn}
        </Alert>
      </Frame>
    )
  }
  return file.kind === 'pdf' ? <PdfView {...rest} file={file} /> : <PictureView {...rest} file={file} />
}

function Frame({ caption, children }: { caption?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.view}>
      {caption}
      {children}
    </div>
  )
}

type ShownProps<Kind extends OpenedFile['kind']> = Omit<FileViewProps, 'files' | 'fileKey'> & {
  file: OpenedFile & { kind: Kind }
}

function PictureView({ file, ...rest }: ShownProps<'picture'>) {
  return (
    <Stage {...rest} size={file} pages={1}>
      {(scale) => <Picture file={file} scale={scale} turn={rest.view.turn} label={rest.label} />}
    </Stage>
  )
}

function PdfView({ file: { pdf, pages }, ...rest }: ShownProps<'pdf'>) {
  const texts = useTexts('verification').file
  const { number } = formats(useLanguage().language)
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])
  const { view, label } = rest
  const shown = usePdfPage(pdf, view.page)
  return (
    <Stage {...rest} size={shown?.size} pages={pages} legibleFrom={LEGIBLE_PRINT}>
      {(scale) =>
        hasFailed ? (
          <p role="alert">{texts.failed}</p>
        ) : (
          shown && (
            <PdfPage
              page={shown.page}
              scale={scale}
              turn={view.turn}
              label={texts.pageOf(label, number(view.page), number(pages))}
              onFailure={fail}
            />
          )
        )
      }
    </Stage>
  )
}

type StageProps = Omit<FileViewProps, 'files' | 'fileKey'> & {
  size: Size | undefined
  pages: number
  /** Where it would be seen smaller than this, it is fitted to the width alone. */
  legibleFrom?: number
  children: (scale: number) => ReactNode
}

/** At half its size the print of a page is eight points high. */
const LEGIBLE_PRINT = 0.5
/** A point of the frame is kept free for scroll bars, or fitting would bring one out. */
const EDGE = 2

function Stage(props: StageProps) {
  const { label, view, onViewChange, hasKeys = false, caption, size, pages, legibleFrom, children } = props
  const { language, direction } = useLanguage()
  const texts = useTexts('verification').file
  const { number, percent } = formats(language)
  const element = useRef<HTMLElement>(null)
  const room = useRoom(element)
  const inner = room && { width: room.width - EDGE, height: room.height - EDGE }
  const scale = size && inner ? scaleOf(view, size, inner, legibleFrom) : undefined
  const zoom = (by: 1 | -1) => scale !== undefined && onViewChange(zoomed(view, scale, by))
  const go = (page: number) => {
    onViewChange(onPage(view, page, pages))
    element.current?.scrollTo({ top: 0 })
  }
  const acts = {
    larger: () => zoom(1),
    smaller: () => zoom(-1),
    fit: () => onViewChange({ ...view, zoom: 'fit' }),
    turn: () => onViewChange(turned(view)),
  }
  const [back, forward] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  useShortcuts(
    hasKeys
      ? [
          { code: 'Equal', label: texts.larger, act: acts.larger, repeats: true },
          { code: 'Equal', withShift: true, label: texts.larger, act: acts.larger, repeats: true },
          { code: 'Minus', label: texts.smaller, act: acts.smaller, repeats: true },
          { code: 'KeyF', label: texts.fit, act: acts.fit },
          { code: 'KeyR', label: texts.turn, act: acts.turn },
          ...(pages > 1
            ? [
                { code: forward ?? '', label: texts.nextPage, act: () => go(view.page + 1), repeats: true },
                { code: back ?? '', label: texts.previousPage, act: () => go(view.page - 1), repeats: true },
              ]
            : []),
        ]
      : [],
  )
  return (
    <div className={styles.view}>
      {caption}
      <div className={styles.tools} role="toolbar" aria-label={texts.tools(label)}>
        <IconButton icon="minus" label={texts.smaller} onClick={acts.smaller} />
        <span className={styles.figure} role="status">
          {scale !== undefined && percent(Math.round(scale * 100))}
        </span>
        <IconButton icon="plus" label={texts.larger} onClick={acts.larger} />
        <IconButton icon="screen" label={texts.fit} aria-pressed={view.zoom === 'fit'} onClick={acts.fit} />
        <IconButton icon="refresh" label={texts.turn} onClick={acts.turn} />
        {pages > 1 && (
          <span className={styles.pages}>
            <IconButton
              icon="chevron-back"
              label={texts.previousPage}
              disabled={view.page === 1}
              onClick={() => go(view.page - 1)}
            />
            <span className={styles.figure} role="status">
              {texts.page(number(view.page), number(pages))}
            </span>
            <IconButton
              icon="chevron-forward"
              label={texts.nextPage}
              disabled={view.page === pages}
              onClick={() => go(view.page + 1)}
            />
          </span>
        )}
      </div>
      <section ref={element} className={styles.stage} tabIndex={0} aria-label={label}>
        <div className={styles.middle}>{scale !== undefined && children(scale)}</div>
      </section>
    </div>
  )
}
