import type { ContentItem } from '@rahnama/contract/content/content.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { call, isConflict } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { href } from '../../../site-map.ts'
import { Failure, useAct, useUndo } from '../../../ui/act/act.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextLink } from '../../../ui/link/link.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import styles from '../manage.module.css'
import { useBinErrors } from './use-bin-act.ts'
import { type Removal, usePutBack } from './use-put-back.ts'

/** Into the bin after asking once, and back by the notice that says so or from the bin itself. */
export function RemoveContent({ item, mayLeave }: { item: ContentItem; mayLeave: RefObject<boolean> }) {
  const texts = useTexts('content')
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const putBack = usePutBack()
  const refresh = () => queries.invalidateQueries({ queryKey: ['content'] })
  const undo = useUndo(texts.putBack, (removal: Removal) => putBack(removal).finally(refresh), {
    describe: useBinErrors(),
  })
  const { id, parts } = item
  const removing = useAct(
    async () => {
      const versions = { facts: parts.facts.version, en: parts.en.version, fa: parts.fa.version }
      const removed = await call('POST /api/content-editing/items/{id}/remove', { id, versions })
      mayLeave.current = true
      await navigate('?')
      toast.success({ title: texts.removed, action: undo(removed) })
    },
    { describe: (error) => (isConflict(error) ? texts.removeMovedOn : undefined), after: refresh },
  )
  return (
    <div className={styles.acts}>
      <Dialog
        title={texts.removeTitle}
        description={texts.removeBody}
        size="small"
        trigger={
          <Button variant="quiet" icon="trash">
            {texts.remove}
          </Button>
        }
        actions={
          <>
            <Button variant="danger" busy={removing.isBusy} onClick={removing.run}>
              {texts.remove}
            </Button>
            <CloseDialog>
              <Button>{texts.cancel}</Button>
            </CloseDialog>
          </>
        }
      >
        <Failure>{removing.failure}</Failure>
      </Dialog>
      <TextLink to={href('adminBin')}>{texts.bin.open}</TextLink>
    </div>
  )
}
