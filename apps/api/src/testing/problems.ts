import {
  emptyProblemContent,
  type NumericQuestion,
  type ProblemContent,
  type RandomNumberVariable,
} from '@isomorph/problem'
import { emptyRichText } from '@isomorph/rich-text'

const a: RandomNumberVariable = {
  id: 1,
  name: 'a',
  variableType: 'RandomNumber',
  parameters: { min: '2', max: '9', step: '1', blacklist: [], numberFormatType: 'Number' },
}

const doubled: NumericQuestion = {
  questionKey: 1,
  answerType: 'Numeric',
  label: '',
  points: 1,
  hints: [],
  keyboards: ['numeric'],
  numberFormatType: 'Any',
  answerSets: [{ id: 1, answers: [{ id: 1, formula: '2\\variable{a}', percentCorrect: 100 }] }],
}

/** Draws a from 2 to 9 and asks for 2a. Parts can be replaced. */
export function doublingProblem(parts: Partial<ProblemContent> = {}): ProblemContent {
  return {
    ...emptyProblemContent,
    variables: [a],
    statement: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Double ' },
            { type: 'inlineMath', attrs: { latex: '\\variable{a}' } },
            { type: 'text', text: ': ' },
            { type: 'questionSlot', attrs: { questionKey: 1 } },
          ],
        },
      ],
    },
    questions: [doubled],
    solution: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'inlineMath', attrs: { latex: '2\\cdot\\variable{a}' } }] },
        ...emptyRichText.content,
      ],
    },
    ...parts,
  }
}
