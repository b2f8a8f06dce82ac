import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { nameItemsOfResults } from './0660-items-of-results.ts'
import { nameItemsOfProblemTimes } from './0661-items-of-problem-times.ts'
import { openEmptyDatabase } from './empty-database.fixtures.ts'

it('tells of results and times that the former release wrote, before and after, of which problem they are', async () => {
  const { db, drop } = await openEmptyDatabase()
  try {
    await sql`
      create table problem_instances (id bigint, group_assessment_id bigint, user_id bigint, item_key int, ordinal int);
      insert into problem_instances values (1, 7, 21, 3, 1), (2, 7, 22, 4, 2);
      create table results (problem_instance_id bigint);
      create table problem_times (problem_instance_id bigint, active_seconds int);
      insert into results values (1);
      insert into problem_times values (1, 10)`.execute(db)
    await nameItemsOfResults(db)
    await nameItemsOfProblemTimes(db)
    await sql`
      insert into results (problem_instance_id) values (2);
      insert into problem_times (problem_instance_id, active_seconds) values (2, 20)`.execute(db)
    const results = await sql`select * from results order by 1`.execute(db)
    expect(results.rows).toEqual([
      { problem_instance_id: '1', item_key: 3, ordinal: 1 },
      { problem_instance_id: '2', item_key: 4, ordinal: 2 },
    ])
    const times = await sql`select * from problem_times order by 1`.execute(db)
    expect(times.rows).toEqual([
      {
        problem_instance_id: '1',
        active_seconds: 10,
        group_assessment_id: '7',
        user_id: '21',
        item_key: 3,
        ordinal: 1,
      },
      {
        problem_instance_id: '2',
        active_seconds: 20,
        group_assessment_id: '7',
        user_id: '22',
        item_key: 4,
        ordinal: 2,
      },
    ])
  } finally {
    await drop()
  }
})
