import { actName, purposeName } from '@rahnama/contract/act-name.ts'
import {
  AUDIT_CAPABILITIES,
  AUDIT_PERIODS,
  AUDIT_SIDES,
  type AuditFilter,
  type AuditRow,
} from '@rahnama/contract/audit.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { type Asked, type Resource, ResourceScreen } from '../resource/resource.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import { Moment } from '../ui/moment/moment.tsx'

export default function AuditPage() {
  return <ResourceScreen resource={useAudit()} />
}

function useAudit(): Resource<AuditRow> {
  const texts = useTexts('audit')
  const { code } = formats(useLanguage().language)
  const { columns } = texts
  const chosen = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }))
  return {
    name: 'audit',
    texts: texts.page,
    columns: [
      { key: 'act', header: columns.act, cell: ({ act }) => actName(texts, act) },
      {
        key: 'actor',
        header: columns.actor,
        cell: ({ actor, actorRole }) => <Person person={actor} role={actorRole} />,
      },
      { key: 'client', header: columns.client, cell: ({ client }) => client && <Person person={client} /> },
      {
        key: 'folio',
        header: columns.folio,
        cell: ({ folio }) => folio && <TextLink to={href('caseFile', { folio })}>{code(folio)}</TextLink>,
        isUnbroken: true,
      },
      {
        key: 'purpose',
        header: columns.purpose,
        cell: ({ act, purpose }) => purpose && <span dir="auto">{purposeName(texts, { act, purpose })}</span>,
      },
      { key: 'outcome', header: columns.outcome, cell: ({ outcome }) => texts.outcomes[outcome] },
      { key: 'at', header: columns.at, cell: ({ at }) => <Moment at={at} />, isUnbroken: true },
    ],
    hidden: ['outcome'],
    keyOf: ({ id }) => String(id),
    nameOf: ({ act }) => actName(texts, act),
    search: texts.search,
    filters: [
      { name: 'side', label: texts.side, options: chosen(AUDIT_SIDES, texts.sides) },
      { name: 'capability', label: texts.capability, options: chosen(AUDIT_CAPABILITIES, texts.capabilities) },
      { name: 'period', label: texts.period, options: chosen(AUDIT_PERIODS, texts.periods) },
    ],
    fetch: (asked, after, signal) =>
      call('GET /api/audit', { ...filterOf(asked), ...(after && { after }) }, { signal }),
    toFile: (asked) => call('POST /api/audit/export', filterOf(asked)),
  }
}

/** A person leads to their account, unless it is gone. */
function Person({ person, role }: { person: AuditRow['actor']; role?: string }) {
  const texts = useTexts('audit')
  const { date } = formats(useLanguage().language)
  if (!person) return role === 'guest' ? texts.guest : texts.system
  if (person.name === null) return texts.gone(person.id.slice(0, 4), person.goneAt && date(person.goneAt))
  return (
    <TextLink to={`${href('adminUsers')}?users=${person.id}`}>
      <span dir="auto">{person.name || person.id.slice(0, 8)}</span>
    </TextLink>
  )
}

function filterOf({ search, filters }: Asked): AuditFilter {
  return { ...(search && { search }), ...(filters as Omit<AuditFilter, 'search'>) }
}
