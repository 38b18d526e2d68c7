import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, describeError } from '../../../api/api.ts'
import { SHEET_ID } from '../../../firm/firm.tsx'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton/skeleton.tsx'
import type { Editing } from '../use-editing.ts'
import styles from './preview.module.css'

const WIDTHS = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof WIDTHS

type PreviewProps = { editing: Editing; shown: Language }

/** The whole page as visitors would have it, with what is typed but not yet saved. */
export function Preview({ editing, shown }: PreviewProps) {
  const texts = useTexts('content').pagePreview
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" icon="eye" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <PreviewDialog {...{ editing, shown }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function PreviewDialog({ editing, shown, onClose }: PreviewProps & { onClose: () => void }) {
  const { pagePreview: texts, languages } = useTexts('content')
  const written = LANGUAGES.filter((each) => editing.bodyOf(each))
  const [language, setLanguage] = useState<Language>(written.includes(shown) ? shown : (written[0] ?? shown))
  const [width, setWidth] = useState<Width>('desktop')
  return (
    <Dialog open size="large" isTall title={texts.title} description={texts.lead} onOpenChange={onClose}>
      <div className={styles.choices}>
        <Segmented<Language>
          size="small"
          label={texts.language}
          segments={LANGUAGES.map((each) => ({
            value: each,
            label: languages[each],
            disabled: !written.includes(each),
          }))}
          value={language}
          onValueChange={setLanguage}
        />
        <Segmented<Width>
          size="small"
          label={texts.width}
          segments={(['phone', 'desktop'] as const).map((each) => ({ value: each, label: texts.widths[each] }))}
          value={width}
          onValueChange={setWidth}
        />
      </div>
      <Frame {...{ editing, language, width }} />
    </Dialog>
  )
}

function Frame({ editing, language, width }: { editing: Editing; language: Language; width: Width }) {
  const { pagePreview: texts } = useTexts('content')
  const errors = useTexts('errors')
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { item, bodyOf } = editing
  const [facts, text] = [bodyOf('facts') ?? {}, bodyOf(language) ?? {}]
  const { data, error } = useQuery({
    queryKey: ['content', 'preview', item.id, language, facts, text],
    queryFn: ({ signal }) =>
      call('POST /api/content-editing/items/{id}/preview', { id: item.id, language, facts, text }, { signal }),
    gcTime: 0,
  })
  const room = useRoom(stage)
  const scale = Math.min(1, room / WIDTHS[width])
  // No script runs in the frame, and the policy of this page refuses the sheet written into that one.
  const dress = () => {
    const page = frame.current?.contentDocument
    const Sheet = page?.defaultView?.CSSStyleSheet
    if (!page?.body || !Sheet) return
    const colours = new Sheet()
    colours.replaceSync(page.getElementById(SHEET_ID)?.textContent ?? '')
    page.adoptedStyleSheets = [colours]
    page.body.inert = true
  }
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  return (
    <div className={styles.stage} ref={stage} data-width={width}>
      {data ? (
        <iframe
          ref={frame}
          className={styles.frame}
          style={{
            inlineSize: WIDTHS[width],
            blockSize: `${100 / scale}%`,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
          title={texts.title}
          srcDoc={forScreen(data.html)}
          sandbox="allow-same-origin"
          onLoad={dress}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock height="30rem" />
        </Skeleton>
      )}
    </div>
  )
}

/** Sheets are linked for print, to be read later; here they count at once. */
function forScreen(html: string): string {
  return html.replace(/(<link rel="stylesheet"[^>]*) media="print"/g, '$1')
}

function useRoom(stage: { current: HTMLElement | null }): number {
  const [room, setRoom] = useState<number>(WIDTHS.desktop)
  useEffect(() => {
    const { current } = stage
    if (!current) return
    const watching = new ResizeObserver(() => setRoom(current.clientWidth))
    watching.observe(current)
    return () => watching.disconnect()
  }, [stage])
  return room
}
