import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { findFiguresOfProblems } from './0291-figures-of-problems.ts'
import { openEmptyDatabase } from './empty-database.fixtures.ts'

const content = (...nodes: readonly unknown[]): string => JSON.stringify({ statement: { content: nodes } })
const image = (name: string) => ({ type: 'image', attrs: { src: `/api/files/${name}`, nonPublic: true } })
const picture = (name: string) => ({ artifactType: 'FileArtifact', url: `/api/files/${name}` })

it('finds the figures of every version, whoever saved it, and no address that is only written', async () => {
  const { db, drop } = await openEmptyDatabase()
  try {
    await sql`
      create table problems (id bigint primary key);
      create table files (name text primary key, created_by bigint not null);
      create table problem_revisions (problem_id bigint, created_by bigint, content jsonb);
      insert into problems values (1), (2);
      insert into files values ('a.png', 7), ('b-_2.svg', 8), ('c.png', 8)`.execute(db)
    const written = { type: 'text', text: 'see "src": "/api/files/c.png"' }
    for (const [problem, person, text] of [
      [1, 9, content(image('a.png'), written)],
      [1, 7, content(image('a.png'), picture('b-_2.svg'), image('gone.png'))],
      [2, 9, content(image('a.png'))],
    ] as const)
      await sql`insert into problem_revisions values (${problem}, ${person}, ${text}::jsonb)`.execute(db)
    await findFiguresOfProblems(db)
    const { rows } = await sql`select * from problem_figures order by problem_id, file_name`.execute(db)
    expect(rows).toEqual([
      { problem_id: '1', file_name: 'a.png', is_by_uploader: true },
      { problem_id: '1', file_name: 'b-_2.svg', is_by_uploader: false },
      { problem_id: '2', file_name: 'a.png', is_by_uploader: false },
    ])
  } finally {
    await drop()
  }
})
