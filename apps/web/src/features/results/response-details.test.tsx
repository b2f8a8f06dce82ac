import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { activateLanguage } from '@isomorph/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { ResponseDetails } from './response-details.tsx'

afterEach(() => activateLanguage('en'))

type Response = ProblemInstanceForStaff['attempts'][number]['responses'][number]

const response: Response = {
  questionKey: 1,
  label: '',
  answerType: 'Numeric',
  value: '175J',
  reading: '175\\,\\mathrm{J}',
  verdict: 'partial',
  percent: 50,
  ruleCode: 'withinTolerance',
  rule: 'The value is within the tolerance.',
  met: { number: 2, latex: '175\\,\\mathrm{J}', percentCorrect: 50 },
  feedbackHtml: '<p>Mind the half.</p>',
  facets: [],
  witness: null,
  source: 'evaluator',
  markingNumber: 1,
  comment: null,
  needsPerson: false,
  appeal: null,
}
const place = { groupAssessmentId: 1, problemInstanceId: 1, attemptNumber: 1 }

function shown(changes: Partial<Response>, answer = '', choices: ProblemInstanceForStaff['choices'] = []): string {
  const props = { answer, choices, place, response: { ...response, ...changes } }
  return renderToStaticMarkup(<ResponseDetails {...props} />)
    .replaceAll(/<style.*?<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

it("says which of the author's answers was met, and what the learner was told", () => {
  const text = shown({}, '87.5\\,\\mathrm{J}')
  expect(text).toContain('Met answer 2: 175\\,\\mathrm{J} (50 %). The value is within the tolerance.')
  expect(text).toContain('Feedback Mind the half.')
})

it('shows the texts of choices, taken and right, in place of their keys', () => {
  const choices = [
    { questionKey: 1, choiceKey: 15, html: '<p>7 apples</p>', isRight: false },
    { questionKey: 1, choiceKey: 16, html: '<p>8 pears</p>', isRight: true },
  ]
  const changes = { answerType: 'MultipleChoice', value: '15', met: null, feedbackHtml: null }
  const text = shown(changes, '\\text{8 pears}', choices)
  expect(text).toContain('7 apples')
  expect(text).toContain('Correct answer 8 pears')
  expect(text).not.toContain('15')
})

it('gives no percent to what waits for a mark', () => {
  const text = shown({ answerType: 'ShortAnswer', value: 'words', verdict: 'needsPerson', percent: 0, met: null })
  expect(text).toContain('Needs grading')
  expect(text).not.toContain('%')
  expect(text).not.toContain('Correct answer')
})

it('sets what was typed, with its source beside it', () => {
  const props = { answer: '', choices: [], place, response: { ...response, value: '\\left(x-10\\right)' } }
  const markup = renderToStaticMarkup(<ResponseDetails {...props} />)
  expect(markup).toMatch(/<code[^>]*>\\left\(x-10\\right\)<\/code>/)
})

it('says what a wrong answer counts by a regrade', () => {
  const text = shown({ verdict: 'incorrect', percent: 0, credit: 'full' })
  expect(text).toContain('Counts in full, by a regrade, whatever its mark')
})

const facets: Response['facets'] = [
  { facet: 'value', isMet: true, weight: 80, detail: 'The value is right.' },
  { facet: 'unit', isMet: false, weight: 20, detail: 'The unit is missing or not the right one.' },
]

it.each([
  ['en', 'Value met (The value is right.)', 'Unit not met (The unit is missing or not the right one.)'],
  [
    'de',
    'Wert erfüllt (Der Wert ist richtig.)',
    'Einheit nicht erfüllt (Die Einheit fehlt oder ist nicht die richtige.)',
  ],
  ['es', 'El valor es correcto.', 'La unidad falta o no es la correcta.'],
  ['fr', 'La valeur est juste.', 'L’unité manque ou n’est pas la bonne.'],
] as const)(
  'says in the language of the page which parts of the answer were right: %s',
  async (language, met, notMet) => {
    await activateLanguage(language)
    const html = shown({ facets })
    expect(html).toContain(met)
    expect(html).toContain(notMet)
  },
)
