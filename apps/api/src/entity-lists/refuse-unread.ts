import type { Entity, EntityActivity } from '@isomorph/access'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'

/**
 * The entity, unless the caller may not read it any more: a repeated request to make something names what was made first,
 * and since then the caller's role on it may have been removed.
 */
export function refuseUnread<Row extends { readonly activities: readonly EntityActivity<Entity>[] }>(entity: Row): Row {
  if (!entity.activities.includes('Read')) throw new Refusal(platformRefusals.notFound)
  return entity
}
