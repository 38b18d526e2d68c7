import { useEffect, useRef, useState } from 'react'
import { useFirmName } from '../../firm/firm.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import styles from './recovery-codes.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

/** The codes are shown once; the server keeps only what it needs to recognise them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const texts = useTexts('auth').recoveryCodes
  const title = texts.fileTitle(useFirmName())
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const write = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  const copying = useAct(write, { describe: () => texts.notCopied })
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\n\n${codes.join('\n')}\n`)}`
  return (
    <section className={styles.codes}>
      <h2 className={styles.heading} tabIndex={-1} ref={heading}>
        {texts.heading}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <ol className={styles.list} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.acts} data-print="hidden">
        <Button icon="copy" onClick={() => void copying.run()}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <ButtonLink icon="download" href={file} download={texts.fileName}>
          {texts.download}
        </ButtonLink>
        <Button icon="print" onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <Failure>{copying.failure}</Failure>
      <div data-print="hidden">
        <Button variant="primary" onClick={onKept}>
          {texts.done}
        </Button>
      </div>
    </section>
  )
}
