import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeTermNamesUnique } from './0251-term-names.ts'
import { openEmptyDatabase } from './empty-database.fixtures.ts'

it('numbers terms whose names differ in case alone, and admits no further ones', async () => {
  const { db, drop } = await openEmptyDatabase()
  try {
    await sql`
      create table external_terms (id bigint generated always as identity primary key, name text not null unique);
      insert into external_terms (name) values ('Fall 2026'), ('fall 2026'), ('FALL 2026'), ('Fall 2026 (2)'), ('Spring')`.execute(
      db,
    )
    await sql`insert into external_terms (name) values (${'L'.repeat(100)}), (${'l'.repeat(100)})`.execute(db)
    await makeTermNamesUnique(db)
    const { rows } = await sql<{ name: string }>`select name from external_terms order by id`.execute(db)
    const names = ['Fall 2026', 'fall 2026 (3)', 'FALL 2026 (4)', 'Fall 2026 (2)', 'Spring']
    names.push('L'.repeat(100), `${'l'.repeat(90)} (2)`)
    expect(rows.map((row) => row.name)).toEqual(names)
    await expect(sql`insert into external_terms (name) values ('SPRING')`.execute(db)).rejects.toMatchObject({
      constraint: 'external_terms_name_key',
    })
  } finally {
    await drop()
  }
})
