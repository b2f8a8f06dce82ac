import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, auditCalls, type QueryOf } from '@isomorph/contract'
import { recordAct } from '../../authorization/actor.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { hashPassword } from '../sign-in/index.ts'
import { codeChallenge } from '../../testing/tokens.ts'

let api: TestApi
let admin: TestPerson
let ida: TestPerson
const nowhere = { traceId: 'trace', address: '10.0.0.1' }

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['Admin'])
  ida = await addPerson(api.db, 'ida')
  const byAdmin = { userId: admin.id, impersonatorId: null, ...nowhere }
  const asIda = { userId: ida.id, impersonatorId: admin.id, ...nowhere }
  const after = { name: 'Mechanics' }
  await recordAct(api.db, byAdmin, { action: 'group.create', entityType: 'group', entityId: 7, after })
  await recordAct(api.db, byAdmin, { action: 'userRole.grant', entityType: 'user', entityId: ida.id })
  await recordAct(api.db, asIda, { action: 'group.update', entityType: 'group', entityId: 7 })
})
afterAll(() => api.close())

async function search(query: QueryOf<typeof auditCalls.searchAuditEvents> = {}) {
  return await api.call(auditCalls.searchAuditEvents, { as: admin, query })
}

async function actions(query: QueryOf<typeof auditCalls.searchAuditEvents>): Promise<string[]> {
  return (await search(query)).data.items.map(({ action }) => action)
}

describe('the audit log', () => {
  it('is searched by person, action, entity and time, the newest first', async () => {
    expect(await actions({ userId: ida.id })).toEqual(['group.update', 'userRole.grant'])
    expect(await actions({ userId: admin.id })).toEqual(['group.update', 'userRole.grant', 'group.create'])
    expect(await actions({ keywords: 'IDA tester' })).toEqual(['group.update', 'userRole.grant'])
    expect(await actions({ keywords: 'nobody' })).toEqual([])
    expect(await actions({ action: 'group' })).toEqual(['group.update', 'group.create'])
    expect(await actions({ action: 'group.create' })).toEqual(['group.create'])
    expect(await actions({ entityType: 'group', entityId: 7 })).toEqual(['group.update', 'group.create'])
    expect(await actions({ entityType: 'group', from: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
    expect(await actions({ until: new Date(Date.now() - 60_000).toISOString() })).toEqual([])
  })

  it('says who acted, as whom, on what and from where', async () => {
    const [event] = (await search({ action: 'group.update' })).data.items
    expect(event).toMatchObject({
      actor: { id: ida.id },
      impersonator: { id: admin.id },
      entityType: 'group',
      entityId: 7,
      before: null,
      ...nowhere,
    })
    expect((await search({ action: 'group.create' })).data.items[0]?.after).toEqual({ name: 'Mechanics' })
  })

  it('names what an act speaks of, in one statement however much that is', async () => {
    const term = { name: 'Fall 2026', startDate: new Date('2026-08-24'), endDate: new Date('2026-12-18') }
    const { id: termId } = await api.db
      .insertInto('externalTerms')
      .values(term)
      .returning('id')
      .executeTakeFirstOrThrow()
    const group = { name: 'Statics', createdBy: admin.id }
    const { id: groupId } = await api.db.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()
    const by = { userId: admin.id, impersonatorId: null, ...nowhere }
    const named = { userIds: [ida.id], externalTermId: termId, copiedFromId: groupId, learner: admin.id }
    await recordAct(api.db, by, { action: 'group.addUsers', entityType: 'group', entityId: groupId, after: named })
    await recordAct(api.db, by, { action: 'term.delete', entityType: 'term', entityId: 999_999 })
    const [ofGroup] = (await search({ action: 'group.addUsers' })).data.items
    expect(ofGroup?.things).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'group', id: groupId, isDeleted: false, groupId }),
        expect.objectContaining({ type: 'user', id: ida.id, name: 'Ida Tester', userId: ida.id }),
        expect.objectContaining({ type: 'user', id: admin.id }),
        expect.objectContaining({ type: 'term', id: termId, name: 'Fall 2026' }),
      ]),
    )
    expect((await search({ action: 'term.delete' })).data.items[0]?.things).toEqual([])
  })

  it('finds what was acted on by its id', async () => {
    const by = { userId: admin.id, impersonatorId: null, ...nowhere }
    await recordAct(api.db, by, { action: 'problem.noteVersion', entityType: 'problem', entityId: 987_654 })
    expect(await actions({ keywords: '987654' })).toEqual(['problem.noteVersion'])
  })

  it('is paged', async () => {
    const { data } = await search({ pageSize: 25, page: 2 })
    expect(data).toMatchObject({ page: 2, pageSize: 25, items: [] })
    expect(data.total).toBeGreaterThanOrEqual(3)
  })

  it('knows which actions it holds', async () => {
    const { data } = await api.call(auditCalls.listAuditActions, { as: admin })
    expect(data).toEqual(expect.arrayContaining(['group.create', 'group.update', 'userRole.grant']))
    expect(data).toEqual([...new Set(data)].toSorted())
  })

  it('is not for everybody', async () => {
    expect((await api.call(auditCalls.searchAuditEvents, { as: ida })).status).toBe(403)
  })

  it('holds refused sign-ins, without what was typed', async () => {
    const hash = await hashPassword('the right pass phrase')
    await api.db.insertInto('passwords').values({ userId: ida.id, hash }).execute()
    const signIn = async (userName: string) =>
      await api.call(accountCalls.signInLocally, { body: { userName, password: 'hunter2 hunter2', codeChallenge } })
    await signIn('ida')
    await signIn('my password by mistake')
    const lockedUntil = new Date(Date.now() + 60_000)
    await api.db.updateTable('passwords').set({ lockedUntil }).execute()
    await signIn('ida')
    const { items } = (await search({ action: 'signIn.refused' })).data
    expect(items.map(({ after, entityId }) => [after, entityId])).toEqual([
      [{ reason: 'locked' }, ida.id],
      [{ reason: 'unknownName' }, null],
      [{ reason: 'wrongPassword' }, ida.id],
    ])
    expect(JSON.stringify(items)).not.toMatch(/hunter2|mistake/)
  })

  it('says whose sign-in was refused after too many tries from one address', async () => {
    const guessed = await addPerson(api.db, 'guessed')
    const hash = await hashPassword('the right pass phrase')
    await api.db.insertInto('passwords').values({ userId: guessed.id, hash }).execute()
    const body = { userName: 'guessed', password: 'hunter2 hunter2', codeChallenge }
    for (let tries = 0; tries < 11; tries++) await api.call(accountCalls.signInLocally, { body })
    const { items } = (await search({ action: 'signIn.refused' })).data
    expect(items[0]).toMatchObject({ after: { reason: 'locked' }, entityId: guessed.id })
  })
})
