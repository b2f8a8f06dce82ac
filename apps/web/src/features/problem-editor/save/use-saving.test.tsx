// @vitest-environment jsdom
import { defaultLicensing, type Problem } from '@isomorph/contract'
import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { doc } from '@isomorph/rich-text'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { saveAllUnsaved } from '../../../unsaved-work/unsaved-registry.ts'
import { editorBackup } from '../../../entities/problem/editor-backup.ts'
import { mergeDrafts } from '../history/merge-drafts.ts'
import { draftOf, useSaving } from './use-saving.ts'

const empty = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }

const place = 'new:3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b' as const
const upload = { seen: null, other: null }
const asWritten = { completed: (content: ProblemContent) => Promise.resolve(content), onStored: () => undefined }

function Editor({ first = '', isByAi = false }: { first?: string; isByAi?: boolean }) {
  const [name, setName] = useState(first)
  const draft = { ...empty, name }
  const where = { userId: 7, place, upload, isKeptOnServer: false, problem: undefined, baseRevisionNumber: 0 }
  const saving = useSaving({ ...where, draft, isByAi, empty, ...asWritten })
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => void saving.save()}>Save</button>
      <button onClick={saving.discard}>Discard</button>
    </>
  )
}

/** An editor in which the names are typed one right after the other. */
async function type(...names: readonly string[]) {
  const { getByRole, unmount } = await renderComponent(<Editor />)
  for (const value of names) fireEvent.change(getByRole('textbox', { name: 'Name' }), { target: { value } })
  return { unmount }
}

function stored() {
  return editorBackup.read(7, place)?.draft.name
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

it('remembers that a problem began as a draft by AI, through changes and a reload, until it is saved or discarded', async () => {
  const api = { 'POST /api/problems': () => Response.json({ status: 409 }, { status: 409 }) }
  const { user, sent } = await renderComponent(<Editor first="A sum" isByAi />, { api })
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'My sum' } })
  fireEvent(window, new Event('pagehide'))
  expect(editorBackup.read(7, place)).toMatchObject({ draft: { name: 'My sum' }, isByAi: true })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ name: 'My sum', isDraftedByAi: true }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  fireEvent(window, new Event('pagehide'))
  expect(editorBackup.read(7, place)?.isByAi).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.at(-1)?.body).not.toHaveProperty('isDraftedByAi')
})

it('says what name, tags and licence it began from, and goes on from what colleagues made of them', async () => {
  const opened = { ...empty, id: 5, name: 'Beam', revisionNumber: 3 } as unknown as Problem
  function Renamed() {
    const where = { userId: 7, place: 5, upload, isKeptOnServer: false, problem: opened, baseRevisionNumber: 3 }
    const saving = useSaving({ ...where, draft: { ...empty, name: 'Bridge' }, empty, ...asWritten })
    return (
      <>
        <button onClick={() => void saving.save()}>Save</button>
        <output>{saving.saved.tags.join()}</output>
      </>
    )
  }
  const api = { 'PUT /api/problems/5': () => Response.json({ ...opened, name: 'Bridge', tags: ['exam'] }) }
  const { user, sent } = await renderComponent(<Renamed />, { api })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('exam'))
  const baseSettings = { name: 'Beam', tags: [], licensing: defaultLicensing }
  expect(sent.at(-1)?.body).toMatchObject({ name: 'Bridge', tags: [], baseRevisionNumber: 3, baseSettings })
})

describe('work restored over a version that somebody else saved', () => {
  const theirs = { ...empty, id: 5, name: 'Renamed', tags: ['theirs'], revisionNumber: 3 } as unknown as Problem
  const mine = { ...empty, name: 'Original', content: { ...emptyProblemContent, solution: doc('Mine') } }
  const baseSettings = { name: 'Original', tags: [], licensing: defaultLicensing }

  function Restored() {
    const [draft, setDraft] = useState(mine)
    const where = { userId: 7, place: 5, upload, isKeptOnServer: false, problem: theirs }
    const start = { ...where, baseRevisionNumber: 2, baseSettings, draft, empty, ...asWritten }
    const saving = useSaving(start)
    const { settings, revisionNumber, largestUsedId } = saving.base
    const base = { ...settings, content: emptyProblemContent }
    const merged = mergeDrafts({ base, mine: draft, theirs: draftOf(theirs) }, { atBase: largestUsedId, now: 9 })
    return (
      <>
        <output>{JSON.stringify([revisionNumber, merged.overlaps.length, merged.settle(new Map()).name])}</output>
        <button onClick={() => setDraft({ ...draft, tags: [] })}>Write</button>
        <button onClick={saving.discard}>Discard</button>
      </>
    )
  }

  it('is merged with the name, tags and licence that it began from', async () => {
    await renderComponent(<Restored />)
    expect(screen.getByRole('status').textContent).toBe('[2,0,"Renamed"]')
  })

  it('keeps what it began from through another reload', async () => {
    const { user } = await renderComponent(<Restored />)
    await user.click(screen.getByRole('button', { name: 'Write' }))
    fireEvent(window, new Event('pagehide'))
    expect(editorBackup.read(7, 5)).toMatchObject({ baseRevisionNumber: 2, baseSettings })
  })

  it('goes on from their version once it is discarded', async () => {
    const { user } = await renderComponent(<Restored />)
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    fireEvent(window, new Event('pagehide'))
    expect(editorBackup.read(7, 5)).toMatchObject({ baseRevisionNumber: 3, baseSettings: { name: 'Renamed' } })
  })
})
