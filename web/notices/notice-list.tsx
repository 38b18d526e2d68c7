import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Notice } from '@rahnama/contract/notices.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { groupNotices, type NoticeGroup } from './group-notices.ts'
import { NoticeRow } from './notice-row.tsx'
import styles from './notices.module.css'

type NoticeListProps = {
  notices: readonly Notice[]
  onOpen: (notice: Notice) => void
  onMark: (notice: Notice, isRead: boolean) => void
}

export function NoticeList({ notices, ...acts }: NoticeListProps) {
  return (
    <ul className={styles.list}>
      {groupNotices(notices).map((group) => (
        <li key={group.first.id}>
          <Group group={group} {...acts} />
        </li>
      ))}
    </ul>
  )
}

type GroupProps = Omit<NoticeListProps, 'notices'> & { group: NoticeGroup }

function Group({ group: { first, others }, onOpen, onMark }: GroupProps) {
  const texts = useTexts('bell')
  const { number } = formats(useLanguage().language)
  const [isUnfolded, setUnfolded] = useState(false)
  const row = (notice: Notice) => (
    <NoticeRow
      key={notice.id}
      notice={notice}
      onOpen={() => onOpen(notice)}
      onMark={(isRead) => onMark(notice, isRead)}
    />
  )
  return (
    <>
      {row(first)}
      {isUnfolded && others.map(row)}
      {others.length > 0 && (
        <Button size="small" variant="quiet" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? texts.fold : texts.unfold(number(others.length))}
        </Button>
      )}
    </>
  )
}
