import type { AnswerField } from '../answer-field.ts'
import { unreadable, withChoices, withNote, type QuestionShow } from '../question-show.ts'
import type { ExpressionSymbolicFormQuestion } from '../expression-form/content.ts'
import { readerFor, type AnswerReader } from '../formula/answer-reader.ts'
import { chemicalReader, readsChemistry } from './chemistry.ts'
import { groupedNumberNote } from '../formula/reading/grouped-number.ts'
import type { ExpressionSymbolicQuestion } from './content.ts'

/** In a formula, j is a letter like others. */
export function expressionReader(field: AnswerField): AnswerReader {
  if (field.reads === 'chemistry') return chemicalReader
  return readerFor(field, { imaginaryUnit: 'i', isNumber: false })
}

/** The field of a question for a formula, whether or not it asks for a form. */
export const expressionShow: QuestionShow<ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion> = {
  field: (question) => {
    const { questionKey, answerType, label, keyboards, functions = [] } = question
    return {
      questionKey,
      answerType,
      label,
      keyboards,
      ...(functions.length === 0 ? {} : { functions }),
      ...(answerType === 'ExpressionSymbolic' && readsChemistry(question) ? { reads: 'chemistry' } : {}),
    }
  },
  read: (field, value, mode) => {
    if (value.trim() === '') return { ok: true, latex: '' }
    const reader = expressionReader(field)
    const reading = reader.read(value, mode)
    if (!reading.ok) return unreadable(reading.error)
    const shown = { ok: true, latex: reader.shown(reading.tree, value) } as const
    return withChoices(
      withNote(shown, groupedNumberNote(field, reading.tree, value)),
      reader.choices(reading.tree, value),
    )
  },
}
