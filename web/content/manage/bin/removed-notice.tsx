import type { ContentItem } from '@rahnama/contract/content/content.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useBinAct } from './use-bin-act.ts'
import { usePutBack } from './use-put-back.ts'

/** Over an item that lies in the bin, perhaps since a moment ago: what is typed waits until it is back. */
export function RemovedNotice({ item: { id, removedAt } }: { item: ContentItem }) {
  const { bin: texts } = useTexts('content')
  const { dateTime } = formats(useLanguage().language)
  const puttingBack = useBinAct(usePutBack())
  if (!removedAt) return null
  return (
    <Alert
      tone="warning"
      live
      actions={
        <Button
          size="small"
          icon="undo"
          busy={puttingBack.isBusy}
          busyLabel={texts.puttingBack}
          onClick={() => void puttingBack.run({ id, removedAt })}
        >
          {texts.putBack}
        </Button>
      }
    >
      {texts.liesHere(dateTime(new Date(removedAt)))}
      <Failure>{puttingBack.failure}</Failure>
    </Alert>
  )
}
