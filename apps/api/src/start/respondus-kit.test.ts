import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadRespondusKit } from './respondus-kit.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isomorph-kit-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('loads the kit that the environment names', async () => {
  const path = join(folder, 'kit.mjs')
  await writeFile(path, 'export const isResponse = ({ challenge, response }) => response === `${challenge}!`\n')
  const kit = await loadRespondusKit(path)
  expect(await kit?.isResponse({ challenge: 'a', response: 'a!', examId: 1 })).toBe(true)
  expect(await loadRespondusKit(undefined)).toBeUndefined()
})

it('says what is missing in one that is no kit', async () => {
  const path = join(folder, 'other.mjs')
  await writeFile(path, 'export const answer = 42\n')
  await expect(loadRespondusKit(path)).rejects.toThrow(/RESPONDUS_MODULE: .*exports no function isResponse/)
})
