import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { findByLink } from '../find-by-link.ts'
import { showAppointment } from '../show-appointment.ts'
import { tellPeople } from '../tell-people.ts'

export async function sayComing(deps: Deps, _caller: unknown, { token }: { token: string }): Promise<Appointment> {
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const row = await findByLink(deps, tx, token)
    const said = await tx.execute(sql`
      update consultations set is_coming = true where id = ${row.id} and state = 'booked' and ends_at > ${now}`)
    if (said === 0) throw new AppError('GONE')
    await tellPeople(deps, tx, row)
    return showAppointment(deps, tx, { ...row, isComing: true })
  })
}
