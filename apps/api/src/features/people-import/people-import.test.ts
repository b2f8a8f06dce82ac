import { EventEmitter, once } from 'node:events'
import { createDatabase } from '@isomorph/database'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { peopleImportCalls, type ErrorData, type PeopleImport } from '@isomorph/contract'
import { startWorker } from '../../platform/jobs.ts'
import { addGroup } from '../../testing/courses.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { workJobs } from '../../testing/work-jobs.ts'
import { peopleImport } from './index.ts'

let api: TestApi
let superAdmin: TestPerson
let admin: TestPerson
let owner: TestPerson
let ada: TestPerson
let groupId: number

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'super', ['SuperAdmin'])
  admin = await addPerson(api.db, 'admin', ['Admin'])
  owner = await addPerson(api.db, 'owner', ['Creator'])
  ada = await addPerson(api.db, 'ada')
  groupId = await addGroup(api.db, 'Calculus', { GroupOwner: [owner], GroupLearner: [] })
})
afterAll(() => api.close())

interface Sent {
  readonly status: number
  readonly data: PeopleImport
  readonly error: ErrorData
}

async function upload(url: string, content: string | Buffer, as: TestPerson): Promise<Sent> {
  const boundary = 'xxISOMORPHxx'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\n\r\n`
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${await api.tokenOf(as)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content as string), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: response.statusCode, data: response.json(), error: response.json() }
}

const read = async (content: string | Buffer, as = admin) => await upload('/api/peopleImports', content, as)
const readRoster = async (content: string, as = owner, query = '') =>
  await upload(`/api/groups/${groupId}/peopleImports${query}`, content, as)
const rowsOf = async ({ data }: Sent, as = admin, query = {}) =>
  (await api.call(peopleImportCalls.listPeopleImportRows, { as, params: { importId: data.id }, query })).data.items
const apply = async ({ data }: Sent, as = admin) =>
  await api.call(peopleImportCalls.applyPeopleImport, { as, params: { importId: data.id }, body: {} })
const userNamed = async (userName: string) =>
  await api.db.selectFrom('users').selectAll().where('userName', '=', userName).executeTakeFirst()
const countUsers = async () =>
  (
    await api.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('a file of people', () => {
  it('is shown row by row before anything happens, and then done at once', async () => {
    const before = await countUsers()
    const sent = await read(
      [
        'email,first name,last name,uid,puid',
        'new@example.org,Nora,New,nora,0077',
        'ada@example.org,Ada,Lovelace,ada,',
        'owner@example.org,,,,',
        'broken,"x',
        'nobody,,,,',
      ].join('\n'),
    )
    expect(sent.status).toBe(201)
    expect(sent.data).toMatchObject({
      status: 'ready',
      encoding: 'UTF-8',
      fileName: 'people.csv',
      rowCount: 5,
      counts: { new: 1, changed: 1, known: 1, trouble: 2 },
    })
    expect(
      (await rowsOf(sent)).map(({ line, outcome, reasons, changes }) => [line, outcome, reasons, changes]),
    ).toEqual([
      [2, 'new', [], []],
      [3, 'changed', [], [{ field: 'lastName', before: 'Tester', after: 'Lovelace' }]],
      [4, 'known', [], []],
      [5, 'trouble', ['The quotation marks of this line do not match.'], []],
      [6, 'trouble', ['“nobody” is no e-mail address.'], []],
    ])
    expect((await rowsOf(sent, admin, { outcome: 'trouble' })).map((row) => row.line)).toEqual([5, 6])
    expect(await countUsers()).toBe(before)

    const done = await apply(sent)
    expect(done.data).toMatchObject({ status: 'applied', doneCount: 5 })
    expect(await userNamed('nora')).toMatchObject({ email: 'new@example.org', firstName: 'Nora', puid: '0077' })
    expect(await userNamed('ada')).toMatchObject({ lastName: 'Lovelace', firstName: 'Ada' })
    expect(await countUsers()).toBe(before + 1)
    const acts = await api.db.selectFrom('auditEvents').select(['action', 'entityId', 'before', 'after']).execute()
    expect(acts.map((act) => act.action).toSorted()).toEqual(['people.import', 'user.create', 'user.update'])
    expect(acts.find((act) => act.action === 'user.update')).toMatchObject({
      entityId: ada.id,
      before: { lastName: 'Tester' },
      after: { lastName: 'Lovelace' },
    })

    expect((await apply(sent)).data.status).toBe('applied')
    expect(await countUsers()).toBe(before + 1)
  })

  it('once more finds everybody known', async () => {
    const sent = await read('email;last name\nnew@example.org;New\nada@example.org;Lovelace\n')
    expect(sent.data.counts).toEqual({ new: 0, changed: 0, known: 2, trouble: 0 })
  })

  it('with identifiers of different people, or of the same person twice, is trouble', async () => {
    const sent = await read('email,uid,first name\nada@example.org,owner,\nx@example.org,ada,\nada@example.org,,A\n')
    expect((await rowsOf(sent)).map((row) => row.reasons)).toEqual([
      [`These identifiers belong to different people: ${owner.id}, ${ada.id}.`],
      [],
      ['Line 2 has the same e-mail address.'],
    ])
    const other = await read('email,uid\nz@example.org,ada\nada@example.org,\n')
    expect((await rowsOf(other)).map((row) => row.reasons)).toEqual([[], ['Line 2 is the same person.']])
  })

  it('does not change somebody who may do more', async () => {
    const text = 'email,last name\nsuper@example.org,Weak\n'
    expect((await rowsOf(await read(text)))[0]?.reasons[0]).toContain('may do more than you')
    expect((await read(text, superAdmin)).data.counts.changed).toBe(1)
  })

  it('invites those whom it makes, when asked to', async () => {
    const sent = await read('email,uid\nguest@example.org,guest\nada@example.org,ada\n')
    const params = { importId: sent.data.id }
    await api.call(peopleImportCalls.applyPeopleImport, { as: admin, params, body: { sendInvitations: true } })
    const invited = await api.db
      .selectFrom('invitations')
      .innerJoin('users', 'users.id', 'invitations.userId')
      .select(['users.userName', 'invitedBy'])
      .execute()
    expect(invited).toEqual([{ userName: 'guest', invitedBy: admin.id }])
  })

  it('that was overtaken meanwhile changes nothing and is shown anew', async () => {
    const sent = await read('email,uid\nfresh@example.org,fresh\nother@example.org,other\n')
    await addPerson(api.db, 'fresh')
    const before = await countUsers()
    const answer = await apply(sent)
    expect(answer.data).toMatchObject({ status: 'ready', counts: { new: 1, known: 1 } })
    expect(answer.data.failure).toContain('Nothing was imported')
    expect(await countUsers()).toBe(before)
    expect((await apply(sent)).data).toMatchObject({ status: 'applied', failure: '' })
    expect(await countUsers()).toBe(before + 1)
  })

  it('in which a row has come to mean another person changes nobody', async () => {
    await addPerson(api.db, 'shown')
    const sent = await read('email,last name\nshown@example.org,Changed\n')
    expect(sent.data.counts.changed).toBe(1)
    await api.db.updateTable('users').set({ email: 'moved@example.org' }).where('userName', '=', 'shown').execute()
    const other = await addPerson(api.db, 'successor')
    await api.db.updateTable('users').set({ email: 'shown@example.org' }).where('id', '=', other.id).execute()
    const answer = await apply(sent)
    expect(answer.data).toMatchObject({ status: 'ready', counts: { changed: 1 } })
    expect(answer.data.failure).toContain('Nothing was imported')
    expect(await userNamed('successor')).toMatchObject({ lastName: 'Tester' })
    expect((await apply(sent)).data.status).toBe('applied')
    expect(await userNamed('successor')).toMatchObject({ lastName: 'Changed' })
  })

  it('whose rows would give two people one user name says so, and can be applied', async () => {
    const sent = await read(
      'email,uid,user name\nbob@example.org,bob,\nrobert@example.org,rob,Bob\nada@example.org,,\n',
    )
    expect((await rowsOf(sent)).map((row) => [row.outcome, row.reasons])).toEqual([
      ['new', []],
      ['trouble', ['Line 2 has the same user name, “Bob”.']],
      ['known', []],
    ])
    expect((await apply(sent)).data.status).toBe('applied')
    expect(await userNamed('bob')).toMatchObject({ email: 'bob@example.org' })
  })

  it('is refused as a whole, in words, when it is no such file', async () => {
    for (const [content, type] of [
      ['PK\u0003\u0004', 'unreadable-file'],
      ['name,phone\nAda,1\n', 'missing-columns'],
      ['email\n', 'no-people-in-file'],
    ] as const)
      expect((await read(content)).error.type).toBe(`urn:isomorph:${type}`)
    expect((await read(Buffer.alloc(20 * 1024 * 1024 + 10, 0x61))).status).toBe(413)
    const none = await api.call(peopleImportCalls.createPeopleImport, { as: admin })
    expect(none.error.type).toBe('urn:isomorph:no-file')
  })

  it('is its reader’s alone, and needs the permission still when it is applied', async () => {
    const sent = await read('email\nlate@example.org\n')
    expect((await apply(sent, superAdmin)).status).toBe(404)
    expect((await read('email\nx@example.org\n', owner)).status).toBe(403)
    await api.db.deleteFrom('globalRoles').where('userId', '=', admin.id).execute()
    expect((await apply(sent)).status).toBe(403)
    await api.db.insertInto('globalRoles').values({ userId: admin.id, role: 'Admin' }).execute()
    expect((await apply(sent)).status).toBe(200)
  })
})

describe('the roster of a course from a file', () => {
  const rolesInCourse = async () =>
    (
      await api.db
        .selectFrom('groupUserRoles as r')
        .innerJoin('users', 'users.id', 'r.userId')
        .select(['users.userName', 'r.role'])
        .where('r.groupId', '=', groupId)
        .orderBy('users.userName')
        .execute()
    ).map((row) => `${row.userName} ${row.role}`)

  it('brings known people in with their roles, and neither makes nor changes people', async () => {
    const sent = await readRoster(
      'uid,first name,role\nada,Renamed,\nadmin,,Grader\nowner,,Student\nunknown,,\nada2,,Dean\n',
    )
    expect(sent.data).toMatchObject({ groupId, createsPeople: false })
    expect((await rowsOf(sent, owner)).map((row) => [row.outcome, row.changes, row.reasons])).toEqual([
      ['changed', [{ field: 'role', before: '', after: 'GroupLearner' }], []],
      ['changed', [{ field: 'role', before: '', after: 'GroupGrader' }], []],
      ['trouble', [{ field: 'role', before: '', after: 'GroupLearner' }], ['This person is staff of this course.']],
      ['trouble', [], ['Nobody here is known by this.']],
      ['trouble', [], ['“Dean” is no role in a course: Instructor, Grader or Student.']],
    ])
    expect((await apply(sent, owner)).data.status).toBe('applied')
    expect(await rolesInCourse()).toEqual(['ada GroupLearner', 'admin GroupGrader', 'owner GroupOwner'])
    expect(await userNamed('ada')).toMatchObject({ firstName: 'Ada' })
    expect((await readRoster('uid\nada\n')).data.counts.known).toBe(1)
  })

  it('makes people of those who are not known where the reader may do that', async () => {
    const sent = await readRoster('email,last name\nmade@example.org,Made\n', admin, '?role=GroupLearner')
    expect(sent.data).toMatchObject({ createsPeople: true, counts: { new: 1 } })
    expect((await apply(sent)).data.status).toBe('applied')
    expect(await rolesInCourse()).toContain('made@example.org GroupLearner')
  })

  it('is for those who may change the roster', async () => {
    expect((await readRoster('uid\nada\n', ada)).status).toBe(403)
  })
})

describe('an import whose process dies', () => {
  /** The request claims the import in its first transaction; its second one never comes, or fails when it is told to. */
  async function applyAndDie(sent: Sent): Promise<{ readonly fail: () => Promise<void> }> {
    const { db } = api.app.contractRouting.services
    const begin = db.transaction.bind(db)
    const death = new EventEmitter()
    const transactions = vi
      .spyOn(db, 'transaction')
      .mockImplementationOnce(begin)
      .mockImplementationOnce(() => Object.assign(begin(), { execute: async () => await once(death, 'too late') }))
    const answer = apply(sent)
    await vi.waitFor(() => expect(transactions).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    transactions.mockRestore()
    expect(await stateOf(sent)).toMatchObject({ status: 'applying' })
    return {
      fail: async () => {
        death.emit('error', new Error('too late'))
        await answer
      },
    }
  }

  const stateOf = async ({ data }: Sent) =>
    (await api.call(peopleImportCalls.getPeopleImport, { as: admin, params: { importId: data.id } })).data

  async function changeJobs(change: RawBuilder<unknown>): Promise<void> {
    const owner = createDatabase(api.url, { asOwner: true, maximumConnections: 1 })
    await change.execute(owner.db)
    await owner.close()
  }

  const hurryJobs = async (maximumTries: number) =>
    await changeJobs(sql`update graphile_worker._private_jobs set run_at = now(), max_attempts = ${maximumTries}`)

  async function sweep(): Promise<void> {
    for (const { run } of peopleImport.sweeps ?? []) await run(api.app.contractRouting.services)
  }

  it('is taken up again, and is not given back once it is done', async () => {
    const sent = await read('email\nlucky@example.org\n')
    const { fail } = await applyAndDie(sent)
    await hurryJobs(5)
    const worker = await workJobs(api)
    await vi.waitFor(async () => expect((await stateOf(sent)).status).toBe('applied'), { timeout: 15_000 })
    await worker.stop()
    await fail()
    expect(await stateOf(sent)).toMatchObject({ status: 'applied', failure: '' })
    expect(await userNamed('lucky@example.org')).toBeDefined()
  })

  it('is given back when the last try has failed', async () => {
    const sent = await read('email\nunlucky@example.org\n')
    const { fail } = await applyAndDie(sent)
    await hurryJobs(1)
    const failing = (peopleImport.tasks ?? []).map((task) => ({
      ...task,
      run: async () => await Promise.reject(new Error('broken')),
    }))
    const worker = await startWorker({
      url: api.url,
      tasks: failing,
      sweeps: [],
      services: api.app.contractRouting.services,
      onError: () => undefined,
    })
    await vi.waitFor(async () => expect((await stateOf(sent)).status).toBe('ready'), { timeout: 15_000 })
    await worker.stop()
    expect((await stateOf(sent)).failure).toContain('by a fault of ours')
    expect((await apply(sent)).data.status).toBe('applied')
    await fail()
    expect((await stateOf(sent)).status).toBe('applied')
  })

  it('in the very last try is given back, can be applied again, and has made everybody once', async () => {
    const sent = await read('email\nlast-try@example.org\n')
    const { fail } = await applyAndDie(sent)
    await changeJobs(sql`update graphile_worker._private_jobs
      set attempts = max_attempts, locked_by = 'worker-killed', locked_at = now()`)
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'applying' })
    // What the next worker does once the signs of life have stopped.
    await changeJobs(sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null`)
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'ready', doneCount: 0 })
    expect((await stateOf(sent)).failure).toContain('by a fault of ours')
    const before = await countUsers()
    expect((await apply(sent)).data).toMatchObject({ status: 'applied', failure: '' })
    await fail()
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'applied', failure: '' })
    expect(await countUsers()).toBe(before + 1)
  })

  it('and whose job is gone is given back', async () => {
    const sent = await read('email\njobless@example.org\n')
    const { fail } = await applyAndDie(sent)
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'applying' })
    await changeJobs(sql`delete from graphile_worker._private_jobs`)
    await sweep()
    expect(await stateOf(sent)).toMatchObject({ status: 'ready' })
    await fail()
    expect((await apply(sent)).data.status).toBe('applied')
  })
})

