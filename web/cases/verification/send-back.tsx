import type { cases, ToVerify } from '@rahnama/contract/cases/cases.ts'
import { REMEDY_OF, SEND_BACK_REASONS, type SendBackReason } from '@rahnama/contract/documents.ts'
import { SEND_BACK_MAX_CHARS } from '@rahnama/contract/limits.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { sendBackReasons as en } from '@rahnama/contract/texts/en/send-back-reasons.ts'
import { sendBackReasons as fa } from '@rahnama/contract/texts/fa/send-back-reasons.ts'
import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { useShortcuts } from '../../shortcuts/shortcuts.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { RadioGroup } from '../../ui/radio/radio.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import type { SendBackDraft } from './use-send-back-draft.ts'
import styles from './verification.module.css'

const REASONS: Record<Language, Record<SendBackReason, string>> = { en, fa }

export type SendBackWords = Pick<Input<typeof cases.sendBack>, 'reason' | 'sentence' | 'remark'>

type SendBackProps = {
  shown: ToVerify
  draft: SendBackDraft
  onSend: (words: SendBackWords) => Promise<void>
  onClose: () => void
}

/** A reason in both languages; below it what the client reads, and apart from that what they never see. */
export function SendBack({ draft, onSend, onClose }: SendBackProps) {
  const { sendBack: texts, acts } = useTexts('verification')
  const { language } = useLanguage()
  const other = language === 'fa' ? 'en' : 'fa'
  const element = useRef<HTMLElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  const form = useForm({
    texts: texts.fields,
    names: ['reason', 'sentence', 'remark'],
    values: draft.words,
    onValueChange: draft.change,
    check: ({ reason, sentence, remark }) => ({
      ...(reason === '' && { reason: 'REQUIRED' as const }),
      ...(!fitsIn(sentence, SEND_BACK_MAX_CHARS) && { sentence: 'TOO_LONG' as const }),
      ...(!fitsIn(remark, SEND_BACK_MAX_CHARS) && { remark: 'TOO_LONG' as const }),
    }),
    act: async ({ reason, sentence, remark }) => {
      await onSend({
        reason: reason as SendBackReason,
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
          options={SEND_BACK_REASONS.map((reason) => ({
            value: reason,
            label: REASONS[language][reason],
            hint: (
              <span className={styles.reasonHint}>
                <Badge tone={REMEDY_OF[reason] === 'newPicture' ? 'info' : 'warning'}>
                  {texts.remedies[REMEDY_OF[reason]]}
                </Badge>
                <span lang={other} dir={other === 'fa' ? 'rtl' : 'ltr'}>
                  {REASONS[other][reason]}
                </span>
              </span>
            ),
          }))}
        />
        <div className={styles.toClient}>
          <p className={styles.readers}>
            <Icon name="send" size="small" />
            {texts.clientReads}
          </p>
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
