import type { Kysely } from 'kysely'
import { promptTexts, type AiSettings, type AiSettingsCheck, type AiSettingsDraft } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { selectTokenKey } from '../../authorization/tokens.ts'
import { seal, unseal } from '../../data/sealed.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { refusalOfPlainHttp } from '../identity-providers/index.ts'
import { askModelAt, type AskingModels, type ModelConnection } from './ask-model.ts'
import { forAdministrators, ModelError } from './model-error.ts'
import {
  lockAiSettings,
  selectOptionalAiSettings,
  writeAiSettings,
  type AiSettingsRow,
} from './problem-prompts.queries.ts'
import { viewAiSettings } from './problem-prompts.view.ts'
import { saidOfDraft } from './said-of-draft.ts'

type Db = Kysely<Tables>

function refusePlainAddress(services: Pick<Services, 'tier'>, { address }: AiSettingsDraft): void {
  const said = refusalOfPlainHttp(services, address)
  if (said) throw new Refusal(platformRefusals.invalidInput, { errors: [{ path: 'address', ...said }] })
}

/** The key to keep: a new one, none, or the one there is, as long as it stays with the same server. */
async function apiKeyOf(db: Db, draft: AiSettingsDraft, stored: AiSettingsRow | undefined): Promise<Buffer | null> {
  if (draft.apiKey === '') return null
  if (draft.apiKey !== undefined) return seal(await selectTokenKey(db, 'providerSecret'), draft.apiKey)
  // A stored key must not be sent to another server by changing the address.
  return stored?.address === draft.address ? stored.apiKey : null
}

async function unsealed(db: Db, apiKey: Buffer | null): Promise<string | undefined> {
  return apiKey === null ? undefined : unseal(await selectTokenKey(db, 'providerSecret'), apiKey)
}

/** Where drafts are written; undefined where no administrator offers them. */
export async function selectOptionalConnection(db: Db): Promise<ModelConnection | undefined> {
  const row = await selectOptionalAiSettings(db)
  if (row?.isEnabled !== true) return undefined
  return { address: row.address, model: row.model, apiKey: await unsealed(db, row.apiKey) }
}

/** Sets the endpoint up, and records it without its key. */
export async function updateAiSettings(
  services: Pick<Services, 'db' | 'tier'>,
  actor: Actor,
  draft: AiSettingsDraft,
): Promise<AiSettings> {
  refusePlainAddress(services, draft)
  const { apiKey: typed, ...columns } = draft
  return await services.db.transaction().execute(async (trx) => {
    const stored = await lockAiSettings(trx)
    const apiKey = await apiKeyOf(trx, draft, stored)
    await writeAiSettings(trx, { ...columns, apiKey })
    const before = viewAiSettings(stored)
    const after = viewAiSettings(await selectOptionalAiSettings(trx))
    const isKeyChanged = typed !== undefined && typed !== ''
    if (!isKeyChanged && JSON.stringify(before) === JSON.stringify(after)) return after
    const act = { action: 'aiSettings.update', entityType: 'configuration', entityId: null } as const
    await recordAct(trx, actor, { ...act, before, after: { ...after, ...(isKeyChanged ? { isKeyChanged } : {}) } })
    return after
  })
}

const checkMilliseconds = 30_000

/** Asks for one word: whether address, model and key are right. */
export async function checkAiSettings(
  services: AskingModels & Pick<Services, 'db'>,
  draft: AiSettingsDraft,
): Promise<AiSettingsCheck> {
  refusePlainAddress(services, draft)
  const apiKey = await unsealed(
    services.db,
    await apiKeyOf(services.db, draft, await selectOptionalAiSettings(services.db)),
  )
  const { address, model } = draft
  const options = { signal: new AbortController().signal, milliseconds: checkMilliseconds }
  const ask = askModelAt(services, { address, model, apiKey }, options)
  try {
    await ask({ messages: [{ role: 'user', content: 'Answer with the word ready.' }], maximumTokens: 1000 })
    const said = [{ code: 'modelAnswers', params: { model } }]
    return { isRight: true, message: promptTexts.write('modelAnswers', { model }), said }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const message = forAdministrators(error.message)
    return { isRight: false, message, said: [...saidOfDraft(message)] }
  }
}
