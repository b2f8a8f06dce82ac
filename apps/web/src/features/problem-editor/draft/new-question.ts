import { emptyRichText } from '@isomorph/rich-text'
import { t, type PlainKey } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'
import type { Answer, AnswerSet, AnswerType, Choice, Question } from '@isomorph/problem'

/** The kinds of question, in the words of the screen. */
const kindKeys = [
  ['Numeric', 'problem-editor.kind.numeric', 'problem-editor.kind.numeric.about'],
  ['ExpressionSymbolic', 'problem-editor.kind.formula', 'problem-editor.kind.formula.about'],
  ['ExpressionSymbolicForm', 'problem-editor.kind.formulaForm', 'problem-editor.kind.formulaForm.about'],
  ['MultipleChoice', 'problem-editor.kind.choice', 'problem-editor.kind.choice.about'],
  ['ShortAnswer', 'problem-editor.kind.short', 'problem-editor.kind.short.about'],
] as const satisfies readonly (readonly [AnswerType, PlainKey, PlainKey])[]

export function questionKinds() {
  return kindKeys.map(([id, name, description]) => ({ id, name: t(name), description: t(description) }))
}

export function questionKindName(answerType: AnswerType): string {
  const key = kindKeys.find(([id]) => id === answerType)?.[1]
  return key === undefined ? answerType : t(key)
}

/** The same within a sentence; German nouns keep their capitals. */
export function questionKindInText(answerType: AnswerType): string {
  const name = questionKindName(answerType)
  return activeTag().startsWith('de') ? name : name.toLowerCase()
}

export function newAnswer(nextId: () => number, percentCorrect = 100): Answer {
  return { id: nextId(), formula: '', percentCorrect }
}

export function newChoice(nextId: () => number, percentCorrect = 0): Choice {
  return { choiceKey: nextId(), content: emptyRichText, percentCorrect }
}

function onlySet<A>(nextId: () => number, answers: readonly A[]): readonly AnswerSet<A>[] {
  return [{ id: nextId(), answers }]
}

type QuestionOf<Kind extends AnswerType> = Extract<Question, { readonly answerType: Kind }>

/** What a question begins with beside what all have: one full-credit answer to fill in, and what most questions of its kind want. */
const beginnings: {
  readonly [Kind in AnswerType]: (nextId: () => number) => Omit<QuestionOf<Kind>, keyof Start | 'answerType'>
} = {
  Numeric: (nextId) => ({
    keyboards: ['numeric', 'functions'],
    answerSets: onlySet(nextId, [newAnswer(nextId)]),
    tolerance: { kind: 'Percentage', value: '1' },
    numberFormatType: 'Any',
  }),
  ExpressionSymbolic: (nextId) => ({
    keyboards: ['numeric', 'roman', 'functions'],
    answerSets: onlySet(nextId, [newAnswer(nextId)]),
  }),
  ExpressionSymbolicForm: (nextId) => ({
    keyboards: ['numeric', 'roman', 'functions'],
    answerSets: onlySet(nextId, [newAnswer(nextId)]),
    form: 'asKey',
  }),
  MultipleChoice: (nextId) => ({
    choiceSets: onlySet(nextId, [newChoice(nextId, 100), newChoice(nextId), newChoice(nextId)]),
    isMultiple: false,
    isShuffled: true,
    creditRule: 'allOrNothing',
  }),
  ShortAnswer: (nextId) => ({
    marking: 'automatic',
    answerSets: onlySet(nextId, [newAnswer(nextId)]),
    ignoresCase: true,
    ignoresSpaces: true,
    isMultiline: false,
  }),
}

function start(nextId: () => number) {
  return { questionKey: nextId(), label: '', points: 1, hints: [] } as const
}

type Start = ReturnType<typeof start>

export function newQuestion(answerType: AnswerType, nextId: () => number): Question {
  // The kind belongs to its beginning, which the table guarantees and the compiler forgets here.
  return { ...start(nextId), answerType, ...beginnings[answerType](nextId) } as Question
}

/** The same question with another kind of answer; what both kinds have is kept. */
export function withAnswerType(question: Question, answerType: AnswerType, nextId: () => number): Question {
  if (question.answerType === answerType) return question
  const { questionKey, label, points, hints, feedback } = question
  const fresh = newQuestion(answerType, nextId)
  const kept = { ...fresh, questionKey, label, points, hints, ...(feedback ? { feedback } : {}) }
  const hasSets = 'answerSets' in question && 'answerSets' in kept
  return hasSets ? { ...kept, answerSets: question.answerSets } : kept
}
