import { defaultLicensing } from '@isomorph/contract'
import { doc } from '@isomorph/rich-text'
import { checkProblem, emptyProblemContent, type ProblemContent, type Question } from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import { replaceQuestion, replaceVariable } from './content-changes.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { newQuestion, questionKinds, withAnswerType } from './new-question.ts'
import { isDefined, newVariable } from './new-variable.ts'
import { slotsIn } from './usages.ts'
import { placeQuestion } from './content-changes.ts'

function storeWith(content: Partial<ProblemContent> = {}): DraftStore {
  return createDraftStore({
    name: 'A',
    tags: [],
    licensing: defaultLicensing,
    content: { ...emptyProblemContent, ...content },
  })
}

function variableNamed(store: DraftStore, name: string) {
  const variable = store.getState().draft.content.variables.find((each) => each.name === name)
  if (!variable) throw new Error(`no variable ${name}`)
  return variable
}

describe('the problem being written', () => {
  it('makes a variable of an unknown name, with values that work, and opens it', () => {
    const store = storeWith()
    store.actions.createVariable('v_0', 'RandomNumber')
    const { draft, openVariableId, tab } = store.getState()
    expect(draft.content.variables).toMatchObject([{ name: 'v_0', parameters: { min: '1', max: '10', step: '1' } }])
    expect(openVariableId).toBe(draft.content.variables[0]?.id)
    expect(tab).toBe('variables')
  })

  it('gives nothing the id of what a former version had', () => {
    const draft = { name: 'A', tags: [], licensing: defaultLicensing, content: emptyProblemContent }
    const store = createDraftStore(draft, { largestUsedId: 41 })
    store.actions.createVariable('v', 'RandomNumber')
    expect(variableNamed(store, 'v').id).toBe(42)
    store.replace(draft, 50)
    store.actions.createVariable('w', 'RandomNumber')
    expect(variableNamed(store, 'w').id).toBe(51)
  })

  it('opens the variable of a name that exists instead of making a second one', () => {
    const store = storeWith()
    store.actions.createVariable('v', 'RandomNumber')
    store.actions.createVariable('v', 'NumberSet')
    expect(store.getState().draft.content.variables).toHaveLength(1)
  })

  it('rewrites formulas, texts and answers when a variable is renamed', async () => {
    const store = storeWith({ statement: doc('A car at {{v}} m/s, $\\variable{v}^2$ [[9]]') })
    store.actions.createVariable('v', 'RandomNumber')
    store.actions.createVariable('s', 'CalculatedValue')
    const distance = variableNamed(store, 's')
    if (distance.variableType !== 'CalculatedValue') throw new Error('not calculated')
    const parameters = { ...distance.parameters, formula: '\\frac{\\variable{v}^2}{2}+v' }
    store.actions.change(replaceVariable({ ...distance, parameters }))
    expect(await store.actions.renameVariable(variableNamed(store, 'v'), 'u_0')).toBeUndefined()
    const text = JSON.stringify(store.getState().draft.content)
    expect(text).toContain('{"name":"u_0"}')
    expect(text).toContain('\\\\variable{u_0}^2')
    expect(text).not.toMatch(/variable\{v\}|"v"/)
  })

  it('refuses names that cannot be given and leaves everything as it was', async () => {
    const store = storeWith()
    store.actions.createVariable('a', 'RandomNumber')
    store.actions.createVariable('b', 'RandomNumber')
    const before = store.getState().draft.content
    for (const name of ['', '2x', 'b', 'pi', 'x y']) {
      expect(await store.actions.renameVariable(variableNamed(store, 'a'), name)).toBeTruthy()
    }
    expect(store.getState().draft.content).toBe(before)
  })

  it('says where a deleted variable is still used, and takes the deletion back', async () => {
    const store = storeWith({ statement: doc('A car at {{v}} m/s') })
    store.actions.createVariable('v', 'RandomNumber')
    await store.actions.removeVariable(variableNamed(store, 'v'))
    expect(store.getState().undoable?.message).toBe('v was deleted. It is still used in: Statement.')
    store.undoChange()
    expect(variableNamed(store, 'v').name).toBe('v')
  })

  it('takes a deletion back without what was written since', async () => {
    const store = storeWith({ statement: doc('Alone') })
    store.actions.createVariable('v', 'NumberSet')
    store.actions.createVariable('w', 'NumberSet')
    const [v, w] = [variableNamed(store, 'v'), variableNamed(store, 'w')]
    const link = { id: store.actions.nextId(), variableIds: [v.id, w.id] }
    store.actions.change((content) => ({ ...content, linkedDraws: [link] }))
    const before = store.getState().draft.content
    await store.actions.removeVariable(v)
    store.undoChange()
    expect(store.getState().draft.content).toEqual(before)
    await store.actions.removeVariable(v)
    store.actions.change((content) => ({ ...content, statement: doc('Written since') }))
    store.undoChange()
    expect(store.getState().draft.content).toEqual({ ...before, statement: doc('Written since') })
  })

  it('puts a deleted question back to its place, or behind a statement that was changed since', () => {
    const store = storeWith({ statement: doc('First [[1]] then [[2]].') })
    const [one, two] = [1, 2].map((questionKey) => ({ ...newQuestion('Numeric', store.actions.nextId), questionKey }))
    store.actions.change((content) => ({ ...content, questions: [one, two] as readonly Question[] }))
    const before = store.getState().draft.content
    store.actions.removeQuestion(1)
    store.undoChange()
    expect(store.getState().draft.content).toEqual(before)
    store.actions.removeQuestion(1)
    store.actions.change((content) => ({ ...content, statement: doc('Written since [[2]].') }))
    store.undoChange()
    const { questions, statement } = store.getState().draft.content
    expect([questions.map(({ questionKey }) => questionKey), slotsIn(statement)]).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(JSON.stringify(statement)).toContain('Written since')
  })

  it('gives ids once: what was deleted does not lend its id to something new', () => {
    const store = storeWith()
    const first = store.actions.createQuestion('Numeric')
    store.actions.removeQuestion(first)
    expect(store.actions.createQuestion('Numeric')).toBeGreaterThan(first)
  })

  it('takes the place of a deleted question out of the text', () => {
    const store = storeWith()
    const questionKey = store.actions.createQuestion('Numeric')
    store.actions.change(placeQuestion(questionKey))
    store.actions.change(placeQuestion(questionKey))
    expect(slotsIn(store.getState().draft.content.statement)).toEqual([questionKey])
    store.actions.removeQuestion(questionKey)
    expect(slotsIn(store.getState().draft.content.statement)).toEqual([])
  })

  it.each(questionKinds().map(({ id }) => id))('begins a %s question that may be stored', (answerType) => {
    const store = storeWith()
    store.actions.createQuestion(answerType)
    const findings = checkProblem(store.getState().draft.content)
    expect(findings.filter(({ level }) => level === 'InvalidForSave')).toEqual([])
  })

  it('keeps label, points and answers when the kind of a question changes', () => {
    const store = storeWith()
    const numeric: Question = { ...newQuestion('Numeric', store.actions.nextId), label: '$s =$', points: 3 }
    const formula = withAnswerType(numeric, 'ExpressionSymbolic', store.actions.nextId)
    expect(formula).toMatchObject({ questionKey: numeric.questionKey, label: '$s =$', points: 3 })
    expect(formula).toHaveProperty('answerSets', 'answerSets' in numeric ? numeric.answerSets : undefined)
    store.actions.change(replaceQuestion(formula))
  })
})

