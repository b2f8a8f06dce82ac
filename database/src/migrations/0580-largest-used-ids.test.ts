import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { keepLargestUsedIds } from './0580-largest-used-ids.ts'
import { openEmptyDatabase } from './empty-database.fixtures.ts'

const removed = {
  variables: [{ id: 3 }],
  questions: [{ questionKey: 5, answerSets: [{ id: 6, answers: [{ id: 41 }] }] }],
}
const newest = {
  variables: [{ id: 3, variableArtifacts: [{ id: 8 }] }],
  questions: [{ questionKey: 9, choiceSets: [{ id: 10, answers: [{ choiceKey: 11 }] }] }],
  statement: { content: [{ attrs: { id: 700 } }] },
}

it('finds the largest id of any version, and nothing in a problem without content', async () => {
  const { db, drop } = await openEmptyDatabase()
  try {
    await sql`
      create table problems (id bigint primary key);
      create table problem_revisions (problem_id bigint, content jsonb);
      insert into problems values (1), (2), (3)`.execute(db)
    for (const [problem, content] of [
      [1, removed],
      [1, newest],
      [2, newest],
      [3, {}],
    ] as const)
      await sql`insert into problem_revisions values (${problem}, ${JSON.stringify(content)}::jsonb)`.execute(db)
    await keepLargestUsedIds(db)
    const { rows } = await sql`select id, largest_used_id from problems order by id`.execute(db)
    expect(rows).toEqual([
      { id: '1', largest_used_id: 41 },
      { id: '2', largest_used_id: 11 },
      { id: '3', largest_used_id: 0 },
    ])
  } finally {
    await drop()
  }
})
