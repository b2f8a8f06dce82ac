import { emptyRichText } from '@isomorph/rich-text'
import type { Answer, AnswerSet, AnswerType, Choice, Question } from '@isomorph/problem'

/** The kinds of question, in the words of the screen. */
export const questionKinds: readonly {
  readonly id: AnswerType
  readonly name: string
  readonly description: string
}[] = [
  { id: 'Numeric', name: 'Numeric', description: 'A number, with or without a unit' },
  { id: 'ExpressionSymbolic', name: 'Formula', description: 'Any formula equal to yours is right' },
  { id: 'ExpressionSymbolicForm', name: 'Formula in a form', description: 'Also has to be factored, expanded, …' },
  { id: 'MultipleChoice', name: 'Multiple choice', description: 'One or several of given answers' },
  { id: 'ShortAnswer', name: 'Short answer', description: 'Words; marked at once or by a person' },
]

export function questionKindName(answerType: AnswerType): string {
  return questionKinds.find(({ id }) => id === answerType)?.name ?? answerType
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

/** A question as it begins: one full-credit answer to fill in, and what most questions of its kind want. */
export function newQuestion(answerType: AnswerType, nextId: () => number): Question {
  const base = { questionKey: nextId(), label: '', points: 1, hints: [] }
  const answerSets = () => onlySet(nextId, [newAnswer(nextId)])
  switch (answerType) {
    case 'Numeric':
      return {
        ...base,
        answerType,
        keyboards: ['numeric', 'functions'],
        answerSets: answerSets(),
        tolerance: { kind: 'Percentage', value: '1' },
        numberFormatType: 'Any',
      }
    case 'ExpressionSymbolic':
      return { ...base, answerType, keyboards: ['numeric', 'roman', 'functions'], answerSets: answerSets() }
    case 'ExpressionSymbolicForm':
      return {
        ...base,
        answerType,
        keyboards: ['numeric', 'roman', 'functions'],
        answerSets: answerSets(),
        form: 'asKey',
      }
    case 'MultipleChoice':
      return {
        ...base,
        answerType,
        choiceSets: onlySet(nextId, [newChoice(nextId, 100), newChoice(nextId), newChoice(nextId)]),
        isMultiple: false,
        isShuffled: true,
        creditRule: 'allOrNothing',
      }
    case 'ShortAnswer':
      return {
        ...base,
        answerType,
        marking: 'automatic',
        answerSets: answerSets(),
        ignoresCase: true,
        ignoresSpaces: true,
        isMultiline: false,
      }
  }
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
