import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { addPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { keepRetentionPeriods } from './keep-retention-periods.ts'

let api: TestApi

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function set(settings: Readonly<Record<string, string>>): Promise<void> {
  await api.db.deleteFrom('configuration').execute()
  for (const [key, value] of Object.entries(settings))
    await api.db
      .insertInto('configuration')
      .values({ key, value: JSON.stringify(value) })
      .execute()
  const { services } = api.app.contractRouting
  services.settings.forget()
  await keepRetentionPeriods(services)
}

function monthsAgo(months: number): Date {
  return new Date(Date.now() - months * 31 * 86_400_000)
}

async function addActs(): Promise<void> {
  const about = { entityType: 'configuration', entityId: null }
  for (const [action, months] of [
    ['downtime.begin', 40],
    ['downtime.update', 13],
    ['downtime.end', 0],
  ] as const)
    await api.db
      .insertInto('auditEvents')
      .values({ action, at: monthsAgo(months), actorUserId: null, impersonatorUserId: null, ...about })
      .execute()
}

async function acts(): Promise<string[]> {
  const rows = await api.db.selectFrom('auditEvents').select('action').where('action', 'like', 'downtime.%').execute()
  return rows.map(({ action }) => action).toSorted()
}

describe('retention periods', () => {
  it('keep the audit log for good unless one is set, and never less than a year', async () => {
    await addActs()
    await set({})
    await set({ auditLogMonths: 'unlimited' })
    await api.db
      .insertInto('configuration')
      .values({ key: 'auditLogMonths', value: '"6"' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '"6"' }))
      .execute()
    await sql`select delete_past_retention('audit_events', 5000)`.execute(api.db)
    expect(await acts()).toEqual(['downtime.begin', 'downtime.end', 'downtime.update'])
    await set({ auditLogMonths: '36' })
    expect(await acts()).toEqual(['downtime.end', 'downtime.update'])
    await set({ auditLogMonths: '12' })
    expect(await acts()).toEqual(['downtime.end'])
  })

  it('end the journal of drafts', async () => {
    const add = async (months: number, sequence: number) => {
      const receivedAt = monthsAgo(months)
      const receivedMonth = new Date(Date.UTC(receivedAt.getUTCFullYear(), receivedAt.getUTCMonth(), 1))
      const written = { problemInstanceId: 1, writerId: randomUUID(), answers: '[]', baseVersion: 0, clientAt: null }
      await api.db
        .insertInto('draftJournal')
        .values({ ...written, writerSequence: sequence, receivedAt, receivedMonth, wasApplied: true })
        .execute()
    }
    await add(8, 1)
    await add(0, 2)
    const left = async () => (await api.db.selectFrom('draftJournal').select('writerSequence').execute()).length
    await set({})
    expect(await left()).toBe(2)
    await set({ draftJournalMonths: '6' })
    expect(await left()).toBe(1)
  })

  it('end the integration ledger after 13 months unless another one is set', async () => {
    const nowhere = { externalProviderId: null, externalGroupId: null, groupId: null, groupAssessmentId: null }
    const exchange = { direction: 'in', kind: 'launch', outcome: 'accepted', userId: null, nextTryAt: null } as const
    for (const months of [14, 10, 0])
      await api.db
        .insertInto('exchanges')
        .values({ ...nowhere, ...exchange, at: monthsAgo(months) })
        .execute()
    const left = async () => (await api.db.selectFrom('exchanges').select('id').execute()).length
    await set({ exchangeMonths: 'unlimited' })
    expect(await left()).toBe(3)
    await set({})
    expect(await left()).toBe(2)
    await set({ exchangeMonths: '6' })
    expect(await left()).toBe(1)
  })

  it('erase accounts that were disabled for so long, where that is set, and no others', async () => {
    const add = async (name: string, disabledAt: Date | null, isDemo = false) => {
      const { id } = await addPerson(api.db, name)
      await api.db.updateTable('users').set({ disabledAt, isDemo }).where('id', '=', id).execute()
    }
    await add('gone', monthsAgo(13))
    await add('lately', monthsAgo(2))
    await add('here', null)
    await add('demo', monthsAgo(13), true)
    const erased = async () => {
      const rows = await api.db.selectFrom('users').select(['userName', 'erasedAt']).orderBy('id').execute()
      return rows.filter(({ erasedAt }) => erasedAt !== null).length
    }
    await set({})
    expect(await erased()).toBe(0)
    await set({ disabledAccountMonths: '12' })
    expect(await erased()).toBe(1)
    const names = await api.db.selectFrom('users').select('userName').orderBy('id').execute()
    expect(names.map(({ userName }) => userName)).toEqual([expect.stringMatching(/^erased-/), 'lately', 'here', 'demo'])
    const log = await api.db
      .selectFrom('auditEvents')
      .select(['actorUserId', 'after'])
      .where('action', '=', 'user.erase')
      .execute()
    expect(log).toMatchObject([{ actorUserId: null, after: { because: 'retention' } }])
  })
})
