// @vitest-environment jsdom
import { defaultLicensing, type Problem } from '@isomorph/contract'
import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { screen, waitFor } from '@testing-library/react'
import { useState, useSyncExternalStore } from 'react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { editorBackup } from '../../../entities/problem/editor-backup.ts'
import { createDraftStore, type OpenParts } from '../draft/draft-store.ts'
import { justMade, justMadeIn } from './just-made.ts'
import { useSaveActions } from './use-save-actions.ts'
import { useSaving } from './use-saving.ts'

const empty = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }
const written = { ...empty, name: 'Ramp \u202Eowt', licensing: { ...defaultLicensing, attribution: 'The department ' } }
/** What the server makes of it: nothing unseen in names, and no space at their ends. */
const stored = { ...empty, name: 'Ramp owt', licensing: { ...defaultLicensing, attribution: 'The department' } }
const made = { ...stored, id: 5, revisionNumber: 1 } as unknown as Problem

const place = 'new:3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b' as const
const asWritten = { completed: (content: ProblemContent) => Promise.resolve(content), onStored: () => undefined }
const start = {
  userId: 7,
  place,
  upload: { seen: null, other: null },
  isKeptOnServer: false,
  baseRevisionNumber: 0,
  empty,
}

function Editor({ onCreated }: { onCreated: (problem: Problem, open: OpenParts) => void }) {
  const [store] = useState(() => createDraftStore(written))
  const { draft } = useSyncExternalStore(store.subscribe, store.getState)
  const saving = useSaving({ ...start, ...asWritten, problem: undefined, draft })
  const { save } = useSaveActions({ userId: 7, canSave: true, onCreated }, store, saving, () => undefined)
  return (
    <>
      <button onClick={save}>Save</button>
      <button onClick={() => store.setTags(['ramp'])}>Type on</button>
      <button onClick={() => store.actions.createQuestion('Numeric')}>Add a question</button>
    </>
  )
}

async function save(...before: readonly string[]) {
  let finish = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    finish = resolve
  })
  const api = { 'POST /api/problems': () => answered.then(() => Response.json(made)) }
  const onCreated = vi.fn<(problem: Problem, open: OpenParts) => void>()
  const { user } = await renderComponent(<Editor onCreated={onCreated} />, { api })
  for (const name of [...before, 'Save']) await user.click(screen.getByRole('button', { name }))
  return {
    user,
    finish: () => finish(),
    onCreated,
    isCreated: () => waitFor(() => expect(onCreated).toHaveBeenCalled()),
  }
}

it('leaves no unsaved work behind where the server has cleaned what was typed', async () => {
  const { finish, isCreated } = await save()
  finish()
  await isCreated()
  expect(editorBackup.read(7, 5)).toBeUndefined()
})

it('keeps what was typed while the problem was made, and nothing else, as unsaved work', async () => {
  const { user, finish, isCreated } = await save()
  await user.click(screen.getByRole('button', { name: 'Type on' }))
  finish()
  await isCreated()
  expect(editorBackup.read(7, 5)?.draft).toMatchObject({ ...stored, tags: ['ramp'] })
})

it('hands over what is open, which the page of the new problem opens again', async () => {
  const { finish, isCreated, onCreated } = await save('Add a question')
  finish()
  await isCreated()
  const open = onCreated.mock.lastCall?.[1]
  expect(open).toMatchObject({ tab: 'write', openQuestionKey: 1 })
  const { state } = window.history
  window.history.replaceState(open && justMade(open), '')
  expect(justMadeIn(window.history.state)).toEqual({ isJustMade: true, open })
  window.history.replaceState(state, '')
  expect(createDraftStore(empty, { open }).getState().openQuestionKey).toBe(1)
})

it('opens nothing for whoever comes to the problem in another way', () => {
  expect(justMadeIn(null)).toBeUndefined()
  expect(justMadeIn({ answer: 1 })).toBeUndefined()
})
