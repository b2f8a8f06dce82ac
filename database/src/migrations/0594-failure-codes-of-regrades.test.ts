import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { codeFailuresOfRegrades } from './0594-failure-codes-of-regrades.ts'
import { openEmptyDatabase } from './empty-database.fixtures.ts'

it('tells a regrade that failed while it was looked at from one that failed while it was applied', async () => {
  const { db, drop } = await openEmptyDatabase()
  try {
    await sql`
      create table regrade_runs (id bigint, status text, failure text not null default '', applied_at timestamptz);
      insert into regrade_runs values
        (1, 'failed', 'This could not be worked out, by a fault of ours. Try again.', null),
        (2, 'failed', 'Not all results could be changed, by a fault of ours. Start the same regrade again.', now()),
        (3, 'applied', '', now()),
        (4, 'computing', '', null)`.execute(db)
    await codeFailuresOfRegrades(db)
    const { rows } = await sql`select id, failure_code from regrade_runs order by id`.execute(db)
    expect(rows).toEqual([
      { id: '1', failure_code: 'notWorkedOut' },
      { id: '2', failure_code: 'notAllChanged' },
      { id: '3', failure_code: null },
      { id: '4', failure_code: null },
    ])
  } finally {
    await drop()
  }
})
