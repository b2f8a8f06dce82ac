import { createContext, useContext } from 'react'
import { plainHost, type RichTextEditorHost } from '../../rich-text-editor/index.ts'

/** What texts other than the statement get: variables and pictures, but no questions. */
export const RichTextHostContext = createContext<RichTextEditorHost>(plainHost)

export function useRichTextHost(): RichTextEditorHost {
  return useContext(RichTextHostContext)
}
