import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText, peopleCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: TestPerson
let owner: TestPerson
let learner: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['Admin'])
  owner = await addPerson(api.db, 'owner', ['Creator'])
  learner = await addPerson(api.db, 'learner')
  for (const name of ['ada', 'bob', 'eve_l']) await addPerson(api.db, name)
  await api.db.updateTable('users').set({ puid: '0012345678' }).where('userName', '=', 'ada').execute()
})
afterAll(() => api.close())

describe('searching people', () => {
  const search = async (keywords: string, as = admin) =>
    await api.call(peopleCalls.searchUsers, { as, query: { keywords } })

  /** How many people have all of these somewhere among their names and identifiers. */
  async function countByReading(digits: string): Promise<number> {
    const texts = await api.db.selectFrom('users').select('searchText').execute()
    return texts.filter(({ searchText }) => digits.split(' ').every((each) => searchText.includes(each))).length
  }

  it('finds those whom every word matches, in whatever case', async () => {
    expect((await search('ADA tester')).data.items.map((user) => user.userName)).toEqual(['ada'])
    expect((await search('ada nobody')).data).toMatchObject({ items: [], total: 0 })
  })

  describe('by name', () => {
    beforeAll(async () => {
      for (const [userName, firstName, lastName] of [
        ['lovelace', 'Ada', 'Lovelace'],
        ['hm', 'Chloé', 'Müller'],
        ['kowal', 'Łukasz', "O'Brien"],
        ['zed', '', ''],
        ['zm', 'Zoe', 'Muller'],
        ['em', 'Élise', 'Müller'],
        ['aa', 'Ada', 'Mullera'],
      ] as const)
        await api.db
          .insertInto('users')
          .values({ userName, email: `${userName}@names.example`, firstName, lastName })
          .execute()
    })
    const found = async (keywords: string) => (await search(keywords)).data.items.map((user) => user.userName)

    it.each(['Lovelace, Ada', 'lovelace, ada', 'Ada Lovelace', "Ada Lovelace'"])(
      'finds it as it is printed: %s',
      async (printed) => expect(await found(printed)).toEqual(['lovelace']),
    )

    it.each(['chloe', 'Chloé', 'CHLOÉ', 'Chloe\u0301', 'chloe muller', 'müller, chloé', 'Chloé Mùller'])(
      'finds it with its marks, without them and with others: %s',
      async (typed) => expect(await found(typed)).toEqual(['hm']),
    )

    it.each(['lukasz', 'Łukasz', 'o’brien'])('finds letters that are written in several ways: %s', async (typed) =>
      expect(await found(typed)).toEqual(['kowal']),
    )

    it('lists whoever has no name by the e-mail, which is printed instead', async () => {
      const people = (await api.call(peopleCalls.searchUsers, { as: admin, query: { keywords: 'names.example' } })).data
      expect(people.items.map((user) => user.userName)).toEqual(['lovelace', 'hm', 'em', 'zm', 'aa', 'kowal', 'zed'])
    })

    it('sorts by the first name without its marks too', async () => {
      const query = { keywords: 'names.example', sort: 'firstName' } as const
      const people = (await api.call(peopleCalls.searchUsers, { as: admin, query })).data
      expect(people.items.map((user) => user.userName)).toEqual(['zed', 'lovelace', 'aa', 'hm', 'em', 'kowal', 'zm'])
    })
  })

  it.each(['default', 'C'])('folds words in the database as those of a search, in the locale %s', async (locale) => {
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)
    const letters = [...range(0x20, 0x52f), ...range(0x1e00, 0x206f), ...range(0xfb00, 0xfb06)]
    const texts = letters.map((letter) => `${String.fromCodePoint(letter)}x`)
    const { rows } = await sql<{ text: string; folded: string }>`
      select text, fold_text(text collate ${sql.raw(`"${locale}"`)}) as folded from unnest(${texts}::text[]) as text`.execute(
      api.db,
    )
    expect(rows.filter(({ text, folded }) => folded !== foldText(text))).toEqual([])
  })

  it('finds by digits however few', async () => {
    expect((await search(String(learner.id))).data.items.map((user) => user.id)).toContain(learner.id)
    for (const digits of ['0', '7', '00', '23', '78', '09', '1 2', '12 5'])
      expect([digits, (await search(digits)).data.total]).toEqual([digits, await countByReading(digits)])
  })

  it.each([
    ['users_search_text_idx', sql`search_text like '%tester%'`],
    ['users_short_numbers_idx', sql`short_numbers_in(search_text) @> '{12,7}'`],
  ])(
    'looks words and numbers up in an index (%s), so that many people make no difference',
    async (index, condition) => {
      const plan = await api.db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        return await sql<{ 'QUERY PLAN': string }>`explain select id from users where ${condition}`.execute(trx)
      })
      expect(JSON.stringify(plan.rows)).toContain(index)
    },
  )

  it('takes % and _ as what they are', async () => {
    expect((await search('e_l')).data.items.map((user) => user.userName)).toEqual(['eve_l'])
    expect((await search('%%%')).data.total).toBe(0)
  })

  it.each(['ad', ' ', '     '])('refuses fewer than three characters (“%s”), naming the field', async (keywords) => {
    const { status, error } = await search(keywords)
    expect(status).toBe(400)
    expect(error.errors).toEqual([
      {
        path: 'keywords',
        message: 'Type at least 3 characters, or digits only.',
        reason: { code: 'searchTooShort', params: {} },
      },
    ])
  })

  it('is for those who may read everybody', async () => {
    expect((await search('ada', owner)).status).toBe(403)
    expect((await api.call(peopleCalls.getUser, { as: admin, params: { userId: learner.id } })).data.userName).toBe(
      'learner',
    )
    expect((await api.call(peopleCalls.getUser, { as: admin, params: { userId: 999_999 } })).status).toBe(404)
  })

  it('shows the same order and pages however many match', async () => {
    await sql`
      insert into users (user_name, email, first_name, last_name)
      select 'crowd' || n, 'crowd' || n || '@example.org', 'Crowd', 'Member ' || lpad((n * 7919 % 10050)::text, 5, '0')
        from generate_series(1, 10050) n`.execute(api.db)
    const lastNames = async (keywords: string, query: object) => {
      const { data } = await api.call(peopleCalls.searchUsers, { as: admin, query: { keywords, ...query } })
      return [data.total, ...data.items.map((user) => user.lastName)]
    }
    const members = (from: number) =>
      Array.from({ length: 25 }, (_, n) => `Member ${String(from + n).padStart(5, '0')}`)
    expect(await lastNames('member crowd', { page: 3 })).toEqual([10_050, ...members(50)])
    expect(await lastNames('member crowd 000', { page: 3 })).toEqual([expect.any(Number), ...members(50)])
    expect((await lastNames('crowd', { sort: '-lastName' }))[1]).toBe('Member 10049')
  })
})
