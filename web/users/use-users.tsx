import { ROLES } from '@rahnama/contract/roles.ts'
import { STAFF, USER_STATES, type UserFilter, type UserSummary } from '@rahnama/contract/user-list.ts'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import type { Asked, Resource } from '../resource/resource.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { StateBadge } from './state-badge.tsx'
import { UserDetail } from './user-detail.tsx'
import styles from './users.module.css'

/** Accounts as a resource: what the list of users and the list of roles have in common. */
export function useUsers() {
  const texts = useTexts('users')
  const { columns, roles, states, on, off } = useTexts('people')
  return {
    name: 'users',
    texts: texts.page,
    columns: [
      {
        key: 'fullName',
        header: columns.fullName,
        cell: ({ fullName }) => <span dir="auto">{fullName || texts.noName}</span>,
      },
      {
        key: 'email',
        header: columns.email,
        cell: ({ email }) => (
          <bdi className={styles.email} dir="ltr">
            {email}
          </bdi>
        ),
        sortable: true,
      },
      {
        key: 'role',
        header: columns.role,
        cell: ({ role }) => <span className={styles.role}>{roles[role]}</span>,
      },
      { key: 'state', header: columns.state, cell: ({ state }) => <StateBadge state={state} /> },
      {
        key: 'secondFactor',
        header: columns.secondFactor,
        cell: ({ hasSecondFactor }) => (hasSecondFactor ? on : off),
      },
      {
        key: 'createdAt',
        header: columns.createdAt,
        cell: ({ createdAt }) => <Moment at={createdAt} />,
        sortable: true,
      },
      {
        key: 'lastSignInAt',
        header: columns.lastSignInAt,
        cell: ({ lastSignInAt }) => (lastSignInAt ? <Moment at={lastSignInAt} /> : texts.facts.never),
        sortable: true,
      },
    ],
    hidden: ['secondFactor'],
    keyOf: ({ id }) => id,
    nameOf: ({ fullName, email }) => fullName || email,
    search: texts.search,
    filters: [
      {
        name: 'role',
        label: texts.role,
        options: [{ value: STAFF, label: texts.staff }, ...ROLES.map((value) => ({ value, label: roles[value] }))],
      },
      { name: 'state', label: texts.state, options: USER_STATES.map((value) => ({ value, label: states[value] })) },
    ],
    fetch: (asked, after, signal) =>
      call('GET /api/users', { ...filterOf(asked), ...sortOf(asked), ...(after && { after }) }, { signal }),
    toFile: (asked) => call('POST /api/users/export', filterOf(asked)),
    many: [
      {
        label: texts.acts.resendConfirmation.act,
        busy: texts.acts.resendConfirmation.busy,
        icon: 'mail',
        ask: texts.acts.resendConfirmation.many,
        run: (rows) => call('POST /api/users/resend-confirmation', { items: rows.map(({ id }) => ({ id })) }),
        done: texts.acts.resendConfirmation.many.done,
        why: ({ code }) =>
          code === 'CONFLICT'
            ? texts.acts.resendConfirmation.many.confirmed
            : code === 'TOO_MANY_REQUESTS'
              ? texts.acts.resendConfirmation.many.tooOften
              : undefined,
      },
      {
        label: texts.acts.endSessions.act,
        busy: texts.acts.endSessions.busy,
        icon: 'logout',
        ask: texts.acts.endSessions.many,
        run: (rows) => call('POST /api/users/end-sessions', { items: rows.map(({ id }) => ({ id })) }),
        done: texts.acts.endSessions.many.done,
      },
    ],
    detail: { title: texts.one, draw: (id) => <UserDetail userId={id} /> },
  } satisfies Resource<UserSummary>
}

/** The address may say anything: the server refuses what is no choice, and that is shown. */
function filterOf({ search, filters }: Asked): UserFilter {
  return { ...(search && { search }), ...(filters as Pick<UserFilter, 'role' | 'state'>) }
}

function sortOf({ sort }: Asked) {
  if (!sort) return {}
  return { sort: sort.column as 'createdAt' | 'lastSignInAt' | 'email', order: sort.order }
}
