import { styled } from '@mui/material/styles'
import { entityTypesOfFields, type AuditedEntity, type AuditEvent, type Person } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize } from '@isomorph/ui'
import { useTimeZone } from '../../../data/hooks.ts'
import { PersonName } from '../../../entities/person/person-name.tsx'
import { inParts } from '../../../messages/in-parts.tsx'
import { CellLink } from './cell-link.tsx'
import { changesOf, isUnchanged, type Change } from './changes.ts'
import { fieldLabels, valueLabels } from './field-labels.ts'
import { EntityName, EntityNames, entityOf } from './entity-name.tsx'
import { kindLabels } from './entity-labels.ts'

const Second = styled('span')({ display: 'block', fontSize: fontSize.small, color: color.textSecond })

const Changes = styled('dl')({
  margin: 0,
  fontSize: fontSize.small,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  '& dt': { color: color.textSecond },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& del': { color: color.textSecond },
  '& ins': { textDecoration: 'none' },
})

function PersonLink({ person }: { person: Person }) {
  return (
    <CellLink href={`/users/${person.id}`}>
      <PersonName person={person} />
    </CellLink>
  )
}

/** Who did it, and in whose name. */
export function WhoCell({ event }: { event: AuditEvent }) {
  const { actor, impersonator, apiToken } = event
  if (!actor) return <>{t('audit-log.nobody')}</>
  if (apiToken !== null)
    return (
      <>
        <PersonLink person={actor} />
        <Second>{t('audit-log.byToken', { name: apiToken })}</Second>
      </>
    )
  if (!impersonator) return <PersonLink person={actor} />
  return (
    <>
      <PersonLink person={impersonator} />
      <Second>{inParts('audit-log.as', { person: <PersonLink person={actor} /> })}</Second>
    </>
  )
}

/** On what: its name, and beneath it the kind and the id, by which it is found even when it is gone. */
export function EntityCell({ event: { entityType, entityId, things: entities } }: { event: AuditEvent }) {
  if (entityId === null) return <>{kindLabels(entityType)}</>
  const named = { type: entityType, id: entityId, entities }
  const entity = entityOf(named)
  const kindAndId = { kind: kindLabels(entityType), id: String(entityId) }
  return (
    <>
      <EntityName {...named} />
      {entity && <Second>{t(entity.isDeleted ? 'audit-log.entity.deleted' : 'audit-log.entity', kindAndId)}</Second>}
    </>
  )
}

interface ValueProps {
  readonly field: string
  readonly value: unknown
  readonly entities: readonly AuditedEntity[]
}

function Value({ field, value, entities }: ValueProps) {
  const timeZone = useTimeZone()
  const type = Object.hasOwn(entityTypesOfFields, field) ? entityTypesOfFields[field] : undefined
  if (type === undefined || value === null) return <>{valueLabels(field, value, timeZone)}</>
  const ids = [value].flat().filter((id) => typeof id === 'number')
  return <EntityNames type={type} ids={ids} entities={entities} />
}

function BeforeAndAfter({ change, entities }: { change: Change; entities: readonly AuditedEntity[] }) {
  const { field, before, after } = change
  if (isUnchanged(change)) return <Value field={field} value={before} entities={entities} />
  return (
    <>
      {before !== undefined && (
        <del>
          <Value field={field} value={before} entities={entities} />
        </del>
      )}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && (
        <ins>
          <Value field={field} value={after} entities={entities} />
        </ins>
      )}
    </>
  )
}

/** What changed, field by field. */
export function ChangesCell({ event }: { event: AuditEvent }) {
  const changes = changesOf(event.before, event.after)
  if (changes.length === 0) return null
  return (
    <Changes>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldLabels(change.field)}</dt>
          <dd>
            <BeforeAndAfter change={change} entities={event.things} />
          </dd>
        </div>
      ))}
    </Changes>
  )
}
