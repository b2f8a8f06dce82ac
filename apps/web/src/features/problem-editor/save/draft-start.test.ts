// @vitest-environment jsdom
import { defaultLicensing, type SavedProblemDraft } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { beforeEach, expect, it } from 'vitest'
import { editorBackup } from '../../../entities/problem/editor-backup.ts'
import { draftStartOf } from './draft-start.ts'

beforeEach(() => sessionStorage.clear())

const named = (name: string) => ({ name, tags: [], licensing: defaultLicensing, content: emptyProblemContent })
const saved = named('Saved')
const kept = (name: string, version = 'v1'): SavedProblemDraft => ({
  ...named(name),
  baseRevisionNumber: 3,
  version,
  savedAt: '2026-09-01T10:00:00Z',
})
const store = (name: string, keptVersions: readonly string[] = []) =>
  editorBackup.write(7, 5, { draft: named(name), baseRevisionNumber: 3, keptVersions })

it('begins with what is saved where nothing is unsaved', () => {
  expect(draftStartOf(7, 5, saved, null)).toEqual({ work: undefined, upload: { seen: null, other: null } })
})

it('begins with what the server has kept where this browser has nothing', () => {
  const { work, upload } = draftStartOf(7, 5, saved, kept('Elsewhere'))
  expect(work).toMatchObject({ draft: { name: 'Elsewhere' }, baseRevisionNumber: 3, changedAt: '2026-09-01T10:00:00Z' })
  expect(upload).toMatchObject({ seen: { version: 'v1' }, other: null })
})

it('goes on in this tab with what it has stored where the server has an older state of it', () => {
  store('Newer', ['v0', 'v1'])
  const { work, upload } = draftStartOf(7, 5, saved, kept('Older'))
  expect(work?.draft.name).toBe('Newer')
  expect(upload).toMatchObject({ seen: { version: 'v1' }, other: null })
})

it('leaves the choice where the server has work of another page', () => {
  store('Here', ['v0'])
  const { work, upload } = draftStartOf(7, 5, saved, kept('There'))
  expect(work?.draft.name).toBe('Here')
  expect(upload).toMatchObject({ seen: null, other: { name: 'There' } })
})

it('asks nothing where both say the same, and restores nothing that is saved already', () => {
  store('Same')
  expect(draftStartOf(7, 5, saved, kept('Same')).upload).toMatchObject({ seen: { version: 'v1' }, other: null })
  store('Saved')
  const { work, upload } = draftStartOf(7, 5, saved, kept('Saved'))
  expect(work).toBeUndefined()
  expect(upload.seen?.version).toBe('v1')
})

it('shows nobody what somebody else has stored in this browser', () => {
  store('Of person 7')
  expect(draftStartOf(8, 5, saved, null).work).toBeUndefined()
})
