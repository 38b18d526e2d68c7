import { AppError } from '@rahnama/contract/errors.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import type { OfficeSettings } from '@rahnama/contract/site-settings.ts'
import { areApart, haveLength, hoursOfWeek } from '@rahnama/contract/weekly-hours.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { RepeatGroup } from '../../ui/repeat-group/repeat-group.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { officeQuery } from '../queries.ts'
import { ConflictNotice, SettingsGroup } from '../settings-frame.tsx'
import { type Closure, ClosureEditor } from './closure-editor.tsx'
import { OfficeWeek } from './office-week.tsx'

/** When the office is open. It is saved apart from the firm's name: promises and bookings follow it. */
export function OfficeForm() {
  const { save, saving } = useTexts('siteSettings')
  const texts = useTexts('officeSettings')
  const { data } = useSuspenseQuery(officeQuery)
  const queries = useQueryClient()
  const toast = useToast()
  const { language } = useLanguage()
  const [changes, setChanges] = useState<Partial<OfficeSettings>>({})
  const [hasConflict, setConflict] = useState(false)
  const draft = { ...data.value, ...changes }
  const today = officeDay(new Date())
  const hours = hoursOfWeek(draft.week)
  const isPossible = hours.length > 0 && hours.every(haveLength) && areApart(hours)
  const set = (change: Partial<OfficeSettings>) => setChanges((before) => ({ ...before, ...change }))
  const coming: Closure[] = draft.closures.filter(({ on }) => on >= today).map((each) => ({ ...each, id: each.on }))
  const saveAll = useAct(async () => {
    setConflict(false)
    try {
      const saved = await call('PUT /api/site-settings/office', { version: data.version, value: draft })
      queries.setQueryData(officeQuery.queryKey, saved)
      setChanges({})
      toast.success({ title: texts.saved })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
      await queries.invalidateQueries({ queryKey: officeQuery.queryKey })
      setConflict(true)
    }
  })
  return (
    <SettingsGroup title={texts.title} lead={texts.lead}>
      <ConflictNotice isShown={hasConflict} />
      <OfficeWeek week={draft.week} onWeekChange={(week) => set({ week })} />
      <Checkbox
        label={texts.publicHolidays}
        hint={texts.publicHolidaysHint}
        checked={draft.keepsPublicHolidays}
        onCheckedChange={(keepsPublicHolidays) => set({ keepsPublicHolidays })}
      />
      <RepeatGroup<Closure>
        label={texts.closures}
        hint={texts.closuresHint}
        items={coming}
        onItemsChange={(items) => set({ closures: items.map(({ on, name }) => ({ on, name })) })}
        makeItem={() => ({ id: crypto.randomUUID(), on: '', name: { en: '', fa: '' } })}
        nameOf={({ name }) => name[language]}
        detailOf={({ on }) => (on ? formats(language).date(on) : '')}
        editor={(editing) => <ClosureEditor {...editing} taken={coming.map(({ on }) => on)} />}
        addLabel={texts.addClosure}
        emptyText={texts.noClosures}
      />
      <div>
        <Button
          variant="primary"
          busy={saveAll.isBusy}
          busyLabel={saving}
          disabled={!isPossible}
          onClick={() => void saveAll.run()}
        >
          {save}
        </Button>
      </div>
      <Failure>{saveAll.failure}</Failure>
    </SettingsGroup>
  )
}
