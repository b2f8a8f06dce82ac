import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accountCalls,
  impersonationCalls,
  passwordCalls,
  profileCalls,
  sessionCalls,
  sittingCalls,
} from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge, exchange, refresh } from '../../testing/tokens.ts'
import { createCode } from '../sign-in/index.ts'

type Tokens = Readonly<Record<string, string>>

let api: TestApi
let admin: TestPerson
let learner: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['Admin'])
  learner = await addPerson(api.db, 'learner')
})
afterAll(() => api.close())

function bearer(tokens: Tokens) {
  return { authorization: `Bearer ${tokens['access_token']}` }
}

async function signedIn(person: TestPerson): Promise<Tokens> {
  return (
    await exchange(api, await createCode(api.db, { userId: person.id, purpose: 'local', challenge: codeChallenge }))
  ).data
}

const begin = async (tokens: Tokens, userId: number) =>
  await api.call(impersonationCalls.startImpersonation, { headers: bearer(tokens), query: { userId, codeChallenge } })

const end = async (tokens: Tokens) =>
  await api.call(impersonationCalls.stopImpersonation, { headers: bearer(tokens), query: { codeChallenge } })

async function impersonate(tokens: Tokens, person: TestPerson): Promise<Tokens> {
  return (await exchange(api, (await begin(tokens, person.id)).data.code)).data
}

const infoOf = async (tokens: Tokens) => await api.call(accountCalls.getUserInfo, { headers: bearer(tokens) })

