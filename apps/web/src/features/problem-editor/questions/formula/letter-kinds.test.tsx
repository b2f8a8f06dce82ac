// @vitest-environment jsdom
import { activateLanguage, loadAreas } from '@isomorph/messages'
import type { ExpressionSymbolicQuestion, LetterOfKey } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderComponent } from '../../../../testing/render.tsx'
import { emptyInsight, InsightContext } from '../../draft/editor-context.ts'
import { LetterKinds } from './letter-kinds.tsx'

afterEach(() => activateLanguage('en'))

const question: ExpressionSymbolicQuestion = {
  questionKey: 1,
  answerType: 'ExpressionSymbolic',
  label: '',
  points: 1,
  hints: [],
  keyboards: [],
  answerSets: [],
}
const letters: readonly LetterOfKey[] = [
  { name: 'x', kind: 'positive', shown: 'positive', because: { code: 'letterUnderRoot', params: {} } },
  { name: 'f', kind: { functionOf: 't' }, shown: 'real' },
]

it.each([
  ['en', 'x > 0, because it stands under a root.', 'f is a function of t.'],
  ['de', 'x > 0, weil es unter einer Wurzel steht.', 'f ist eine Funktion von t.'],
  ['es', 'x > 0, porque está bajo una raíz.', 'f es una función de t.'],
  ['fr', 'x > 0, car cette lettre est sous une racine.', 'f est une fonction de t.'],
] as const)('says what letters stand for in the language of the page: %s', async (language, root, functionOf) => {
  await loadAreas(['findings', 'question-editor'])
  await activateLanguage(language)
  await renderComponent(
    <InsightContext value={{ ...emptyInsight, letters: [{ questionKey: 1, letters }] }}>
      <LetterKinds question={question} onChange={() => undefined} />
    </InsightContext>,
  )
  expect(await screen.findByText(root)).toBeDefined()
  expect(screen.getByText(functionOf)).toBeDefined()
})
