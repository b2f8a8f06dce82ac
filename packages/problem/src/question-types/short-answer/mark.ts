import { sayOfAnswer } from '../../marking/answer-said.ts'
import { markingError } from '../../marking/marking-error.ts'
import { verdictFor, type Marking, type TypedAnswer } from '../../marking/marking.ts'
import { fillText } from '../../statement/fill-text.ts'
import { setThatApplies } from '../answer-sets.ts'
import type { Marked, MarkedAt } from '../marked.ts'
import type { CompiledTextQuestion } from './compile.ts'
import type { ShortAnswerQuestion } from './content.ts'

/** Longer texts are essays, which are for people; comparing them letter by letter would be pointless. */
const longestText = 20_000

// Characters that cannot be seen (zero-width, direction marks, soft hyphens) never make a difference.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text as it is compared with others. */
export function comparedText(text: string, question: ShortAnswerQuestion): string {
  const plain = text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
  const spaced = question.ignoresSpaces ? plain.replace(/\s+/g, '') : plain.trim().replace(/\s+/g, ' ')
  // Upper case first: ß, ſ and final sigma have one upper case each, so both spellings meet.
  return question.ignoresCase ? spaced.toUpperCase().toLowerCase() : spaced
}

/** An accepted text with the variant's values in it, and what it earns. */
interface AcceptedText {
  readonly id: number
  readonly text: string
  readonly percentCorrect: number
}

/** Marks a short answer: the accepted text that earns most counts. */
function markText(question: ShortAnswerQuestion, accepted: readonly AcceptedText[], value: string): Marking {
  if (value.length > longestText) {
    const error = markingError('AnswerFormatError', sayOfAnswer('answerTooLong'))
    return { verdict: 'unreadable', percent: 0, rule: 'unreadable', error, evidence: {} }
  }
  const reading = value.trim()
  if (question.marking === 'manual')
    return { verdict: 'needsPerson', percent: 0, rule: 'manual', reading, evidence: {} }
  const typed = comparedText(value, question)
  const best = accepted
    .filter(({ text }) => comparedText(text, question) === typed)
    .reduce<AcceptedText | undefined>(
      (most, text) => (most && most.percentCorrect >= text.percentCorrect ? most : text),
      undefined,
    )
  if (best === undefined) return { verdict: 'incorrect', percent: 0, rule: 'otherText', reading, evidence: {} }
  const percent = best.percentCorrect
  return { verdict: verdictFor(percent), percent, rule: 'acceptedText', reading, evidence: { answerId: best.id } }
}

export function markShortAnswer(question: CompiledTextQuestion, typed: TypedAnswer, at: MarkedAt): Marked {
  const set = setThatApplies(question.sets, at.environment)
  const answers = set === undefined || set === 'unableToEvaluate' ? [] : set.answers
  if (answers.length === 0 && question.question.marking === 'automatic') {
    const error = markingError(set === 'unableToEvaluate' ? 'UnableToEvaluateConditionals' : 'CorrectAnswerNotProvided')
    return { marking: { verdict: 'needsPerson', percent: 0, rule: 'authoringError', error, evidence: {} } }
  }
  const accepted = answers.map(({ id, formula, percentCorrect }) => {
    const text = fillText(at.compiled, at.environment, formula)
    return { id, text, percentCorrect }
  })
  const marking = markText(question.question, accepted, typed.value)
  const feedback = answers.find(({ id }) => id === marking.evidence['answerId'])?.feedback
  return feedback === undefined ? { marking } : { marking, feedback }
}
