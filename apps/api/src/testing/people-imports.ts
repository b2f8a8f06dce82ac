import { peopleImportCalls, type ErrorData, type PeopleImport } from '@isomorph/contract'
import { addGroup } from './courses.ts'
import { addPerson, type TestPerson } from './people.ts'
import { createTestApi, type TestApi } from './test-api.ts'

export interface SentFile {
  readonly status: number
  readonly data: PeopleImport
  readonly error: ErrorData
}

async function upload(api: TestApi, url: string, content: string | Buffer, as: TestPerson): Promise<SentFile> {
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

/** An API with somebody of each kind and a course, and the calls by which an Admin brings people in from files. */
export async function createImportTest() {
  const api = await createTestApi()
  const superAdmin = await addPerson(api.db, 'super', ['SuperAdmin'])
  const admin = await addPerson(api.db, 'admin', ['Admin'])
  const owner = await addPerson(api.db, 'owner', ['Creator'])
  const ada = await addPerson(api.db, 'ada')
  const groupId = await addGroup(api.db, 'Calculus', { GroupOwner: [owner], GroupLearner: [] })
  return { api, superAdmin, admin, owner, ada, groupId, ...callsOf(api, admin), ...rowsIn(api) }
}

function callsOf(api: TestApi, admin: TestPerson) {
  const { listPeopleImportRows, applyPeopleImport, getPeopleImport } = peopleImportCalls
  const paramsOf = ({ data }: SentFile) => ({ importId: data.id })
  return {
    read: async (content: string | Buffer, as = admin) => await upload(api, '/api/peopleImports', content, as),
    readRoster: async (groupId: number, content: string, as: TestPerson, query = '') =>
      await upload(api, `/api/groups/${groupId}/peopleImports${query}`, content, as),
    rowsOf: async (sent: SentFile, as = admin, query = {}) =>
      (await api.call(listPeopleImportRows, { as, params: paramsOf(sent), query })).data.items,
    apply: async (sent: SentFile, as = admin) =>
      await api.call(applyPeopleImport, { as, params: paramsOf(sent), body: {} }),
    stateOf: async (sent: SentFile) => (await api.call(getPeopleImport, { as: admin, params: paramsOf(sent) })).data,
  }
}

function rowsIn(api: TestApi) {
  return {
    userNamed: async (userName: string) =>
      await api.db.selectFrom('users').selectAll().where('userName', '=', userName).executeTakeFirst(),
    countUsers: async () =>
      (
        await api.db
          .selectFrom('users')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
  }
}
