// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { createDraftStore } from './draft/draft-store.ts'
import { EditorBands } from './editor-bands.tsx'
import type { Saving } from './save/use-saving.ts'

const draft = { name: 'Beam', tags: [], licensing: defaultLicensing, content: emptyProblemContent }
const undoable = { message: 'Version 1 is here. Save to keep it.', savedMessage: 'Version 1 is here.' }

const bands = (isDirty: boolean) => (
  <EditorBands
    canSave
    problemId={5}
    restored={undefined}
    draft={draft}
    isByAi={false}
    saving={{ isDirty, saved: draft, serverDraft: {} } as unknown as Saving}
    undoable={{ ...undoable, undo: (content) => content }}
    store={createDraftStore(draft)}
  />
)

it('asks to save what was restored until it is saved, and gives the way back to it afterwards, too', async () => {
  const { unmount } = await renderComponent(bands(true))
  expect(screen.getByRole('status').textContent).toContain('Version 1 is here. Save to keep it.')
  unmount()
  await renderComponent(bands(false))
  const band = screen.getByRole('status').textContent
  expect(band).toContain('Version 1 is here.')
  expect(band).not.toContain('Save to keep it.')
  screen.getByRole('button', { name: 'Undo' })
})
