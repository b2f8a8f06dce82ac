import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { hasPlaces, type Places, type Starter } from './places.ts'

interface PlacesRow {
  readonly userId: number
  readonly instanceIds: number[]
}

/** Reads the places of those who have started and whose places are not known. Problem instances are there before the start. */
export async function addPlaces(
  db: Kysely<Tables>,
  groupAssessmentId: number,
  starters: readonly Starter[],
  places: Places,
): Promise<void> {
  const asked = starters.filter((starter) => starter.startedAt !== null && !hasPlaces(starter, places))
  if (asked.length === 0) return
  const { rows } = await sql<PlacesRow>`
    select p.user_id, i.ids as instance_ids
      from unnest(${asked.map(({ id }) => id)}::bigint[], ${asked.map((each) => each.deliveryNumber)}::int[])
        as p(user_id, ordinal)
      cross join lateral (
        select coalesce(array_agg(o.id order by o.position, o.id), '{}') as ids
          from problem_instances o
         where o.group_assessment_id = ${groupAssessmentId} and o.user_id = p.user_id and o.ordinal = p.ordinal
        offset 0) i`.execute(db)
  const found = new Map(rows.map(({ userId, instanceIds }) => [userId, instanceIds]))
  for (const { id, deliveryNumber, startedAt } of asked)
    places.set(id, { deliveryNumber, startedAt, instanceIds: found.get(id) ?? [] })
}
