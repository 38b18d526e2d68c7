import type { ContentItem } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { call, describeError } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { href } from '../../../site-map.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextLink } from '../../../ui/link/link.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import styles from '../manage.module.css'
import { useBin } from './use-bin.ts'

/** Into the bin after asking once, and back by the notice that says so or from the bin itself. */
export function RemoveContent({ item, mayLeave }: { item: ContentItem; mayLeave: RefObject<boolean> }) {
  const texts = useTexts('content')
  const errors = useTexts('errors')
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { putBack } = useBin()
  const { id, parts } = item
  const remove = async () => {
    try {
      const versions = { facts: parts.facts.version, en: parts.en.version, fa: parts.fa.version }
      const removed = await call('POST /api/content-editing/items/{id}/remove', { id, versions })
      mayLeave.current = true
      await navigate('?')
      toast.success({ title: texts.removed, action: { label: texts.putBack, onAct: () => void putBack(removed) } })
    } catch (error) {
      const isChanged = error instanceof AppError && error.code === 'CONFLICT'
      toast.error({ title: isChanged ? texts.removeMovedOn : describeError(error, errors) })
    }
    await queries.invalidateQueries({ queryKey: ['content'] })
  }
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
            <Button variant="danger" onClick={remove}>
              {texts.remove}
            </Button>
            <CloseDialog>
              <Button>{texts.cancel}</Button>
            </CloseDialog>
          </>
        }
      />
      <TextLink to={href('adminBin')}>{texts.bin.open}</TextLink>
    </div>
  )
}