async function acts(action: string) {
  return await api.db
    .selectFrom('auditEvents')
    .select(['actorUserId', 'impersonatorUserId', 'entityId'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute()
}

describe('impersonating', () => {
  it('gives a session that names both, and stopping returns to the former one', async () => {
    const own = await signedIn(admin)
    const acting = await impersonate(own, learner)
    expect((await infoOf(acting)).data).toMatchObject({ id: learner.id, isImpersonated: true, roles: [] })
    expect((await acts('impersonation.start'))[0]).toMatchObject({ actorUserId: admin.id, entityId: learner.id })
    expect((await acts('session.begin'))[0]).toMatchObject({
      actorUserId: learner.id,
      impersonatorUserId: admin.id,
    })
    const back = await exchange(api, (await end(acting)).data.code)
    expect((await infoOf(back.data)).data).toMatchObject({ id: admin.id, isImpersonated: false })
    expect((await infoOf(acting)).status).toBe(401)
    expect((await refresh(api, acting)).status).toBe(400)
    expect((await infoOf(own)).status).toBe(200)
    expect((await acts('impersonation.stop'))[0]).toMatchObject({
      actorUserId: learner.id,
      impersonatorUserId: admin.id,
    })
  })

  it('binds its codes to the session that asked, and to the browser that began', async () => {
    const own = await signedIn(admin)
    const { code } = (await begin(own, learner.id)).data
    await api.call(accountCalls.logOut, { headers: bearer(own) })
    expect((await exchange(api, code)).data['error']).toBe('invalid_grant')

    const other = await signedIn(admin)
    const bound = (await begin(other, learner.id)).data.code
    expect((await exchange(api, bound, { code_verifier: undefined })).data['error']).toBe('invalid_grant')
  })

  it('is for those who may, of those who may no more, of others, and leads to no other', async () => {
    const mighty = await addPerson(api.db, 'mighty', ['SuperAdmin'])
    const secondAdmin = await addPerson(api.db, 'secondAdmin', ['Admin'])
    const own = await signedIn(admin)
    expect((await begin(await signedIn(learner), admin.id)).status).toBe(403)
    expect((await begin(own, mighty.id)).error.type).toBe('urn:isomorph:mightier-person')
    expect((await begin(own, admin.id)).error.type).toBe('urn:isomorph:own-impersonation')
    expect((await begin(own, 999_999)).status).toBe(404)
    const acting = await impersonate(own, secondAdmin)
    expect((await begin(acting, learner.id)).error.type).toBe('urn:isomorph:chained-impersonation')
    expect((await end(own)).error.type).toBe('urn:isomorph:not-impersonating')
  })

  it('ends at once with the role that allowed it, with the session behind it, and with logging out', async () => {
    const temporary = await addPerson(api.db, 'temporary', ['Admin'])
    const own = await signedIn(temporary)
    const acting = await impersonate(own, learner)
    await api.db.deleteFrom('globalRoles').where('userId', '=', temporary.id).execute()
    expect((await infoOf(acting)).status).toBe(401)
    await api.db.insertInto('globalRoles').values({ userId: temporary.id, role: 'Admin' }).execute()
    expect((await infoOf(acting)).status).toBe(200)
    await api.db.insertInto('globalRoles').values({ userId: learner.id, role: 'SuperAdmin' }).execute()
    expect((await infoOf(acting)).status).toBe(401)
    await api.db.deleteFrom('globalRoles').where('userId', '=', learner.id).execute()
    await api.call(accountCalls.logOut, { headers: bearer(acting) })
    expect([(await infoOf(acting)).status, (await infoOf(own)).status]).toEqual([401, 401])

    const another = await signedIn(temporary)
    const actingAgain = await impersonate(another, learner)
    await api.call(sessionCalls.endOtherSessions, { headers: bearer(await signedIn(temporary)) })
    expect((await infoOf(actingAgain)).status).toBe(401)
  })

  it('ends with the 30 days of the session it was begun from', async () => {
    const day = 86_400_000
    const began = Date.now()
    const at = (days: number) => api.clock.set(new Date(began + days * day))
    let own = await signedIn(admin)
    for (let days = 0.4; days < 29.7; days += 0.4) {
      at(days)
      own = (await refresh(api, own)).data
    }
    let acting = await impersonate(own, learner)
    at(29.9)
    const last = await refresh(api, acting)
    expect(last.status).toBe(200)
    acting = last.data
    at(30.1)
    expect((await refresh(api, acting)).status).toBe(400)
    api.clock.set(null)
  })

  it('changes nothing of the account', async () => {
    const headers = bearer(await impersonate(await signedIn(admin), learner))
    const body = { firstName: 'A', lastName: 'B', email: 'a@example.org' }
    const password = { currentPassword: 'x', password: 'a long pass phrase' }
    const refused = await Promise.all([
      api.call(profileCalls.updateProfile, { headers, body }),
      api.call(passwordCalls.changePassword, { headers, body: password }),
      api.call(sessionCalls.endOtherSessions, { headers }),
    ])
    expect(refused.map(({ error }) => error.type)).toEqual(Array(3).fill('urn:isomorph:not-while-impersonating'))
  })

  it('answers, drafts and logs nothing as the learner', async () => {
    const course = await addCourse(api, { learners: 1 })
    const { id: groupAssessmentId } = await course.give()
    const [sitter] = course.learners
    if (!sitter) throw new Error('The course has a learner.')
    const params = { groupAssessmentId }
    const { data } = await api.call(sittingCalls.startSitting, { as: sitter, params, body: {} })
    const problemInstanceId = data.problems[0]?.problemInstanceId ?? 0
    const headers = bearer(await impersonate(await signedIn(admin), sitter))
    expect((await api.call(sittingCalls.getSitting, { headers, params })).status).toBe(200)
    const events = api.db.selectFrom('learnerStatusEvents').select('id').orderBy('id')
    const before = await events.execute()

    const draft = { answers: [], writerId: randomUUID(), writerSequence: 1, baseVersion: 0 }
    const event = { kind: 'Resumed', clientAt: new Date().toISOString() } as const
    const attempt = { clientAttemptId: randomUUID(), answers: [] }
    const ofInstance = { headers, params: { groupAssessmentId, problemInstanceId } }
    const refused = await Promise.all([
      api.call(sittingCalls.startSitting, { headers, params, body: {} }),
      api.call(sittingCalls.finishSitting, { headers, params }),
      api.call(sittingCalls.createLearnerStatusEvent, { headers, params, body: event }),
      api.call(sittingCalls.saveDraft, { ...ofInstance, body: draft }),
      api.call(sittingCalls.submitAttempt, { ...ofInstance, body: attempt }),
    ])
    expect(refused.map(({ error }) => error.type)).toEqual(Array(5).fill('urn:isomorph:not-while-impersonating'))
    expect(await events.execute()).toEqual(before)
    expect(await api.db.selectFrom('attempts').selectAll().execute()).toEqual([])
  })
})
