import type { cases, ToVerify } from '@rahnama/contract/cases/cases.ts'
import { SEND_BACK_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { OfferedReason } from '@rahnama/contract/send-back-reasons.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { offeredReasonsQuery } from '../../send-back-reasons/send-back-reasons.ts'
import { useShortcuts } from '../../shortcuts/shortcuts.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { RadioGroup } from '../../ui/radio/radio.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import type { SendBackDraft } from './use-send-back-draft.ts'
import styles from './verification.module.css'

export type SendBackWords = Pick<Input<typeof cases.sendBack>, 'reason' | 'sentence' | 'remark'>

type SendBackProps = {
  shown: ToVerify
  draft: SendBackDraft
  onSend: (words: SendBackWords) => Promise<void>
  onClose: () => void
}

/** The owner's reasons; below them what the client reads, and apart from that what they never see. */
export function SendBack(props: SendBackProps) {
  const { sendBack: texts } = useTexts('verification')
  const errors = useTexts('errors')
  const { data: reasons, error } = useQuery(offeredReasonsQuery)
  if (reasons && props.draft.isRead) return <SendBackForm {...props} reasons={reasons} />
  return (
    <section className={styles.form} aria-label={texts.title}>
      <h2 className={styles.formTitle}>{texts.title}</h2>
      {error ? <Alert tone="danger">{describeError(error, errors)}</Alert> : <SkeletonList rows={4} />}
      <div>
        <Button variant="quiet" onClick={props.onClose}>
          {texts.cancel}
        </Button>
      </div>
    </section>
  )
}

function SendBackForm({ shown, draft, onSend, onClose, reasons }: SendBackProps & { reasons: OfferedReason[] }) {
  const { sendBack: texts, acts } = useTexts('verification')
  const { language } = useLanguage()
  const element = useRef<HTMLElement>(null)
  const chosen = reasons.find(({ id }) => id === draft.words.reason)
  useEffect(() => element.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  const form = useForm({
    texts: texts.fields,
    names: ['reason', 'sentence', 'remark'],
    values: draft.words,
    onValueChange: draft.change,
    check: ({ reason, sentence, remark }) => ({
      // A draft may name a reason that was retired since.
      ...(!reasons.some(({ id }) => id === reason) && { reason: 'REQUIRED' as const }),
      ...(!fitsIn(sentence, SEND_BACK_MAX_CHARS) && { sentence: 'TOO_LONG' as const }),
      ...(!fitsIn(remark, SEND_BACK_MAX_CHARS) && { remark: 'TOO_LONG' as const }),
    }),
    act: async ({ reason, sentence, remark }) => {
      await onSend({
        reason,
        sentence: sentence.trim() || null,
        remark: remark.trim() || null,
      })
      return undefined
    },
  })
  useShortcuts([
    { code: 'Enter', withControl: true, label: texts.act, act: () => void form.submit() },
    { code: 'Escape', label: acts.cancel, act: onClose },
  ])
  return (
    <section ref={element} className={styles.form} aria-label={texts.title}>
      <h2 className={styles.formTitle}>{texts.title}</h2>
      <Form
        form={form}
        act={texts.act}
        busy={texts.acting}
        variant="danger"
        also={
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        <RadioGroup
          {...form.field('reason')}
          options={reasons.map(({ id, name, sentence, remedy }) => ({
            value: id,
            label: (
              <span className={styles.reasonName}>
                {name[language]}
                <Badge tone={remedy === 'newPicture' ? 'info' : 'warning'}>{texts.remedies[remedy]}</Badge>
              </span>
            ),
            hint: sentence[language],
          }))}
        />
        <div className={styles.toClient}>
          <p className={styles.readers}>
            <Icon name="send" size="small" />
            {texts.clientReads}
          </p>
          {chosen && (
            <p className={styles.told} lang={shown.language} dir={shown.language === 'fa' ? 'rtl' : 'ltr'}>
              {chosen.sentence[shown.language]}
            </p>
          )}
          <Textarea {...form.field('sentence')} rows={2} optional />
        </div>
        <div className={styles.inside}>
          <p className={styles.readers}>
            <Icon name="lock" size="small" />
            {texts.inside}
          </p>
          <Textarea {...form.field('remark')} rows={2} optional />
        </div>
      </Form>
    </section>
  )
}
