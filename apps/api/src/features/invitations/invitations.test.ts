import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { randomUUID } from 'node:crypto'
import { accountCalls, impersonationCalls, invitationCalls, passwordCalls } from '@isomorph/contract'
import type { Worker } from '../../jobs/jobs.ts'
import { noMailer, type Mailer } from '../../mail/mail.ts'
import { untilSomebodyIsHeldUp } from '../../testing/races.fixtures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'
import { workJobs } from '../../testing/work-jobs.ts'
import { createCode } from '../sign-in/index.ts'
import { withdrawInvitation } from './invitations.queries.ts'
import { sendInvitationTask } from './send-invitation.ts'

let api: TestApi
let worker: Worker
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  worker = await workJobs(api)
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
afterAll(async () => {
  await worker.stop()
  await api.close()
})

const fieldsOf = (name: string) => ({
  firstName: name,
  lastName: 'New',
  email: `${name}@example.org`,
  uid: '',
  puid: '',
})
const create = async (name: string, more: object = {}, as = admin) =>
  await api.call(invitationCalls.createUser, { as, body: { ...fieldsOf(name), ...more } })
const list = async (query = {}) => (await api.call(invitationCalls.listInvitations, { as: admin, query })).data.items
const stateOf = async (name: string) => (await list({ keywords: name }))[0]?.state

async function secretFor(name: string, letters = 1): Promise<string> {
  return await vi.waitFor(
    () => {
      const found = api.mails.filter((mail) => mail.to === `${name}@example.org`)
      if (found.length < letters) throw new Error(`No letter to ${name} yet.`)
      return /\/reset-password#([\w-]+)/.exec(found.at(-1)?.text ?? '')?.[1] ?? ''
    },
    { timeout: 15_000, interval: 50 },
  )
}

const choose = async (token: string) =>
  await api.call(passwordCalls.setPasswordByLink, {
    body: { token, password: 'a long enough pass phrase', codeChallenge },
  })

describe('a person made by hand', () => {
  it('is invited by a letter, chooses a password and comes in', async () => {
    const { status, data } = await create('nora')
    expect(status).toBe(201)
    expect(data).toMatchObject({ userName: 'nora@example.org', email: 'nora@example.org', roles: [] })
    const secret = await secretFor('nora')
    await vi.waitFor(async () => expect(await stateOf('nora')).toBe('sent'))
    expect((await choose(secret)).status).toBe(200)
    expect(await stateOf('nora')).toBe('accepted')
    const body = { userName: 'nora@example.org', password: 'a long enough pass phrase', codeChallenge }
    expect((await api.call(accountCalls.signInLocally, { body })).status).toBe(200)
  })

  it('is made once however often the same request arrives', async () => {
    const clientKey = randomUUID()
    const [first, again] = [await create('once', { clientKey }), await create('once', { clientKey })]
    expect(again.data.id).toBe(first.data.id)
  })

  it('without an invitation gets no letter', async () => {
    await create('silent', { sendInvitation: false, userName: 'silent' })
    expect(await list({ keywords: 'silent' })).toEqual([])
    // A letter asked for later shows that one to this person would be here by now.
    await create('asked-later')
    await secretFor('asked-later')
    expect(api.mails.filter((mail) => mail.to === 'silent@example.org')).toEqual([])
  })

  it('is refused where somebody has the address already, and where an address is none', async () => {
    const taken = await create('ADMIN')
    expect(taken.status).toBe(409)
    expect(taken.error.errors[0]).toEqual({
      path: 'email',
      message: 'Somebody else has this e-mail address already.',
      reason: { code: 'emailTaken', params: {} },
    })
    expect((await create('x', { email: 'x' })).error.errors[0]?.path).toBe('email')
    expect((await create('y', {}, await addPerson(api.db, 'creator', ['Creator']))).status).toBe(403)
  })
})

