import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { hideChoiceKeys } from './0290-choice-keys.ts'
import { openEmptyDatabase } from './empty-database.fixtures.ts'

it("takes the author's keys of choices from those alone who are sitting", async () => {
  const { db, drop } = await openEmptyDatabase()
  try {
    await sql`
      create table token_keys (purpose text not null, constraint token_keys_purpose_check check (purpose = 'accessToken'));
      create table learner_statuses (user_id bigint primary key, started_at timestamptz, finished_at timestamptz);
      insert into learner_statuses values (1, null, null), (2, now(), null), (3, now(), now())`.execute(db)
    await hideChoiceKeys(db)
    const { rows } = await sql<{ user_id: string }>`
      select user_id from learner_statuses where knows_choice_keys`.execute(db)
    expect(rows).toEqual([{ user_id: '2' }])
    await sql`insert into token_keys (purpose) values ('choiceKey')`.execute(db)
    await sql`insert into learner_statuses (user_id) values (4)`.execute(db)
    const { rows: later } = await sql`select from learner_statuses where user_id = 4 and not knows_choice_keys`.execute(
      db,
    )
    expect(later).toHaveLength(1)
  } finally {
    await drop()
  }
})