describe('an answer that learners gave', () => {
  const found = { questionKey: 9, name: 'forgot the factor ½', formula: 'm\\cdot v^{2}' }

  function asked(): DraftStore {
    const store = storeWith()
    for (const name of ['m', 'v']) store.actions.createVariable(name, 'RandomNumber')
    const question = { ...newQuestion('Numeric', store.actions.nextId), questionKey: 9 } as Question
    store.actions.change((content) => ({ ...content, questions: [question] }))
    return store
  }

  const answersOf = (store: DraftStore) =>
    store
      .getState()
      .draft.content.questions.flatMap((question) =>
        'answerSets' in question ? question.answerSets.flatMap(({ answers }) => answers) : [],
      )

  it('is added over the variables without credit, opened, said, and taken back', () => {
    const store = asked()
    store.addFoundAnswer(found)
    expect(answersOf(store).at(-1)).toMatchObject({
      formula: String.raw`\variable{m}\cdot \variable{v}^{2}`,
      percentCorrect: 0,
    })
    expect(store.getState()).toMatchObject({ openQuestionKey: 9 })
    expect(store.getState().undoable?.message).toContain('“forgot the factor ½” was added')
    store.undoChange()
    expect(answersOf(store)).toHaveLength(1)
  })

  it('is added once, and not where its question is gone or cannot be answered like that', () => {
    const store = asked()
    store.addFoundAnswer(found)
    store.addFoundAnswer(found)
    store.addFoundAnswer({ ...found, questionKey: 7 })
    store.addFoundAnswer({ ...found, formula: 'm+' })
    expect(answersOf(store)).toHaveLength(2)
  })
})

describe('a variable as it begins', () => {
  const made = (type: Parameters<typeof newVariable>[0]) => {
    let id = 0
    return newVariable(type, 'a', () => ++id)
  }

  it('has the defaults of the specification', () => {
    expect(made('RandomNumber').parameters).toMatchObject({ step: '1', blacklist: [], numberFormatType: 'Number' })
    expect(made('CalculatedValue').parameters).toMatchObject({ formula: '', numberFormatType: 'Number', rounding: 2 })
    const artifacts = ['', ''].map((text, ordinal) => ({ artifactType: 'TextArtifact', ordinal, text }))
    expect(made('RichText')).toMatchObject({ variableArtifacts: artifacts })
  })

  it('is defined once it has what its type needs', () => {
    const types = ['NumberSet', 'RandomNumber', 'CalculatedValue', 'RichText'] as const
    expect(types.map((type) => isDefined(made(type)))).toEqual([false, true, false, true])
  })
})
