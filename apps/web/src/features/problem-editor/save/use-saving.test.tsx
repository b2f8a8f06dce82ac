// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { saveAllUnsaved } from '../../../unsaved-work/unsaved-registry.ts'
import { editorBackup } from '../draft/editor-backup.ts'
import { useSaving } from './use-saving.ts'

const empty = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }

const asWritten = { completed: (content: ProblemContent) => Promise.resolve(content), onStored: () => undefined }

function Editor() {
  const [name, setName] = useState('')
  const draft = { ...empty, name }
  useSaving({ userId: 7, problem: undefined, baseRevisionNumber: 0, draft, empty, ...asWritten })
  return <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
}

/** An editor in which the names are typed one right after the other. */
async function type(...names: readonly string[]) {
  const { getByRole, unmount } = await renderComponent(<Editor />)
  for (const value of names) fireEvent.change(getByRole('textbox', { name: 'Name' }), { target: { value } })
  return { unmount }
}

function stored() {
  return editorBackup.read(7, 'new')?.draft.name
}

it.each([
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ['the tab is left', () => fireEvent(document, new Event('visibilitychange'))],
  ['the session ends', (unmount: () => void) => unmount()],
])('stores the last keys when %s right after them', async (_, leave) => {
  const { unmount } = await type('A squ', 'A square')
  expect(stored()).toBeUndefined()
  leave(unmount)
  expect(stored()).toBe('A square')
})

it('has the last keys in the browser before it is said that they are stored', async () => {
  await type('A squ', 'A square')
  expect(saveAllUnsaved('sessionEnd')).toBe(true)
  expect(stored()).toBe('A square')
})

it('does not say so where the browser stores nothing', async () => {
  await type('A squ', 'A square')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(saveAllUnsaved('sessionEnd')).toBe(false)
  setItem.mockRestore()
})

it('stores nothing of a problem on which nothing has changed', async () => {
  await type('A square', '')
  fireEvent(window, new Event('pagehide'))
  expect(stored()).toBeUndefined()
})
