import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { recordAct, systemActor } from '../../authorization/actor.ts'
import { createTestApi } from '../test-api.ts'
import { unlistedNames } from './unlisted-names.ts'

it('an act whose names are listed is what it is', () => {
  const after = {
    name: 'Statics',
    roleMappings: [{ value: 'staff', role: 'Admin' }],
    text: { type: 'doc', content: [{ odd: 1 }] },
  }
  expect(unlistedNames({ action: 'group.update', entityType: 'group', before: null, after })).toEqual([])
})

it('an act is told with each name that is not listed, also within lists and objects', () => {
  const after = { newColumn: 1, targets: [{ itemKey: 1, oddRule: { within: true } }] }
  expect(unlistedNames({ action: 'group.twist', entityType: 'oddity', before: { former: 1 }, after })).toEqual([
    'action group.twist',
    'kind of entity oddity',
    'field former of group.twist',
    'field newColumn of group.twist',
    'field oddRule of group.twist',
    'field within of group.twist',
  ])
})

it('the API of a test does not close over a field that a row brought along', async () => {
  const started = await createTestApi()
  const row = { name: 'Statics', clientKey: 'x' }
  await recordAct(started.db, systemActor, { action: 'group.create', entityType: 'group', entityId: 1, after: row })
  await expect(started.close()).rejects.toThrow('field clientKey of group.create')
})

it('the API of a test does not close over an action that SQL wrote', async () => {
  const started = await createTestApi()
  await sql`insert into audit_events (action, entity_type, trace_id, address) values ('group.twist', 'group', '', '')`.execute(
    started.db,
  )
  await expect(started.close()).rejects.toThrow('action group.twist')
})
