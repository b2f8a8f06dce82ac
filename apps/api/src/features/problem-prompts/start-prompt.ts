import type { Kysely } from 'kysely'
import { promptQuestionKinds, type Prompt, type PromptQuestionKind } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { problemPromptRefusals } from './problem-prompts.errors.ts'
import {
  countPromptsOfDay,
  endPrompt,
  insertOptionalPrompt,
  markPromptDismissed,
  selectOptionalAiSettings,
  selectOptionalLatestPrompt,
  selectOptionalPrompt,
  selectOptionalPromptByKey,
  selectPromptByKey,
  sumTokensOfMonth,
} from './problem-prompts.queries.ts'
import { viewPrompt } from './problem-prompts.view.ts'

type Person = Actor & { readonly userId: number }

interface AskedFor {
  readonly prompt: string
  readonly questionKinds?: readonly PromptQuestionKind[] | undefined
  readonly clientKey: string
}

async function settingsWithinLimits(trx: Kysely<Tables>, userId: number): Promise<{ model: string }> {
  const settings = await selectOptionalAiSettings(trx)
  if (settings?.isEnabled !== true) throw new Refusal(problemPromptRefusals.promptsNotOffered)
  if ((await countPromptsOfDay(trx, userId)) >= settings.draftsPerDay)
    throw new Refusal(problemPromptRefusals.draftsOfDaySpent)
  if ((await sumTokensOfMonth(trx)) >= settings.tokensPerMonth)
    throw new Refusal(problemPromptRefusals.tokensOfMonthSpent)
  return settings
}

const taken = { problem_prompts_open_key: problemPromptRefusals.promptUnderWay }

/** Puts a description into the queue. The same client key gives the draft that was asked for first. */
export async function startPrompt({ db }: Pick<Services, 'db'>, actor: Person, asked: AskedFor): Promise<Prompt> {
  const { userId } = actor
  const { prompt, clientKey, questionKinds = promptQuestionKinds } = asked
  const known = await selectOptionalPromptByKey(db, userId, clientKey)
  if (known) return viewPrompt(known)
  return await refusingOn(taken, () =>
    db.transaction().execute(async (trx) => {
      const { model } = await settingsWithinLimits(trx, userId)
      const kinds = [...new Set(questionKinds)]
      const row = await insertOptionalPrompt(trx, { userId, clientKey, prompt, questionKinds: kinds, model })
      // The same request came twice at once, and the other one was first.
      if (!row) return viewPrompt(await selectPromptByKey(trx, userId, clientKey))
      const after = { model, questionKinds: kinds, characters: prompt.length }
      const act = { action: 'problem.createWithPrompt', entityType: 'problemPrompt', entityId: row.id, after } as const
      await recordAct(trx, actor, act)
      return viewPrompt(row)
    }),
  )
}

export async function readPrompt({ db }: Pick<Services, 'db'>, userId: number, id: number): Promise<Prompt> {
  const row = await selectOptionalPrompt(db, userId, id)
  if (!row) throw new Refusal(platformRefusals.notFound)
  return viewPrompt(row)
}

/** Stopping what has ended changes nothing. */
export async function stopPrompt(services: Pick<Services, 'db'>, actor: Person, id: number): Promise<Prompt> {
  await readPrompt(services, actor.userId, id)
  await services.db.transaction().execute(async (trx) => {
    const end = { state: 'stopped', failedStep: null, reason: '', draft: null } as const
    const row = await endPrompt(trx, id, end)
    if (!row) return
    const after = { state: row.state, model: row.model, tokens: row.tokens }
    const act = { action: 'problem.endPrompt', entityType: 'problemPrompt', entityId: id, after } as const
    await recordAct(trx, actor, act)
  })
  return await readPrompt(services, actor.userId, id)
}

/** Dismissing one that is under way or is dismissed changes nothing. */
export async function dismissPrompt({ db }: Pick<Services, 'db'>, userId: number, id: number): Promise<Prompt> {
  await markPromptDismissed(db, userId, id)
  return await readPrompt({ db }, userId, id)
}

export async function readOffer({ db }: Pick<Services, 'db'>, userId: number) {
  const settings = await selectOptionalAiSettings(db)
  const latest = await selectOptionalLatestPrompt(db, userId)
  const isOffered = settings?.isEnabled === true
  const used = isOffered ? await countPromptsOfDay(db, userId) : 0
  return {
    isOffered,
    model: isOffered ? settings.model : '',
    draftsLeftToday: isOffered ? Math.max(0, settings.draftsPerDay - used) : 0,
    latest: latest && latest.dismissedAt === null ? viewPrompt(latest) : null,
  }
}
