// @vitest-environment jsdom
import { defaultLicensing, type Problem } from '@isomorph/contract'
import { doc } from '@isomorph/rich-text'
import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { screen, within } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts'
import { OriginBand } from './origin-band.tsx'

const base: ProblemContent = { ...emptyProblemContent, statement: doc('Old'), solution: doc('Old solution') }
const theirs: ProblemContent = { ...base, statement: doc('New'), solution: doc('New solution') }
const origin = { problemId: 5, revisionNumber: 1, mergedRevisionNumber: 1, authors: ['Ada Abel'], licence: 'CC0-1.0' }

let opened: DraftStore

function Band({ store, newest }: { store: DraftStore; newest: number | null }) {
  const { draft } = useSyncExternalStore(store.subscribe, store.getState)
  const current = newest === null ? null : { name: 'Doubling', revisionNumber: newest }
  const problem = { id: 9, largestUsedId: 10_000, origin: { ...origin, current } } as unknown as Problem
  return <OriginBand problem={problem} draft={draft} store={store} />
}

async function open(mine: ProblemContent, newest: number | null = 3) {
  const revisions = {
    'GET /api/problems/5/revisions/1': { content: base },
    'GET /api/problems/5/revisions/3': { content: theirs },
  }
  opened = createDraftStore({ name: 'Copy', tags: [], licensing: defaultLicensing, content: mine })
  return await renderComponent(<Band store={opened} newest={newest} />, { api: revisions })
}

it('takes what is selected into the draft, and leaves what the copy has changed itself unless it is ticked', async () => {
  const mine = { ...base, solution: doc('My solution') }
  const { user } = await open(mine)
  await user.click(screen.getByRole('button', { name: 'See changes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Changes in “Doubling” from version 1 to 3' })
  const statement = await within(dialog).findByRole('checkbox', { name: 'Statement changed' })
  const solution = within(dialog).getByRole('checkbox', { name: /^Solution changed/ })
  expect(statement).toHaveProperty('checked', true)
  const words = within(within(dialog).getByRole('region', { name: 'Changes in the statement' }))
  expect([words.getByText('Old').closest('del'), words.getByText('New').closest('ins')]).not.toContain(null)
  expect(solution).toHaveProperty('checked', false)
  await user.click(within(dialog).getByRole('button', { name: 'Take selected' }))
  expect(opened.getState().draft).toMatchObject({
    content: { statement: theirs.statement, solution: mine.solution },
    mergedOriginRevision: 3,
  })
  expect(screen.queryByText(/Original changed/)).toBeNull()
})

it('takes all, or none', async () => {
  const { user } = await open(base)
  await user.click(screen.getByRole('button', { name: 'See changes' }))
  await user.click(await screen.findByRole('button', { name: 'Take none' }))
  expect(opened.getState().draft).toMatchObject({ content: base, mergedOriginRevision: 3 })

  opened.replace({ name: 'Copy', tags: [], licensing: defaultLicensing, content: base })
  await user.click(await screen.findByRole('button', { name: 'See changes' }))
  await user.click(await screen.findByRole('button', { name: 'Take all' }))
  expect(opened.getState().draft.content).toEqual(theirs)
})

it('says nothing where the original has no newer version, or cannot be read any more', async () => {
  await open(base, 1)
  expect(screen.queryByText(/Original changed/)).toBeNull()
  await open(base, null)
  expect(screen.queryByText(/Original changed/)).toBeNull()
})
