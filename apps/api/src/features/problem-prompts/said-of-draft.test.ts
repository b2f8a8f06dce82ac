import { promptTexts } from '@isomorph/contract'
import { asSaid, emptyProblemContent } from '@isomorph/problem'
import { expect, it } from 'vitest'
import { issuesOf, modelAnswersSchema, modelDraftSchema } from './draft-format.ts'
import { faultMessages, forAdministrators } from './model-error.ts'
import { placeOfFinding } from './place-of-finding.ts'
import { saidOfDraft } from './said-of-draft.ts'

it.each(Object.values(faultMessages))('has a code for what a model does: %s', (message) => {
  const [fault, ...advice] = saidOfDraft(message).map(({ code }) => code)
  expect(fault).toBeDefined()
  expect(advice).toEqual(forAdministrators(message) === message ? [] : ['tellAdministrator'])
})

const draft = { name: 'A', tags: [], variables: [], conditions: [], statement: '', questions: [], solution: '' }
const variable = { kind: 'list', name: 'a', values: ['1'] }

it.each<[string, unknown, string, string]>([
  ['a field that is missing', { ...draft, name: undefined }, 'name', 'valueMissing'],
  ['a value of another kind', { ...draft, statement: 5 }, 'statement', 'valueKind'],
  ['a field that is not known', { ...draft, hint: '' }, 'hint', 'fieldUnknown'],
  ['a kind that is not known', { ...draft, variables: [{ kind: 'drawn' }] }, 'variables.0.kind', 'kindNotOffered'],
  [
    'a value that fits no form',
    { ...draft, variables: [{ ...variable, values: [true] }] },
    'variables.0.values.0',
    'valueKind',
  ],
])('has codes for what is wrong with the form of a draft: %s', (_what, written, path, code) => {
  const [issue = ''] = issuesOf(modelDraftSchema.safeParse(written).error ?? { issues: [] })
  expect(saidOfDraft(`The model did not write a problem that can be read: ${issue}`)).toMatchObject([
    { code: 'draftUnreadable' },
    { code: 'placeField', params: { path } },
    { code },
  ])
})

it('has codes for what is wrong with the form of the second solve', () => {
  const [issue = ''] = issuesOf(modelAnswersSchema.safeParse({ variants: [{ answers: [] }] }).error ?? { issues: [] })
  expect(saidOfDraft(promptTexts.write('secondUnreadable') + ' ' + issue)).toMatchObject([
    { code: 'secondUnreadable' },
    { code: 'placeField', params: { path: 'variants.0.variant' } },
    { code: 'valueMissing' },
  ])
})

it.each(['questions.0.answer', 'variables', 'constraints.1', 'solution', 'statement'])(
  'has a code for the place of a finding: %s',
  (path) => {
    expect(promptTexts.recognise(`${placeOfFinding(emptyProblemContent, path)}:`)).toHaveLength(1)
  },
)

it('says what was found in a draft, and where, in codes', () => {
  const found = asSaid({ code: 'nameWithoutValue', params: { name: 'b' } }).message
  expect(saidOfDraft(`The draft has an error: Question 2: ${found}`)).toEqual([
    { code: 'draftWrong', params: {} },
    { code: 'placeQuestion', params: { number: '2' } },
    { code: 'nameWithoutValue', params: { name: 'b' } },
  ])
})

it('has a code for a variable by its name', () => {
  expect(promptTexts.recognise('Variable a:')).toEqual([{ code: 'placeVariable', params: { name: 'a' } }])
})

it('keeps what has no code as it is written', () => {
  expect(saidOfDraft('The draft has an error: questions.0: Too few')).toEqual([
    { code: 'draftWrong', params: {} },
    { code: 'asWritten', params: { text: 'questions.0: Too few' } },
  ])
  expect(saidOfDraft('Something else.')).toEqual([])
})

it('keeps what follows on the place as it is written, also where it looks like many places', () => {
  const places = 'Question 1: Variable a: '.repeat(60)
  expect(saidOfDraft(`The draft has an error: ${places}x`)).toEqual([
    { code: 'draftWrong', params: {} },
    { code: 'placeQuestion', params: { number: '1' } },
    { code: 'placeVariable', params: { name: 'a' } },
    { code: 'asWritten', params: { text: `${places.slice('Question 1: Variable a: '.length)}x` } },
  ])
})
