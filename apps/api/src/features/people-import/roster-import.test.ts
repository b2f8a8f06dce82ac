import { afterAll, describe, expect, it } from 'vitest'
import { createImportTest } from '../../testing/people-imports.ts'

const { api, admin, owner, ada, groupId, readRoster, rowsOf, apply, userNamed } = await createImportTest()
afterAll(() => api.close())

describe('the roster of a course from a file', () => {
  const rosterFrom = async (content: string, as = owner, query = '') => await readRoster(groupId, content, as, query)
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
    const sent = await rosterFrom(
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
    expect((await rosterFrom('uid\nada\n')).data.counts.known).toBe(1)
  })

  it('makes people of those who are not known where the reader may do that', async () => {
    const sent = await rosterFrom('email,last name\nmade@example.org,Made\n', admin, '?role=GroupLearner')
    expect(sent.data).toMatchObject({ createsPeople: true, counts: { new: 1 } })
    expect((await apply(sent)).data.status).toBe('applied')
    expect(await rolesInCourse()).toContain('made@example.org GroupLearner')
  })

  it('is for those who may change the roster', async () => {
    expect((await rosterFrom('uid\nada\n', ada)).status).toBe(403)
  })
})
