import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addCourse, problemContent } from '../../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { forgetCompiledRevisions, selectCompiledRevision, selectCompiledRevisions } from './compiled-revisions.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('reads the problems of a pool by one statement, and what was read before by none', async () => {
  await addCourse(api, { problems: Array.from({ length: 5 }, () => problemContent()) })
  const rows = await api.db.selectFrom('problemRevisions').select('id').orderBy('id').execute()
  const [first = 0, ...others] = rows.map(({ id }) => id)
  forgetCompiledRevisions(api.database)
  const execute = vi.spyOn(api.db.getExecutor(), 'executeQuery')
  const one = await selectCompiledRevision(api.database, first)
  expect(execute).toHaveBeenCalledTimes(1)
  const [all, again] = await Promise.all([
    selectCompiledRevisions(api.database, [first, ...others]),
    selectCompiledRevisions(api.database, [...others, first]),
  ])
  expect(execute).toHaveBeenCalledTimes(2)
  expect([...all.keys()].toSorted((a, b) => a - b)).toEqual([first, ...others])
  expect(all.get(first)).toBe(one)
  for (const [id, revision] of all) expect(again.get(id)).toBe(revision)
})

it('asks again for what could not be read', async () => {
  await expect(selectCompiledRevision(api.database, -1)).rejects.toThrow('no revision -1')
  await expect(selectCompiledRevisions(api.database, [-1])).rejects.toThrow('no revision -1')
})
