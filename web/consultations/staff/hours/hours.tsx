import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '../../../auth/auth.tsx'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton/skeleton.tsx'
import { offersQuery, schedulesQuery } from '../queries.ts'
import { DaysOff } from './days-off.tsx'
import styles from './hours.module.css'
import { ScheduleForm } from './schedule-form.tsx'

/** One's own hours, or anyone's for an admin. */
export function WorkingHours() {
  const texts = useTexts('consultationsDesk').hours
  const auth = useAuth()
  const [me, role] = auth.status === 'signedIn' ? [auth.user.id, auth.role] : []
  const [chosen, setChosen] = useState(me)
  const { data } = useQuery({ ...schedulesQuery, throwOnError: (_, { state }) => state.data === undefined })
  const { data: offers } = useQuery({ ...offersQuery, throwOnError: (_, { state }) => state.data === undefined })
  if (!data || !offers) {
    return (
      <Skeleton>
        <SkeletonBlock height="30rem" />
      </Skeleton>
    )
  }
  const changeable = data.filter(({ consultant }) => role === 'admin' || consultant.id === me)
  const shown = changeable.find(({ consultant }) => consultant.id === chosen) ?? changeable[0]
  if (!shown) return null
  return (
    <div className={styles.hours}>
      {changeable.length > 1 && (
        <Select
          label={texts.whose}
          options={changeable.map(({ consultant: { id, name } }) => ({
            value: id,
            label: id === me ? texts.mine(name) : name,
          }))}
          value={shown.consultant.id}
          onValueChange={(id) => id && setChosen(id)}
        />
      )}
      <div key={shown.consultant.id} className={styles.parts}>
        <ScheduleForm shown={shown} offers={offers} />
        <DaysOff shown={shown} />
      </div>
    </div>
  )
}
