// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { DraftComparison } from './draft-comparison.tsx'

const draft = { name: 'Trains', tags: [], licensing: defaultLicensing, content: emptyProblemContent }

async function compare(after: typeof draft): Promise<void> {
  await renderComponent(<DraftComparison title="Changes" before={draft} after={after} onClose={() => undefined} />)
}

it('names what differs where the contents are the same', async () => {
  await compare({ ...draft, name: 'Ships' })
  expect(await screen.findByText('Name: “Ships”')).toBeDefined()
  expect(screen.queryByText('Both have the same content.')).toBeNull()
})

it('says so where nothing differs', async () => {
  await compare(draft)
  expect(await screen.findByText('Both have the same content.')).toBeDefined()
})
