import { plainText, type RichText } from '@isomorph/rich-text'
import { checkSets, type QuestionCheck } from '../question-check.ts'
import type { Report } from '../../content/report.ts'
import type { CompiledChoiceQuestion } from './compile.ts'
import type { MultipleChoiceQuestion } from './content.ts'
import { instantiateChoices, readingOf } from './shown-choices.ts'
import { say } from '../../wording/said.ts'

/** Whether a document shows nothing: no text, no maths, no picture. */
function isBlank(content: RichText): boolean {
  return plainText(content).trim() === '' && content.content.every((block) => block.type === 'paragraph')
}

function checkChoices(question: MultipleChoiceQuestion, report: Report): void {
  checkSets(question.choiceSets, 'choiceSets', report)
  for (const [index, { answers }] of question.choiceSets.entries()) {
    const path = `choiceSets.${index}.answers`
    const keys = new Set(answers.map(({ choiceKey }) => choiceKey))
    if (keys.size < answers.length) report('InvalidForSave', path, say('sameChoiceKey'))
    if (answers.length === 1) report('InvalidForUseInfo', path, say('oneChoice'))
    for (const [position, { content }] of answers.entries()) {
      if (isBlank(content)) report('InvalidForUseError', `${path}.${position}.content`, say('choiceEmpty'))
    }
  }
}

export const multipleChoiceCheck: QuestionCheck<MultipleChoiceQuestion, CompiledChoiceQuestion> = {
  question: checkChoices,
  variant: ({ question }, { compiled, variant }, survey) => {
    const readings = instantiateChoices(compiled, variant, question.questionKey).map(({ content }) =>
      readingOf(content),
    )
    const twice = readings.find((reading, index) => readings.indexOf(reading) < index)
    if (twice !== undefined) survey.note('choicesReadAlike', 'choiceSets', say('sameChoice'))
  },
  // What a choice earns is what its author says.
  probes: () => [],
  mutants: () => [],
  variants: () => undefined,
}
