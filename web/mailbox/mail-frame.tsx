import styles from './mailbox.module.css'

/**
 * What somebody else may have written into a mail is drawn where no script runs and nothing is fetched: a frame of its
 * own origin under the content policy of this page. A link in it opens beside.
 */
export function MailFrame({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      className={styles.frame}
      title={title}
      srcDoc={html}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  )
}
