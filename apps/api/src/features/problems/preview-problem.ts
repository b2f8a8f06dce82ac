import { sayOfField, type TypedAnswer } from '@isomorph/contract'
import {
  compileProblem,
  isAuthoringError,
  percentOfProblem,
  type Marking,
  type ProblemContent,
} from '@isomorph/problem'
import { EvaluatorAwayError, type PreviewedVariant } from '@isomorph/evaluation'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { refuseFiguresOfOthers } from '../files/index.ts'
import { figureUserOf } from './author.ts'
import { problemRefusals } from './problems.errors.ts'
import { selectProblem } from './problems.queries.ts'
import { readStoredContent } from './stored-content.ts'

/** What is previewed: the given content, else the head of the problem. */
export async function contentToPreview(
  { db, user }: Pick<Services, 'db'> & { readonly user: SignedInUser },
  problemId: number,
  content: ProblemContent | undefined,
): Promise<ProblemContent> {
  if (content === undefined) return readStoredContent((await selectProblem(db, problemId)).content)
  await refuseFiguresOfOthers(db, { user: figureUserOf(user), content, problemId, hides: false })
  return content
}

/** Refuses with `Retry-After: 1`, after which pages ask again by themselves. */
function refuseWhereBusy(error: unknown): never {
  if (error instanceof EvaluatorAwayError)
    throw new Refusal(problemRefusals.previewsBusy, { cause: error, retryAfterSeconds: 1 })
  throw error
}

/** One variant with everything that is read of it; a content without variants says why. */
export async function previewVariant(
  { evaluation }: Pick<Services, 'evaluation'>,
  content: ProblemContent,
  seed: number,
): Promise<PreviewedVariant> {
  const previewed = await evaluation.preview(content, seed).catch(refuseWhereBusy)
  if (!previewed) throw new Refusal(problemRefusals.evaluationTooLong)
  if (!isAuthoringError(previewed)) return previewed
  const { path, message, sentences } = previewed
  const errors = [{ path: `content.${path}`, message, reason: undefined, sentences }]
  throw new Refusal(problemRefusals.noVariant, { detail: message, said: undefined, errors })
}

interface PreviewedAttempt {
  readonly percent: number
  readonly markings: readonly (Marking & { readonly questionKey: number })[]
}

function refuseWhenQuestionsAreUnknown(content: ProblemContent, answers: readonly TypedAnswer[]): void {
  const keys = new Set(content.questions.map((question) => question.questionKey))
  const errors = answers.flatMap(({ questionKey }, index) =>
    keys.has(questionKey) ? [] : [{ path: `answers.${index}.questionKey`, ...sayOfField('noSuchQuestion') }],
  )
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
}

/** Marks answers against one variant as an attempt would be marked; nothing is kept. */
export async function previewAttempt(
  services: Pick<Services, 'evaluation'>,
  content: ProblemContent,
  seed: number,
  answers: readonly TypedAnswer[],
): Promise<PreviewedAttempt> {
  refuseWhenQuestionsAreUnknown(content, answers)
  const { variant } = await previewVariant(services, content, seed)
  const markings = await services.evaluation.tryAnswers({ compiled: compileProblem(content) }, variant, answers)
  const marked = markings.map((marking, index) => ({ ...marking, questionKey: answers[index]?.questionKey ?? 0 }))
  const earned = new Map(marked.map(({ questionKey, percent }) => [questionKey, percent]))
  const credits = content.questions.map(({ questionKey, points }) => ({
    points,
    percent: earned.get(questionKey) ?? 0,
  }))
  return { percent: percentOfProblem(credits), markings: marked }
}