describe('50,000 people', () => {
  it('are read, shown and made in the background, all or nothing', async () => {
    const lines = Array.from({ length: 50_000 }, (_, n) => `mass${n}@example.org,First${n},Last${n},mass${n}`)
    const before = await countUsers()
    const began = performance.now()
    const sent = await read(['email,first,last,uid', ...lines].join('\n'))
    const readMilliseconds = performance.now() - began
    expect(sent.data.counts).toEqual({ new: 50_000, changed: 0, known: 0, trouble: 0 })
    expect((await apply(sent)).data.status).toBe('applying')
    expect((await apply(sent)).data.status).toBe('applying')

    const errors: unknown[] = []
    const worker = await startWorker({
      url: api.url,
      tasks: peopleImport.tasks ?? [],
      sweeps: [],
      services: api.app.contractRouting.services,
      onError: (error) => void errors.push(error),
    })
    const state = async () =>
      (await api.call(peopleImportCalls.getPeopleImport, { as: admin, params: { importId: sent.data.id } })).data
    const seen = new Set<number>()
    let current = await state()
    while (current.status === 'applying' && errors.length === 0) {
      seen.add(current.doneCount)
      await new Promise((resolve) => setTimeout(resolve, 300))
      current = await state()
    }
    const totalMilliseconds = performance.now() - began
    await worker.stop()
    expect(errors).toEqual([])
    expect(current).toMatchObject({ status: 'applied', doneCount: 50_000 })
    expect(seen.size).toBeGreaterThan(1)
    expect(await countUsers()).toBe(before + 50_000)
    console.info(`50,000 rows: read in ${Math.round(readMilliseconds)} ms, all in ${Math.round(totalMilliseconds)} ms`)
    expect(totalMilliseconds).toBeLessThan(60_000)
  }, 120_000)
})