describe('a value that somebody else has', () => {
  const errorsFor = async (more: object) => (await create('second', more)).error.errors

  it('is named at the field it was typed in, also where it would become the user name', async () => {
    const first = { email: 'first-of-all@example.org', uid: 'taken', puid: '00770077', userName: 'chosen' }
    await create('first', { ...first, sendInvitation: false })
    expect(await errorsFor({ uid: 'TAKEN' })).toEqual([
      { path: 'uid', message: 'Somebody else has this UID already.', reason: { code: 'uidTaken', params: {} } },
    ])
    expect(await errorsFor({ puid: '00770077' })).toEqual([
      { path: 'puid', message: 'Somebody else has this PUID already.', reason: { code: 'puidTaken', params: {} } },
    ])
    expect(await errorsFor({ userName: 'Chosen' })).toEqual([
      {
        path: 'userName',
        message: 'Somebody else has this user name already.',
        reason: { code: 'userNameTaken', params: {} },
      },
    ])
    expect(await errorsFor({ uid: 'chosen' })).toEqual([
      {
        path: 'uid',
        message: 'Somebody else is known by this UID already.',
        reason: { code: 'uidIsUserName', params: {} },
      },
    ])
    expect(await errorsFor({ email: 'First-of-all@example.org', uid: 'taken', puid: '00770077' })).toEqual([
      {
        path: 'email',
        message: 'Somebody else has this e-mail address already.',
        reason: { code: 'emailTaken', params: {} },
      },
      { path: 'uid', message: 'Somebody else has this UID already.', reason: { code: 'uidTaken', params: {} } },
      { path: 'puid', message: 'Somebody else has this PUID already.', reason: { code: 'puidTaken', params: {} } },
    ])
    await create('third', { userName: 'second@example.org', sendInvitation: false })
    expect(await errorsFor({})).toEqual([
      {
        path: 'email',
        message: 'Somebody else is known by this e-mail address already.',
        reason: { code: 'emailIsUserName', params: {} },
      },
    ])
  })
})

