import type { AiSettings, Prompt } from '@isomorph/contract'
import type { AiSettingsRow, PromptRow } from './problem-prompts.queries.ts'
import { saidOfDraft } from './said-of-draft.ts'
import type { FinishedDraft } from './write-draft.ts'

/** What holds until an administrator sets something up. */
const unset: AiSettings = {
  isEnabled: false,
  address: '',
  model: '',
  draftsPerDay: 20,
  tokensPerMonth: 5_000_000,
  hasApiKey: false,
}

/** The settings without the key. */
export function viewAiSettings(row: AiSettingsRow | undefined): AiSettings {
  if (row === undefined) return unset
  const { isEnabled, address, model, draftsPerDay, tokensPerMonth, apiKey } = row
  return { isEnabled, address, model, draftsPerDay, tokensPerMonth, hasApiKey: apiKey !== null }
}

export function viewPrompt(row: PromptRow): Prompt {
  const { id, state, prompt, createdAt, reason, failedStep, repairs, tokens } = row
  const draft = state === 'ready' ? (row.draft as FinishedDraft) : null
  return {
    id,
    state,
    prompt,
    createdAt: createdAt.toISOString(),
    reason,
    said: [...saidOfDraft(reason)],
    failedStep,
    repairs,
    tokens,
    draft: draft && {
      ...draft,
      tags: [...draft.tags],
      remarks: [...draft.remarks],
      saidRemarks: draft.remarks.map((remark) => [...saidOfDraft(remark)]),
    },
  }
}
