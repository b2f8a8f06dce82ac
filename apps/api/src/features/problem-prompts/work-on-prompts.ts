import { promptTexts } from '@isomorph/contract'
import { recordAct, systemActor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { selectOptionalConnection } from './ai-settings.ts'
import { askModelAt, type AskingModels, type AskModel } from './ask-model.ts'
import { faultMessages, ModelError } from './model-error.ts'
import { estimateTokens } from './read-stream.ts'
import {
  addPromptTokens,
  claimPrompts,
  endPrompt,
  isPromptOpen,
  updatePromptStep,
  type PromptRow,
} from './problem-prompts.queries.ts'
import { unexpectedFault, writeDraft, type DraftOutcome } from './write-draft.ts'

type Working = AskingModels & Pick<Services, 'db' | 'evaluation'>

interface PromptTimes {
  /** For one answer of the model. */
  readonly answerMilliseconds: number
  /** For a draft as a whole; less than a worker holds it. */
  readonly totalMilliseconds: number
}

const usualTimes: PromptTimes = { answerMilliseconds: 120_000, totalMilliseconds: 300_000 }
const stopCheckMilliseconds = 1000
const maximumTries = 2

const interrupted: DraftOutcome = {
  kind: 'failed',
  step: 'drafting',
  reason: promptTexts.write('interrupted'),
}
const notOffered: DraftOutcome = {
  kind: 'failed',
  step: 'waiting',
  reason: promptTexts.write('switchedOff'),
}

/** Counts the tokens of each answer at once, also of one that failed: the limit of a month is about what was used. */
function countingTokens({ db }: Working, { id }: PromptRow, ask: AskModel): AskModel {
  return async (request) => {
    try {
      const answer = await ask(request)
      const estimated = estimateTokens(...request.messages.map(({ content }) => content), answer.text)
      await addPromptTokens(db, id, answer.tokens ?? estimated)
      return answer
    } catch (error) {
      if (error instanceof ModelError) await addPromptTokens(db, id, error.tokens)
      throw error
    }
  }
}

async function writeDraftFor(services: Working, row: PromptRow, times: PromptTimes, stop: AbortController) {
  if (row.tries > maximumTries) return interrupted
  const connection = await selectOptionalConnection(services.db)
  if (connection === undefined) return notOffered
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(times.totalMilliseconds)])
  const ask = countingTokens(
    services,
    row,
    askModelAt(services, connection, { signal, milliseconds: times.answerMilliseconds }),
  )
  return await writeDraft(services, ask, row, {
    reportStep: async (state, used) => {
      if (!(await updatePromptStep(services.db, row, { state, ...used })))
        throw new ModelError('stopped', faultMessages.stopped)
    },
  })
}

async function storeOutcome({ db }: Working, row: PromptRow, outcome: DraftOutcome): Promise<void> {
  const columns =
    outcome.kind === 'ready'
      ? ({ state: 'ready', failedStep: null, reason: '', draft: JSON.stringify(outcome.draft) } as const)
      : ({ state: 'failed', failedStep: outcome.step, reason: outcome.reason, draft: null } as const)
  await db.transaction().execute(async (trx) => {
    const ended = await endPrompt(trx, row.id, columns)
    if (!ended) return
    const { state, failedStep, model, tokens, repairs } = ended
    const act = { action: 'problem.endPrompt', entityType: 'problemPrompt', entityId: row.id } as const
    await recordAct(
      trx,
      { ...systemActor, userId: row.userId },
      { ...act, after: { state, failedStep, model, tokens, repairs } },
    )
  })
}

/** Writes one draft. Whether its author has stopped it is checked each second, as an answer of the model takes minutes. */
async function workOn(services: Working, row: PromptRow, times: PromptTimes): Promise<void> {
  const stop = new AbortController()
  const stopCheck = setInterval(() => {
    // Where the database does not answer, the next second asks again.
    void isPromptOpen(services.db, row.id)
      .then((isOpen) => isOpen || stop.abort())
      .catch(() => undefined)
  }, stopCheckMilliseconds)
  stopCheck.unref()
  try {
    const outcome = await writeDraftFor(services, row, times, stop)
    try {
      await storeOutcome(services, row, outcome)
    } catch (error) {
      // A draft that cannot be stored ends as failed, so that its author can ask for another.
      await storeOutcome(services, row, { kind: 'failed', step: 'solving', reason: unexpectedFault })
      throw error
    }
    if (outcome.kind === 'failed' && outcome.fault !== undefined) throw outcome.fault
  } finally {
    clearInterval(stopCheck)
  }
}

const maximumAtOnce = 4
const running = new WeakMap<object, Set<Promise<void>>>()

/**
 * Starts the prompts that wait, and returns before they have ended: a draft takes minutes, and neither the next one nor a job of the
 * queue waits for it. Another process takes up what a stopped one leaves. Answers a promise for each draft that was begun, resolved
 * when the draft has ended.
 */
export async function beginPrompts(services: Services, times = usualTimes): Promise<readonly Promise<void>[]> {
  const works = running.get(services.database) ?? new Set()
  running.set(services.database, works)
  const rows = await claimPrompts(services.db, Math.max(0, maximumAtOnce - works.size))
  return rows.map((row) => {
    // A draft that met a fault of ours has ended with a reason. Only where that could not be stored either, its row stays held: it
    // is tried once more, and then said to have been interrupted.
    const work: Promise<void> = workOn(services, row, times)
      .catch((error: unknown) => services.errorReports.report(error, { what: 'draft of a problem' }))
      .finally(() => works.delete(work))
    works.add(work)
    return work
  })
}
