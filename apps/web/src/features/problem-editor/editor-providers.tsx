import type { ProblemContent } from '@isomorph/problem'
import type { ReactNode } from 'react'
import type { FormulaVariable } from '../../math/index.ts'
import type { RichTextEditorHost } from '../../rich-text-editor/index.ts'
import {
  ContentContext,
  EditorActionsContext,
  FoundAnswerContext,
  FormulaVariablesContext,
  InsightContext,
  ReadOnlyContext,
  type EditorActions,
  type Insight,
} from './draft/editor-context.ts'
import { RepairedFormulasContext, type RepairedFormulas } from './formulas/repaired-formulas.ts'
import { RichTextHostContext } from './rich-text-host.ts'

interface EditorProvidersProps {
  readonly isReadOnly: boolean
  readonly actions: EditorActions
  readonly content: ProblemContent
  readonly foundAnswerId: number | undefined
  readonly formulaVariables: readonly FormulaVariable[]
  readonly insight: Insight
  readonly repairedFormulas: RepairedFormulas
  readonly textHost: RichTextEditorHost
  readonly children: ReactNode
}

/** What the parts of the editor share, each in a context of its own so that a change reaches only who needs it. */
export function EditorProviders(props: EditorProvidersProps): ReactNode {
  return (
    <EditorActionsContext value={props.actions}>
      <ContentContext value={props.content}>
        <FormulaVariablesContext value={props.formulaVariables}>
          <InsightContext value={props.insight}>
            <RepairedFormulasContext value={props.repairedFormulas}>
              <RichTextHostContext value={props.textHost}>
                <ReadOnlyContext value={props.isReadOnly}>
                  <FoundAnswerContext value={props.foundAnswerId}>{props.children}</FoundAnswerContext>
                </ReadOnlyContext>
              </RichTextHostContext>
            </RepairedFormulasContext>
          </InsightContext>
        </FormulaVariablesContext>
      </ContentContext>
    </EditorActionsContext>
  )
}
