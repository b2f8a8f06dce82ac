import { createContext, useContext } from 'react'
import type { VariableType } from '@isomorph/problem'
import type { FormulaVariable, PillStatus } from '../math/index.ts'

/** A question as the text shows it. */
export interface SlotQuestion {
  readonly questionKey: number
  /** Counted from 1 in the order of the outline. */
  readonly number: number
  readonly typeName: string
  readonly label: string
}

export interface QuestionKind {
  readonly id: string
  readonly name: string
  readonly description: string
}

export interface UploadedImage {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/** What the editor needs from the page around it; each part may be absent, and with it the tools that need it. */
export interface RichTextEditorHost {
  readonly variables: readonly FormulaVariable[]
  /** Status of a variable by its name in canonical spelling. */
  readonly statusOf: (name: string) => PillStatus
  /** The variables that are lists, by name; a table can be filled from them. */
  readonly lists?: readonly string[]
  readonly createVariable?: (name: string, variableType: VariableType) => void
  /** Makes a list of random numbers. */
  readonly createList?: (name: string) => void
  readonly openVariable?: (name: string) => void
  readonly questions: readonly SlotQuestion[]
  readonly questionKinds: readonly QuestionKind[]
  /** Makes a question and answers its key; the editor puts the slot where the caret is. */
  readonly createQuestion?: (kind: string) => number
  readonly openQuestion?: (questionKey: number) => void
  /** Uploads an image; fails with a sentence that people can read. */
  readonly uploadImage?: (file: File) => Promise<UploadedImage>
  /** Whether another site allows itself to be shown in a frame; a sentence when it does not. */
  readonly checkEmbed?: (url: string) => Promise<string | undefined>
  readonly notify?: (message: string) => void
}

/** A host without variables, questions and uploads: plain rich text with formulas. */
export const plainHost: RichTextEditorHost = {
  variables: [],
  statusOf: () => 'unknown',
  questions: [],
  questionKinds: [],
}

export const RichTextEditorContext = createContext<RichTextEditorHost>(plainHost)

export function useEditorHost(): RichTextEditorHost {
  return useContext(RichTextEditorContext)
}
