import { sql, type Kysely } from 'kysely'

/** The largest id or key that any version of a problem has had, so that none is given to something else. */
export async function keepLargestUsedIds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table problems add column largest_used_id integer not null default 0`.execute(db)
  await sql`
    update problems set largest_used_id = used.largest
    from (
      select problem_id, max(id.value::text::integer) as largest
      from problem_revisions,
        unnest(array[
          '$.variables[*].id', '$.variables[*].variableArtifacts[*].id', '$.constraints[*].id', '$.linkedDraws[*].id',
          '$.questions[*].questionKey', '$.questions[*].choiceSets[*].id', '$.questions[*].choiceSets[*].answers[*].choiceKey',
          '$.questions[*].answerSets[*].id', '$.questions[*].answerSets[*].answers[*].id'
        ]::jsonpath[]) as place,
        jsonb_path_query(content, place) as id (value)
      where jsonb_typeof(id.value) = 'number'
      group by problem_id
    ) as used
    where used.problem_id = problems.id`.execute(db)
}
