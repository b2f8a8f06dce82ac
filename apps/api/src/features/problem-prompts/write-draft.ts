import { EvaluatorAwayError } from '@isomorph/evaluation'
import { z } from 'zod'
import { promptTexts, type PromptQuestionKind, type PromptStep } from '@isomorph/contract'
import { problemContentSchema } from '@isomorph/contract/schemas'
import type { Finding, ProblemContent } from '@isomorph/problem'
import type { Services } from '../../services/services.ts'
import type { AskModel, ChatMessage } from './ask-model.ts'
import { contentOfDraft } from './content-of-draft.ts'
import { issuesOf, modelDraftSchema, readJson, type ModelDraft } from './draft-format.ts'
import { descriptionOf, repairRequest, writingInstructions } from './instructions.ts'
import { ModelError } from './model-error.ts'
import { placeOfFinding } from './place-of-finding.ts'
import { isAgreed, solveBlind } from './solve-blind.ts'
import { beginning } from './storable-text.ts'

/** A problem that has passed everything, as it is kept until its author takes it. */
export interface FinishedDraft {
  readonly name: string
  readonly tags: readonly string[]
  readonly content: ProblemContent
  readonly remarks: readonly string[]
  readonly solvedVariants: number
  readonly rightVariants: number
}

export type DraftOutcome =
  | { readonly kind: 'ready'; readonly draft: FinishedDraft }
  | {
      readonly kind: 'failed'
      readonly step: PromptStep
      readonly reason: string
      /** A fault of ours, to be reported. */
      readonly fault?: unknown
    }

export interface Progress {
  /** Called when a step begins, with how often the draft was repaired. */
  readonly reportStep: (step: PromptStep, used: { readonly repairs: number }) => Promise<void>
}

interface Wanted {
  readonly prompt: string
  readonly questionKinds: readonly PromptQuestionKind[]
}

type Checking = Pick<Services, 'evaluation'>

const maximumTokens = 8000
const maximumRepairs = 2
const maximumRemarks = 10

/** The steps whose errors a draft is repaired for. */
type GateStep = 'drafting' | 'checking' | 'lab'

interface Attempt {
  readonly step: GateStep
  readonly issues: readonly string[]
}

const tooLong = [promptTexts.write('checkTooLong')]

const isError = ({ level }: Finding): boolean => level !== 'InvalidForUseInfo'

function errorsIn(content: ProblemContent, findings: readonly Finding[]): readonly string[] {
  const sentences = findings.filter(isError).map(({ path, message }) => `${placeOfFinding(content, path)}: ${message}`)
  return [...new Set(sentences)]
}

function remarksIn(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.filter((finding) => !isError(finding)).map(({ message }) => message))]
}

interface Passed {
  readonly draft: ModelDraft
  readonly content: ProblemContent
  readonly remarks: readonly string[]
}

/** Schema, check and lab, one after the other; the first that finds something says what. */
async function passGates(
  { evaluation }: Checking,
  text: string,
  begin: (step: PromptStep) => Promise<void>,
): Promise<Passed | Attempt> {
  await begin('checking')
  const read = modelDraftSchema.safeParse(readJson(text))
  if (!read.success) return { step: 'drafting', issues: issuesOf(read.error) }
  if (read.data.questions.length === 0) return { step: 'checking', issues: [promptTexts.write('noQuestion')] }
  const content = problemContentSchema.safeParse(contentOfDraft(read.data))
  if (!content.success) return { step: 'checking', issues: issuesOf(content.error) }
  const checked = await evaluation.check(content.data)
  if (checked === undefined) return { step: 'checking', issues: tooLong }
  const errors = errorsIn(content.data, checked.findings)
  if (errors.length > 0) return { step: 'checking', issues: errors.slice(0, 10) }
  await begin('lab')
  const looked = await evaluation.check(content.data, { isLab: true })
  if (looked === undefined) return { step: 'lab', issues: tooLong }
  const found = errorsIn(content.data, looked.findings)
  if (found.length > 0) return { step: 'lab', issues: found.slice(0, 10) }
  const remarks = remarksIn(looked.findings).slice(0, maximumRemarks)
  return { draft: read.data, content: content.data, remarks }
}

const failures: Readonly<Record<GateStep, string>> = {
  drafting: promptTexts.write('draftUnreadable'),
  checking: promptTexts.write('draftWrong'),
  lab: promptTexts.write('variantsBroken'),
}

function failureOf({ step, issues }: Attempt): DraftOutcome {
  const [first = ''] = issues
  return { kind: 'failed', step, reason: `${failures[step]} ${beginning(first, 500)}` }
}

const evaluatorAway = promptTexts.write('evaluatorAway')
export const unexpectedFault = promptTexts.write('unexpectedFault')

function nameOf({ name, tags }: ModelDraft): Pick<FinishedDraft, 'name' | 'tags'> {
  const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
  const short = [...new Set(tags.map((tag) => beginning(plain(tag), 50).trim()))].filter((tag) => tag !== '')
  return { name: beginning(plain(name), 100).trim() || 'Untitled problem', tags: short.slice(0, 5) }
}

/** Has a checked draft solved by a second conversation that does not know the key. */
async function finishDraft(
  services: Checking,
  ask: AskModel,
  { draft, content, remarks }: Passed,
): Promise<DraftOutcome> {
  const solved = await solveBlind(services, ask, content)
  if (!isAgreed(solved)) return { kind: 'failed', step: 'solving', reason: solved.disagreement ?? '' }
  const counts = { solvedVariants: solved.variants, rightVariants: solved.right }
  return { kind: 'ready', draft: { ...nameOf(draft), content, remarks, ...counts } }
}

function failureFrom(error: unknown, step: PromptStep): DraftOutcome {
  if (error instanceof ModelError) return { kind: 'failed', step, reason: error.message }
  const reason = error instanceof EvaluatorAwayError ? evaluatorAway : unexpectedFault
  return { kind: 'failed', step, reason, fault: error }
}

/** Has a problem drafted, repaired where a check finds errors, and solved again by a second conversation that does not know the key. */
export async function writeDraft(
  services: Checking,
  ask: AskModel,
  { prompt, questionKinds }: Wanted,
  { reportStep }: Progress,
): Promise<DraftOutcome> {
  let repairs = 0
  let step: PromptStep = 'drafting'
  const begin = async (next: PromptStep): Promise<void> => {
    step = next
    await reportStep(next, { repairs })
  }
  const messages: ChatMessage[] = [
    { role: 'system', content: writingInstructions },
    { role: 'user', content: descriptionOf(prompt, questionKinds) },
  ]
  try {
    for (;;) {
      await begin('drafting')
      const format = { name: 'problem', schema: z.toJSONSchema(modelDraftSchema, { io: 'input' }) }
      const answer = await ask({ messages, format, maximumTokens })
      const passed = await passGates(services, answer.text, begin)
      if ('content' in passed) {
        await begin('solving')
        return await finishDraft(services, ask, passed)
      }
      if (repairs === maximumRepairs) return failureOf(passed)
      repairs += 1
      messages.push(
        { role: 'assistant', content: answer.text },
        { role: 'user', content: repairRequest(passed.issues) },
      )
    }
  } catch (error) {
    return failureFrom(error, step)
  }
}
