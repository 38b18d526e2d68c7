import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Menu } from '../../../ui/menu/menu.tsx'
import { writeFilter } from '../filter.ts'
import { savedViewsQuery } from '../queries.ts'
import { ManageFilters } from './manage-filters.tsx'
import { SaveFilter } from './save-filter.tsx'

/** Filters I saved, and those an admin shares with everybody. */
export function SavedFilters({ filter, isAdmin }: { filter: DeskFilter; isAdmin: boolean }) {
  const { saved: texts } = useTexts('desk')
  const { data: views = [] } = useQuery(savedViewsQuery)
  const [asked, setAsked] = useState<'save' | 'manage'>()
  const close = () => setAsked(undefined)
  const here = writeFilter(filter)
  const current = views.find((view) => writeFilter(view.filter) === here)
  return (
    <>
      <Menu
        align="end"
        heading={views.length > 0 ? texts.heading : texts.none}
        trigger={
          <Button size="small" icon="star" iconEnd="chevron-down">
            {current ? <bdi>{current.name}</bdi> : texts.open}
          </Button>
        }
        groups={[
          views.map((view) => ({
            label: view.isShared ? texts.shared(view.name) : view.name,
            to: `?${writeFilter(view.filter)}`,
            ...(view === current && { icon: 'check' as const }),
          })),
          [
            { label: texts.save, icon: 'plus', onSelect: () => setAsked('save') },
            ...(views.length > 0
              ? [{ label: texts.manage, icon: 'edit' as const, onSelect: () => setAsked('manage') }]
              : []),
          ],
        ]}
      />
      {asked === 'save' && <SaveFilter filter={filter} isAdmin={isAdmin} onClose={close} />}
      {asked === 'manage' && <ManageFilters views={views} isAdmin={isAdmin} onClose={close} />}
    </>
  )
}
