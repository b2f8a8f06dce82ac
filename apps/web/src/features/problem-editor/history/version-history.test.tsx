// @vitest-environment jsdom
import { emptyProblemContent } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
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

it('says of each version what its report says, and nothing where a server of the former release answers', async () => {
  const content = { ...version(3), content: emptyProblemContent }
  const api = {
    'GET /api/problems/5/revisions': [reported(3, 'done'), reported(2, 'absent'), version(1)],
    'GET /api/problems/5/revisions/3': content,
  }
  const nothing = () => undefined
  const history = (
    <VersionHistory
      problemId={5}
      current={emptyProblemContent}
      canRestore
      onRestore={nothing}
      onRestorePart={nothing}
      onClose={nothing}
    />
  )
  await renderComponent(history, { api })
  const rows = await screen.findAllByRole('button', { name: /^Version \d/ })
  const words = rows.map((row) => [...row.querySelectorAll('small')].slice(1).map((small) => small.textContent))
  expect(words).toEqual([['5,000 variants: no issues'], [], []])
})
