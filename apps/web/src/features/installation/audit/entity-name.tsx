import { maximumNamedEntities, type AuditedEntity } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { CellText } from '@isomorph/ui'
import { Fragment } from 'react'
import { useUserInfo } from '../../../data/hooks.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { CellLink } from './cell-link.tsx'
import { kindLabels, pageOfEntity } from './entity-labels.ts'

interface EntityNameProps {
  readonly type: string
  readonly id: number
  readonly entities: readonly AuditedEntity[]
}

export function entityOf({ type, id, entities }: EntityNameProps): AuditedEntity | undefined {
  return entities.find((entity) => entity.type === type && entity.id === id)
}

/** An entity by its name, as a link where it has a page; what is gone by its kind and id. */
export function EntityName({ type, id, entities }: EntityNameProps) {
  const activities = useUserInfo()?.activities ?? []
  const entity = entityOf({ type, id, entities })
  if (!entity) return <>{t('audit-log.entity', { kind: kindLabels(type), id: String(id) })}</>
  const page = pageOfEntity(entity, activities)
  const name = <CellText>{entity.name}</CellText>
  return page === null ? name : <CellLink href={page}>{name}</CellLink>
}

/** The entities whose ids a field holds: the first few by name, the rest by their number. */
export function EntityNames({ type, ids, entities }: Omit<EntityNameProps, 'id'> & { ids: readonly number[] }) {
  if (ids.length === 0) return <>–</>
  const rest = ids.length - maximumNamedEntities
  return (
    <>
      {ids.slice(0, maximumNamedEntities).map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <EntityName type={type} id={id} entities={entities} />
        </Fragment>
      ))}
      {rest > 0 && ` ${t('audit-log.more', { count: formatCount(rest) })}`}
    </>
  )
}
