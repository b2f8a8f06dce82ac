// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { asSaid, emptyProblemContent, type LabReport, type ProblemContent } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { createDraftStore } from '../draft/draft-store.ts'
import { EditorActionsContext } from '../draft/editor-context.ts'
import { labStatus, LabSummary } from './lab-summary.tsx'
import type { LabState } from './use-lab.ts'

const content: ProblemContent = { ...emptyProblemContent, constraints: [{ id: 7, formula: 'x>2' }] }
const report: LabReport = {
  count: 1000,
  distinctVariants: 870,
  variables: [],
  answers: [],
  issues: [
    {
      kind: 'conditionsRejectMost',
      path: 'constraints',
      message: 'The conditions hold for 870 of 200,000 combinations tried.',
      sentences: [],
      count: 1,
      seeds: [1],
      level: 'InvalidForUseInfo',
      remedy: { message: '', sentences: [] },
      fixes: [
        {
          label: asSaid({ code: 'fixSolveLast', params: { name: 'x' } }),
          change: { kind: 'solveLast', variables: [0] },
        },
      ],
    },
  ],
  rows: [],
}
const state: LabState = { isRunning: false, result: { report, content }, failure: undefined }
const changed = /You have changed the problem since/

afterEach(() => activateLanguage('en'))

async function open(given: LabState, written: ProblemContent) {
  const nothing = (): void => undefined
  const { actions } = createDraftStore({ name: '', tags: [], licensing: defaultLicensing, content: written })
  await renderComponent(
    <EditorActionsContext value={actions}>
      <LabSummary
        state={given}
        content={written}
        isReadOnly={false}
        isAsked={false}
        onRun={nothing}
        onOpenVariant={nothing}
      />
    </EditorActionsContext>,
  )
  return await screen.findByText(/870\b.* (?:different|verschieden|distint|différent)/)
}

const copy = structuredClone(content)
const other = { ...content, constraints: [] }

it('offers fixes for what was looked at, also where a save has written the same content anew', async () => {
  expect((await open(state, copy)).textContent).not.toMatch(changed)
  expect(screen.getByRole('button', { name: 'Let the last number of x make it hold' })).toBeDefined()
  expect(labStatus(state, copy)).not.toBe('')
})

it('says that the problem was changed since, and offers no fixes then', async () => {
  expect((await open(state, other)).textContent).toMatch(changed)
  expect(screen.queryByRole('button', { name: /last number/ })).toBeNull()
  expect(labStatus(state, other)).toBe('')
})

it('does not say so while what is written now is being looked at', async () => {
  expect((await open({ ...state, isRunning: true }, other)).textContent).not.toMatch(changed)
})

it.each([
  ['de', 'Die letzte Zahl von x so wählen, dass die Bedingung gilt'],
  ['es', 'Elegir el último número de x para que se cumpla la condición'],
  ['fr', 'Choisir le dernier nombre de x pour que la condition soit remplie'],
] as const)('names its fixes in the language of the page: %s', async (language, name) => {
  await loadAreas(['findings', 'variant-lab', 'problem-editor'])
  await activateLanguage(language)
  await open(state, copy)
  expect(screen.getByRole('button', { name })).toBeDefined()
})
