import { sql, type Kysely } from 'kysely'

/** Which types of answers a problem asks for in its newest version, so that lists can be narrowed by them. */
export async function storeAnswerTypes(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table problems add column answer_types text[] not null default '{}';
    update problems set answer_types = asked.types
      from (
        select revision.id, array_agg(distinct question->>'answerType') as types
          from problem_revisions revision, jsonb_array_elements(revision.content->'questions') question
         where question->>'answerType' is not null
         group by revision.id
      ) asked
     where asked.id = problems.head_revision_id`.execute(db)
}
