// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { WrongAnswerGroups } from './wrong-answer-groups.tsx'

const call = 'GET /api/groupAssessments/3/manualScoring/clusters'

const cluster = {
  signature: { kind: 'choices', keys: [2] },
  name: 'chose “down”',
  latex: null,
  size: 6,
  variants: 4,
  percents: { least: 0, most: 0 },
  decisionId: null,
  examples: [],
}
const decision = { id: 8, name: 'wrong sign', latex: null, percent: 40, comment: '', by: 'G', at: '', marks: 8 }
const found = {
  state: 'current',
  at: '2026-11-23T09:00:00.000Z',
  wrong: 12,
  alone: 6,
  fewest: 3,
  clusters: [cluster],
  decisions: [],
}

async function show(answer: object) {
  const shown = <WrongAnswerGroups place={{ groupId: 2, groupAssessmentId: 3 }} itemKey={1} questionKey={1} />
  await renderComponent(shown, { signedIn: { id: 7 }, api: { [call]: answer } })
}

it('lists groups with how many answers they hold, decided ones among them', async () => {
  await show({ ...found, decisions: [decision] })
  const table = within(await screen.findByRole('table', { name: 'Common wrong answers to question 1' }))
  const cells = (row: HTMLElement) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
    ['wrong sign', '8', '40 %', '40 %'],
    ['chose “down”', '6', '30 %', 'no'],
  ])
})

it('says where there is none', async () => {
  await show({ ...found, clusters: [] })
  expect(await screen.findByText('No wrong answers have much in common across variants.')).toBeTruthy()
})

it('offers to ask again where the groups could not be fetched', async () => {
  const answers = [
    Response.json({ status: 400, title: 'No', detail: 'Not now.' }, { status: 400 }),
    Response.json(found),
  ]
  const shown = <WrongAnswerGroups place={{ groupId: 2, groupAssessmentId: 3 }} itemKey={1} questionKey={1} />
  const { user } = await renderComponent(shown, { signedIn: { id: 7 }, api: { [call]: () => answers.shift() } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('chose “down”')).toBeTruthy()
})
