import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DefaultMoment } from './people.ts'

export interface AiSettingsTable {
  id: Generated<number>
  isEnabled: Generated<boolean>
  address: string
  model: string
  apiKey: Buffer | null
  draftsPerDay: number
  tokensPerMonth: number
}

export interface ProblemPromptsTable {
  id: GeneratedAlways<number>
  userId: number
  clientKey: string
  prompt: string
  questionKinds: ('number' | 'expression' | 'choice')[]
  state: Generated<'waiting' | 'drafting' | 'checking' | 'lab' | 'solving' | 'ready' | 'failed' | 'stopped'>
  failedStep: 'waiting' | 'drafting' | 'checking' | 'lab' | 'solving' | null
  reason: Generated<string>
  model: Generated<string>
  repairs: Generated<number>
  tokens: Generated<number>
  draft: ColumnType<unknown, string | null | undefined, string | null>
  createdAt: DefaultMoment
  heldUntil: Date | null
  tries: Generated<number>
  endedAt: Date | null
  dismissedAt: Date | null
}

export interface ProblemPromptTables {
  aiSettings: AiSettingsTable
  problemPrompts: ProblemPromptsTable
}
