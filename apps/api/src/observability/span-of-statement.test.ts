import { expect, it } from 'vitest'
import { spanOfStatement } from './span-of-statement.ts'

it.each([
  ['select "id" from "users" where "id" = $1', undefined, 'select users', 'select'],
  ['\n  insert into audit_events (action) values ($1)', undefined, 'insert audit_events', 'insert'],
  ['update second_factors set failed_count = $1', undefined, 'update second_factors', 'update'],
  ['with x as (select 1) select * from x', undefined, 'with x', 'with'],
  ['select enqueue_job($1)', undefined, 'select', 'select'],
  ['begin', undefined, 'begin', 'begin'],
  ['', undefined, 'statement', 'statement'],
  ['select * from problem_instances', 'instances', 'instances', 'select'],
])('names a statement by what it does and where, or by its own name: %s', (text, name, summary, operation) => {
  const span = spanOfStatement({ text, name })
  expect(span.name).toBe(summary)
  expect(span.attributes).toMatchObject({ 'db.operation.name': operation, 'db.query.text': text })
})
