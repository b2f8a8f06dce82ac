// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editorBackup, type UnsavedWork } from './editor-backup.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.restoreAllMocks())

const work: UnsavedWork = {
  draft: {
    name: 'Limits',
    tags: [],
    licensing: defaultLicensing,
    content: { variables: [], questions: [] } as unknown as UnsavedWork['draft']['content'],
  },
  baseRevisionNumber: 4,
}

it('restores work that version 1.43 stored, to its author alone', () => {
  sessionStorage.setItem(
    'unsavedProblem:12:7',
    '{"draft":{"name":"Limits","tags":["calculus"],"content":{"variables":[],"questions":[]}},"baseRevisionNumber":4}',
  )
  expect(editorBackup.read(12, 7)).toMatchObject({
    draft: { name: 'Limits', tags: ['calculus'] },
    baseRevisionNumber: 4,
  })
  expect(editorBackup.read(1, 7)).toBeUndefined()
  expect(editorBackup.read(12, 'new:k')).toBeUndefined()
})

it('stores work under the same key and in the same form', () => {
  expect(editorBackup.write(12, 'new:k', work)).toBe(true)
  expect(sessionStorage.getItem('unsavedProblem:12:new:k')).toBe(JSON.stringify(work))
  editorBackup.clear(12, 'new:k')
  expect(sessionStorage).toHaveLength(0)
})

it('tells that a full storage has not taken the work', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(editorBackup.write(12, 'new:k', work)).toBe(false)
})
