import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPeople } from './0001-people.ts'
import { markDemoPeople } from './0280-demo-people.ts'
import { openEmptyDatabase, type EmptyDatabase } from './empty-database.fixtures.ts'

let db: EmptyDatabase['db']
let drop: EmptyDatabase['drop']

beforeEach(async () => {
  ;({ db, drop } = await openEmptyDatabase())
  await createPeople(db)
  await sql`
    alter table users add column created_by bigint references users;
    create table configuration (key text primary key, value jsonb not null)`.execute(db)
})
afterEach(async () => {
  await drop()
})

const demoMoment = '2026-09-01T08:00:00.123Z'
const later = '2026-10-01T08:00:00Z'

async function add(userName: string, email: string, uid: string | null, createdAt: string): Promise<void> {
  await sql`insert into users (user_name, email, uid, created_at)
    values (${userName}, ${email}, ${uid}, ${createdAt})`.execute(db)
}

async function markedPeople(): Promise<string[]> {
  await markDemoPeople(db)
  const { rows } = await sql<{ name: string }>`
    select user_name as name from users where is_demo order by id`.execute(db)
  return rows.map(({ name }) => name)
}

it('marks the people of the demo, those who were renamed too, and nobody of a similar name', async () => {
  await add('dean', 'dean@example.edu', 'dean', demoMoment)
  await add('admin', 'admin@demo.example', 'admin', demoMoment)
  await add('student1', 'student1@demo.example', 'student1', demoMoment)
  await add('superadmin', 'superadmin@example.edu', 'superadmin', later)
  await add('student2', 'student2@example.edu', 'student2', later)
  await add('instructor', 'instructor@demo.example', null, later)
  expect(await markedPeople()).toEqual(['dean', 'admin', 'student1'])
})

it('marks the people of a complete demo whose names have all changed', async () => {
  await add('dean', 'dean@example.edu', 'dean', demoMoment)
  await add('assistant', 'assistant@example.edu', null, demoMoment)
  await add('newcomer', 'newcomer@example.edu', null, later)
  await sql`insert into configuration values ('demoCourseIsMade', 'true')`.execute(db)
  expect(await markedPeople()).toEqual(['dean', 'assistant'])
})

it('marks nobody in a database without a demo', async () => {
  await add('founder', 'founder@example.edu', null, demoMoment)
  expect(await markedPeople()).toEqual([])
})
