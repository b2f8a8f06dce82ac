import type { MarkingView } from '@isomorph/contract'
import { ruleSentences, type Marking, type SolutionInstance } from '@isomorph/problem'
import { plainText } from '@isomorph/rich-text'
import { renderStatementHtml } from '../../rendering/index.ts'

function viewWitness(witness: Readonly<Record<string, string>>): string {
  const values = Object.entries(witness).map(([name, value]) => `${name} = ${value}`)
  return `Key and answer differ at ${values.join(', ')}.`
}

/** How one answer was read and decided, for authors and staff. */
export function viewMarking(marking: Marking & { readonly questionKey: number }): MarkingView {
  const { questionKey, verdict, percent, rule, reading = '', facets = [], witness, feedback, error } = marking
  return {
    questionKey,
    verdict,
    percent,
    ruleCode: rule,
    rule: ruleSentences[rule],
    reading,
    facets: facets.map(({ facet, isMet, weight, message }) => ({ facet, isMet, weight, detail: message })),
    ...(witness === undefined ? {} : { witness: viewWitness(witness) }),
    ...(feedback === undefined ? {} : { feedbackHtml: renderStatementHtml(feedback) }),
    ...(error === undefined ? {} : { error }),
  }
}

/** The best answer to each question, as LaTeX: texts and choices stand in it as text. */
export function viewCorrectAnswers({ answers }: SolutionInstance): { questionKey: number; latex: string }[] {
  return Object.entries(answers).flatMap(([questionKey, found]) => {
    const best = found.toSorted((a, b) => b.percentCorrect - a.percentCorrect)[0]
    if (!best) return []
    const isChoice = best.choice !== undefined
    const chosen = found.filter((answer) => !isChoice || answer.percentCorrect === best.percentCorrect)
    // A question that a person marks may have nothing to compare with.
    if (best.text?.trim() === '') return []
    const texts = (isChoice ? chosen : [best]).map(
      ({ latex, text, choice }) => latex ?? asLatexText(text ?? (choice ? plainText(choice.content) : '')),
    )
    return [{ questionKey: Number(questionKey), latex: texts.join(';\\ ') }]
  })
}

function asLatexText(text: string): string {
  return `\\text{${text.replaceAll(/[\\{}$&#^_%~]/g, (character) => (/[\\^~]/.test(character) ? ' ' : `\\${character}`))}}`
}
