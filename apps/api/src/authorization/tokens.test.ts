import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { selectTokenKey, tokenKeyOf } from './tokens.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => api.close())

it('remembers a key that could be read', async () => {
  const key = await selectTokenKey(api.db, 'choiceKey')
  await expect(tokenKeyOf(api.db, 'nothing' as 'choiceKey')).rejects.toThrow('token_keys')
  expect(await tokenKeyOf(api.db, 'choiceKey')).toEqual(key)
  await api.db.deleteFrom('tokenKeys').where('purpose', '=', 'choiceKey').execute()
  expect(await tokenKeyOf(api.db, 'choiceKey')).toEqual(key)
  expect(await selectTokenKey(api.db, 'choiceKey')).not.toEqual(key)
})
