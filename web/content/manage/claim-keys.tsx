import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import styles from './manage.module.css'
import { rowsQuery } from './queries.ts'
import { titleOf } from './title-of.ts'

/** Explains how a text names a figure of the register, with every key there is. */
export function ClaimKeys() {
  const { claims: texts } = useTexts('content')
  const { language } = useLanguage()
  const { data: claims } = useSuspenseQuery(rowsQuery('claim'))
  const written = (key: string) => `{{${key}}}`
  return (
    <Disclosure summary={texts.title}>
      <p className={styles.faint}>{texts.lead}</p>
      <DataTable
        caption={texts.title}
        captionHidden
        rows={claims}
        keyOf={({ id }) => id}
        nameOf={({ slug }) => slug}
        columns={[
          { key: 'key', header: texts.key, cell: ({ slug }) => <code className={styles.code}>{written(slug)}</code> },
          { key: 'says', header: texts.says, cell: (claim) => titleOf(claim, language).title },
        ]}
      />
    </Disclosure>
  )
}
