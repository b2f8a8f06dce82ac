import { promptTexts } from '@isomorph/contract'
import { asSaid, emptyProblemContent } from '@isomorph/problem'
import { expect, it } from 'vitest'
import { faultMessages } from './model-error.ts'
import { placeOfFinding } from './place-of-finding.ts'
import { saidOfDraft } from './said-of-draft.ts'

it.each(Object.values(faultMessages))('has a code for what a model does: %s', (message) => {
  expect(promptTexts.recognise(message)).toHaveLength(1)
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
  expect(saidOfDraft('The draft has an error: questions.0: Too small')).toEqual([
    { code: 'draftWrong', params: {} },
    { code: 'asWritten', params: { text: 'questions.0: Too small' } },
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