describe('an invitation', () => {
  it('is not accepted by somebody who acts as the person invited', async () => {
    const { data } = await create('acted-for')
    await secretFor('acted-for')
    const own = await exchange(
      api,
      await createCode(api.db, { userId: admin.id, purpose: 'local', challenge: codeChallenge }),
    )
    const headers = { authorization: `Bearer ${own.data['access_token']}` }
    const begun = await api.call(impersonationCalls.startImpersonation, {
      headers,
      query: { userId: data.id, codeChallenge },
    })
    expect((await exchange(api, begun.data.code)).status).toBe(200)
    await vi.waitFor(async () => expect(await stateOf('acted-for')).toBe('sent'))
  })

  it('that is sent again has a new link', async () => {
    const { data } = await create('again')
    const first = await secretFor('again')
    expect((await api.call(invitationCalls.sendInvitation, { as: admin, params: { userId: data.id } })).status).toBe(
      202,
    )
    const second = await secretFor('again', 2)
    expect(second).not.toBe(first)
    expect((await choose(second)).status).toBe(200)
    expect((await choose(first)).status).toBe(400)
  })

  it('that is taken back counts no more', async () => {
    const { data } = await create('back')
    const secret = await secretFor('back')
    const params = { userId: data.id }
    expect((await api.call(invitationCalls.withdrawInvitation, { as: admin, params })).status).toBe(204)
    expect((await api.call(invitationCalls.withdrawInvitation, { as: admin, params })).status).toBe(204)
    expect(await stateOf('back')).toBe('withdrawn')
    expect((await choose(secret)).status).toBe(400)
    await api.call(invitationCalls.sendInvitation, { as: admin, params })
    expect((await choose(await secretFor('back', 2))).status).toBe(200)
  })

  it('is for those who have not come in', async () => {
    const params = { userId: admin.id }
    expect((await api.call(invitationCalls.sendInvitation, { as: admin, params })).error.type).toBe(
      'urn:isomorph:already-in',
    )
    expect((await api.call(invitationCalls.sendInvitation, { as: admin, params: { userId: 999_999 } })).status).toBe(
      404,
    )
  })

  async function inviteUnsent(name: string): Promise<{ userId: number }> {
    const { data } = await create(name, { sendInvitation: false })
    await api.db.insertInto('invitations').values({ userId: data.id, invitedBy: admin.id }).execute()
    return { userId: data.id }
  }

  const sendBy = async (params: { userId: number }, send: Mailer['send']) =>
    await sendInvitationTask.run(
      { ...params, origin: 'https://x.example' },
      { ...api.app.contractRouting.services, mailer: { ...noMailer, send } },
    )

  it('whose letter is on its way is taken back once that is gone, and its link never counts', async () => {
    const params = await inviteUnsent('overtaken')
    const events: string[] = []
    let text = ''
    let arrive = (): void => undefined
    const sending = sendBy(params, async (mail) => {
      text = mail.text
      await new Promise<void>((resolve) => (arrive = resolve))
      events.push('sent')
    })
    await vi.waitFor(() => expect(text).not.toBe(''))
    const withdrawing = api
      .call(invitationCalls.withdrawInvitation, { as: admin, params })
      .then(({ status }) => void events.push(`withdrawn ${status}`))
    await untilSomebodyIsHeldUp(api)
    arrive()
    await Promise.all([sending, withdrawing])
    expect(events).toEqual(['sent', 'withdrawn 204'])
    expect((await choose(/#([\w-]+)/.exec(text)?.[1] ?? '')).status).toBe(400)
    expect(await stateOf('overtaken')).toBe('withdrawn')
  })

  it('that is being taken back is not sent', async () => {
    const params = await inviteUnsent('regretted')
    const sent: string[] = []
    let sending: Promise<void> | undefined
    await api.db.transaction().execute(async (trx) => {
      await withdrawInvitation(trx, params.userId)
      sending = sendBy(params, async ({ text }) => void sent.push(text))
      await untilSomebodyIsHeldUp(api)
    })
    await sending
    expect(sent).toEqual([])
    expect(await stateOf('regretted')).toBe('withdrawn')
  })

  it('is sent after mail has failed many times', async () => {
    const params = await inviteUnsent('outage')
    for (let i = 0; i < 7; i++)
      await expect(sendBy(params, () => Promise.reject(new Error('No mail.')))).rejects.toThrow('No mail.')
    expect(await stateOf('outage')).toBe('sending')
    const sent: string[] = []
    await sendBy(params, async ({ text }) => void sent.push(text))
    expect(await stateOf('outage')).toBe('sent')
    expect((await choose(/#([\w-]+)/.exec(sent[0] ?? '')?.[1] ?? '')).status).toBe(200)
  })

  it('says that it was sent often enough instead of sending for ever', async () => {
    const { data } = await create('often')
    const send = async () => await api.call(invitationCalls.sendInvitation, { as: admin, params: { userId: data.id } })
    const arrived = async (letters: number) => {
      await secretFor('often', letters)
      await vi.waitFor(async () => expect(await stateOf('often')).toBe('sent'), { timeout: 15_000 })
    }
    for (let letters = 1; letters < 5; letters++) {
      await arrived(letters)
      expect((await send()).status).toBe(202)
    }
    await arrived(5)
    expect((await send()).error).toMatchObject({ type: 'urn:isomorph:enough-letters', status: 429 })
    expect(await stateOf('often')).toBe('sent')
  })

  it('that is old has ended, and the list finds it by its state', async () => {
    const { data } = await create('late')
    await secretFor('late')
    await vi.waitFor(async () => expect(await stateOf('late')).toBe('sent'))
    await api.db
      .updateTable('invitations')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('userId', '=', data.id)
      .execute()
    expect((await list({ state: 'expired' })).map((invitation) => invitation.user.id)).toEqual([data.id])
  })
})
