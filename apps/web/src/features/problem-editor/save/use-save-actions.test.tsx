// @vitest-environment jsdom
import { defaultLicensing, type Problem } from '@isomorph/contract'
import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, useSyncExternalStore } from 'react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { editorBackup } from '../../../entities/problem/editor-backup.ts'
import { createDraftStore } from '../draft/draft-store.ts'
import { useLettersStored } from './use-letters-stored.ts'
import { useSaveActions } from './use-save-actions.ts'
import { useSaving } from './use-saving.ts'

const empty = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }
const written = { ...empty, name: 'Ramp \u202Eowt', licensing: { ...defaultLicensing, attribution: 'The department ' } }
/** What the server makes of it: nothing unseen in names, and no space at their ends. */
const stored = { ...empty, name: 'Ramp owt', licensing: { ...defaultLicensing, attribution: 'The department' } }
const made = { ...stored, id: 5, revisionNumber: 1 } as unknown as Problem

const place = 'new:3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b' as const
const start = { userId: 7, place, upload: { seen: null, other: null }, baseRevisionNumber: 0, empty }
const engine = { ask: (_: string, { content }: { content: ProblemContent }) => Promise.resolve(content) } as never

function Editor({ onMade }: { onMade: (problem: Problem) => void }) {
  const [store] = useState(() => createDraftStore(written))
  const { draft } = useSyncExternalStore(store.subscribe, store.getState)
  const letters = useLettersStored(engine, store)
  const saving = useSaving({ ...start, ...letters, isKeptOnServer: true, problem: undefined, draft })
  const { save } = useSaveActions(store, saving, { canSave: true, onSaved: () => undefined, onMade })
  return (
    <>
      <button onClick={save}>Save</button>
      <button onClick={() => store.setTags([...draft.tags, 'ramp'])}>Type on</button>
      <output>{saving.isDirty ? 'unsaved' : 'saved'}</output>
    </>
  )
}

/** The first save is under way; `finish` lets the server answer it. */
async function beginToSave() {
  let finish = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    finish = resolve
  })
  const api = {
    'POST /api/problems': () => answered.then(() => Response.json(made)),
    'PUT /api/problems/5': () => Response.json({ ...made, tags: ['ramp'], revisionNumber: 2 }),
    'PUT /api/problems/5/draft': () => Response.json({}),
  }
  const onMade = vi.fn<(problem: Problem) => void>()
  const { user, sent } = await renderComponent(<Editor onMade={onMade} />, { api })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, sent, finish: () => finish(), isMade: () => waitFor(() => expect(onMade).toHaveBeenCalled()) }
}

const state = (): string | null => screen.getByRole('status').textContent

it('leaves no unsaved work behind where the server has cleaned what was typed', async () => {
  const { finish, isMade } = await beginToSave()
  finish()
  await isMade()
  expect(state()).toBe('saved')
  fireEvent(window, new Event('pagehide'))
  expect([editorBackup.read(7, 5), editorBackup.read(7, place)]).toEqual([undefined, undefined])
})

it('keeps what was typed while the problem was made, and nothing else, as unsaved work of the problem', async () => {
  const { user, sent, finish, isMade } = await beginToSave()
  await user.click(screen.getByRole('button', { name: 'Type on' }))
  finish()
  await isMade()
  expect(state()).toBe('unsaved')
  const draft = { call: 'PUT /api/problems/5/draft', body: { tags: ['ramp'], baseRevisionNumber: 1, after: null } }
  await waitFor(() => expect(sent.at(-1)).toMatchObject(draft), { timeout: 30_000 })
  fireEvent(window, new Event('pagehide'))
  expect(editorBackup.read(7, 5)).toMatchObject({ draft: { ...stored, tags: ['ramp'] }, baseRevisionNumber: 1 })
  expect(editorBackup.read(7, place)).toBeUndefined()
})

it('saves what is written next as a version of the problem that it has made', async () => {
  const { user, sent, finish, isMade } = await beginToSave()
  finish()
  await isMade()
  await user.click(screen.getByRole('button', { name: 'Type on' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state()).toBe('saved'))
  const saves = sent.filter(({ call }) => !call.endsWith('/draft'))
  expect(saves.map(({ call }) => call)).toEqual(['POST /api/problems', 'PUT /api/problems/5'])
  expect(saves.at(-1)?.body).toMatchObject({ tags: ['ramp'], baseRevisionNumber: 1 })
})
