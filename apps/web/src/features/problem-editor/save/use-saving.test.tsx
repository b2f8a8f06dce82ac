// @vitest-environment jsdom
import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { store } from '../../../data/store.ts'
import { pageOfEachTest } from '../../../testing/page-of-each-test.ts'
import { saveAllUnsaved } from '../../../unsaved-work/unsaved-registry.ts'
import { editorBackup } from '../draft/editor-backup.ts'
import { useSaving } from './use-saving.ts'

const page = pageOfEachTest()
const empty = { name: '', tags: [], content: emptyProblemContent }

const asWritten = { completed: (content: ProblemContent) => Promise.resolve(content), onStored: () => undefined }

function Editor({ name }: { name: string }) {
  useSaving({ userId: 7, problem: undefined, baseRevisionNumber: 0, draft: { ...empty, name }, empty, ...asWritten })
  return null
}

function type(name: string) {
  page.show(
    <Provider store={store}>
      <Editor name={name} />
    </Provider>,
  )
}

function kept() {
  return editorBackup.read(7, 'new')?.draft.name
}

beforeEach(() => sessionStorage.clear())

it.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab is left', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the session ends', () => page.show(null)],
])('keeps the last keys when %s right after them', (_, leave) => {
  type('A squ')
  type('A square')
  expect(kept()).toBeUndefined()
  leave()
  expect(kept()).toBe('A square')
})

it('has the last keys in the browser before it is said that they are kept', () => {
  type('A squ')
  type('A square')
  expect(saveAllUnsaved('sessionEnd')).toBe(true)
  expect(kept()).toBe('A square')
})

it('does not say so where the browser keeps nothing', () => {
  type('A squ')
  type('A square')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(saveAllUnsaved('sessionEnd')).toBe(false)
  setItem.mockRestore()
})

it('keeps nothing of a problem on which nothing has changed', () => {
  type('A square')
  type('')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeUndefined()
})
