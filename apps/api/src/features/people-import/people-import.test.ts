import { afterAll, describe, expect, it } from 'vitest'
import { peopleImportCalls } from '@isomorph/contract'
import { addPerson } from '../../testing/people.ts'
import { createImportTest } from '../../testing/people-imports.ts'

const { api, superAdmin, admin, owner, ada, read, rowsOf, apply, userNamed, countUsers } = await createImportTest()
afterAll(() => api.close())

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
      [5, 'trouble', ['The quotation marks of this line do not match.', 'It begins: broken,"x'], []],
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

  it('names the columns that it takes nothing from', async () => {
    const sent = await read('email,Phone,role\nada@example.org,765,Student\n')
    expect(sent.data.unusedColumns).toEqual(['Phone', 'role'])
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
    expect((await rowsOf(sent)).map((row) => row.said)).toEqual([
      [[{ code: 'differentPeople', params: { ids: `${owner.id}, ${ada.id}` } }]],
      [],
      [[{ code: 'lineHasSame', params: { line: '2', column: 'e-mail address' } }]],
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
      ['email,E-Mail\na@x.edu,b@x.edu\n', 'repeated-column'],
      ['email\n', 'no-people-in-file'],
    ] as const)
      expect((await read(content)).error.type).toBe(`urn:isomorph:${type}`)
    expect((await read(Buffer.alloc(20 * 1024 * 1024 + 10, 0x61))).error).toMatchObject({
      status: 413,
      detail: 'The file is larger than 20 MB, the most that this address accepts.',
    })
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
