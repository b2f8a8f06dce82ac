// @vitest-environment jsdom
import type { RegradableItem } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { ItemRules } from './item-rules.tsx'
import { draftOf } from './regrade-draft.ts'

const delivered = { id: 31, number: 1, createdAt: '2026-11-28T10:00:00.000Z' }
const item: RegradableItem = {
  itemKey: 1,
  position: 1,
  problemId: 12,
  name: 'Twice a number',
  points: 4,
  isDrawn: false,
  deliveredRevisionNumber: 1,
  rules: { problemRevisionId: null, creditRule: 'asMarked', points: null, questionRules: [] },
  questions: [{ questionKey: 1, label: '' }],
  revisions: [delivered],
}

async function show(shown: RegradableItem) {
  await renderComponent(<ItemRules item={shown} draft={draftOf(shown)} isChanged={false} isOpen onChange={() => {}} />)
}

it('leads to the problem, in which a wrong answer is corrected', async () => {
  await show(item)
  expect(screen.getByText(/^To correct an answer/).textContent).toBe(
    'To correct an answer or the text, open and save the problem: the new version can then be chosen here.',
  )
  expect(screen.getByRole('link', { name: 'the problem' }).getAttribute('href')).toBe('/problems/12')
})

it('offers the corrected version instead, once there is one', async () => {
  await show({ ...item, revisions: [{ ...delivered, id: 32, number: 2 }, delivered] })
  expect(screen.getByRole('option', { name: /^Version 2/ })).toBeDefined()
  expect(screen.queryByText(/^To correct an answer/)).toBeNull()
})
