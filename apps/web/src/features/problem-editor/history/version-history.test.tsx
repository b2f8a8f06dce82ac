// @vitest-environment jsdom
import { doc } from '@isomorph/rich-text'
import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import type { UndoableChange } from '../draft/draft-store.ts'
import { VersionHistory } from './version-history.tsx'

const version = (number: number) => ({
  id: number,
  number,
  createdAt: '2026-09-01T10:00:00Z',
  createdBy: { id: 7, firstName: 'Ada', lastName: 'Byron' },
  validationLevel: 'Valid',
})
const reported = (number: number, state: string) => ({
  ...version(number),
  variantReport: { state, variants: 5000, distinctVariants: 4000, issues: [] },
})

const nothing: (content: ProblemContent, undoable: UndoableChange) => void = () => undefined
const history = (canRestore: boolean, current: ProblemContent = emptyProblemContent, onRestore = nothing) => (
  <VersionHistory
    problemId={5}
    current={current}
    canRestore={canRestore}
    onRestore={onRestore}
    onRestorePart={nothing}
    onClose={() => undefined}
  />
)

/** What stands at each version, but for when and by whom it was made. */
async function factsOfVersions() {
  const rows = await screen.findAllByRole('button', { name: /^Version \d/ })
  return rows.map((row) => [...row.querySelectorAll('small')].slice(1).map((small) => small.textContent))
}

it('says of each version what its report says, and nothing where a server of the former release answers', async () => {
  const content = { ...version(3), content: emptyProblemContent }
  const api = {
    'GET /api/problems/5/revisions': [reported(3, 'done'), reported(2, 'absent'), version(1)],
    'GET /api/problems/5/revisions/3': content,
  }
  await renderComponent(history(true), { api })
  expect(await factsOfVersions()).toEqual([['5,000 variants: no issues'], [], []])
})

it('names who made a version by the e-mail where they gave no name', async () => {
  const createdBy = { id: 7, firstName: '', lastName: '', email: 'ada@example.org' }
  const api = {
    'GET /api/problems/5/revisions': [{ ...version(1), createdBy }],
    'GET /api/problems/5/revisions/1': { ...version(1), content: emptyProblemContent },
  }
  await renderComponent(history(true), { api })
  expect((await screen.findByRole('button', { name: /^Version 1/ })).textContent).toContain('ada@example.org')
})

const noted = {
  'GET /api/problems/5/revisions': [
    { ...reported(3, 'absent'), note: '', sameAs: 1, uses: 2 },
    { ...reported(2, 'absent'), note: '', sameAs: null, uses: 0 },
    { ...reported(1, 'absent'), note: 'As in May', sameAs: null, uses: 1 },
  ],
  'GET /api/problems/5/revisions/3': { ...version(3), content: emptyProblemContent },
}

it('says which version is the same, where versions are, and what was noted', async () => {
  await renderComponent(history(false), { api: noted })
  expect(await factsOfVersions()).toEqual([
    ['the same as version 1', 'in 2 assessments'],
    [],
    ['“As in May”', 'in 1 assessment'],
  ])
  expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull()
})

it('keeps a note on a version', async () => {
  const api = { ...noted, 'PUT /api/problems/5/revisions/3/note': () => new Response(null, { status: 204 }) }
  const { user, sent } = await renderComponent(history(true), { api })
  const save = await screen.findByRole('button', { name: 'Save note' })
  expect(save).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Note on version 3' }), ' As in  July ')
  await user.click(save)
  expect(await screen.findByText('“As in July”')).toBeDefined()
  // The button keeps the focus.
  expect(save.getAttribute('aria-disabled')).toBe('true')
  expect(sent).toMatchObject([{ body: { note: 'As in July' } }])
})

const question = (points: number) => ({
  ...emptyProblemContent,
  questions: [{ questionKey: 1, type: 'ShortAnswer', points, answers: [] }] as unknown as ProblemContent['questions'],
})

it('says since which version what changed, and between which two', async () => {
  const api = {
    'GET /api/problems/5/revisions': [reported(2, 'absent'), reported(1, 'absent')],
    'GET /api/problems/5/revisions/2': { ...version(2), content: question(3) },
    'GET /api/problems/5/revisions/1': { ...version(1), content: question(2) },
  }
  const { user } = await renderComponent(history(true, question(5)), { api })
  await user.click(await screen.findByRole('button', { name: /^Version 1/ }))
  await screen.findByRole('heading', { name: 'Changed since version 1' })
  await screen.findByText('Question 1 changed (points 2 → 5)')
  await user.selectOptions(screen.getByLabelText('Compare version 1 with'), '2')
  await screen.findByRole('heading', { name: 'Changed from version 1 to version 2' })
  expect(await screen.findByText('Question 1 changed (points 2 → 3)')).toBeInstanceOf(HTMLElement)
})

it('gives the way back to what was written with the version that takes its place', async () => {
  const old = { ...emptyProblemContent, statement: doc('Old') }
  const written = { ...emptyProblemContent, statement: doc('Not saved yet') }
  const api = { ...noted, 'GET /api/problems/5/revisions/3': { ...version(3), content: old } }
  const onRestore = vi.fn<(content: ProblemContent, undoable: UndoableChange) => void>()
  const { user } = await renderComponent(history(true, written, onRestore), { api })
  await user.click(await screen.findByRole('button', { name: 'Restore version 3' }))
  const [restored, undoable] = onRestore.mock.calls[0] ?? []
  expect(restored).toEqual(old)
  expect(undoable?.message).toBe('Version 3 is in the editor. Save to keep it.')
  expect(undoable?.savedMessage).toBe('Version 3 is in the editor.')
  expect(undoable?.undo(old)).toEqual(written)
})
