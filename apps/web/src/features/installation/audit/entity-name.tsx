import { thingsNamedAtMost, type AuditedThing } from '@isomorph/contract'
import { CellText } from '@isomorph/ui'
import { Fragment } from 'react'
import { useUserInfo } from '../../../data/hooks.ts'
import { CellLink } from './cell-link.tsx'
import { kindLabels, pageOfThing } from './entity-labels.ts'

interface EntityNameProps {
  readonly type: string
  readonly id: number
  readonly things: readonly AuditedThing[]
}

export function entityOf({ type, id, things }: EntityNameProps): AuditedThing | undefined {
  return things.find((thing) => thing.type === type && thing.id === id)
}

/** A thing by its name, as a link where it has a page; what is gone by its kind and id. */
export function EntityName({ type, id, things }: EntityNameProps) {
  const activities = useUserInfo()?.activities ?? []
  const thing = entityOf({ type, id, things })
  if (!thing) return <>{`${kindLabels(type)} ${id}`}</>
  const page = pageOfThing(thing, activities)
  const name = <CellText>{thing.name}</CellText>
  return page === null ? name : <CellLink href={page}>{name}</CellLink>
}

/** The things whose ids a field holds: the first few by name, the rest by their number. */
export function ThingNames({ type, ids, things }: Omit<EntityNameProps, 'id'> & { ids: readonly number[] }) {
  if (ids.length === 0) return <>–</>
  const rest = ids.length - thingsNamedAtMost
  return (
    <>
      {ids.slice(0, thingsNamedAtMost).map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <EntityName type={type} id={id} things={things} />
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  )
}
