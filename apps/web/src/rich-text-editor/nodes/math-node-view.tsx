import type { Editor } from '@tiptap/core'
import { t } from '@isomorph/messages'
import { Selection } from '@tiptap/pm/state'
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { AuthorMathField, lettersAsVariables, lettersNamedLike } from '../../formula-authoring/index.ts'
import { StaticMath } from '../../math/index.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { useEditorHost } from '../editor-context.ts'
import { FloatingPanel } from '../floating-panel.tsx'

/** Writing goes on behind the formula. */
function placeCaretAfter(editor: Editor, position: number | undefined): void {
  if (position === undefined) return
  const { doc, tr } = editor.state
  const after = doc.resolve(Math.min(position + 1, doc.content.size))
  editor.view.dispatch(tr.setSelection(Selection.near(after)))
  editor.view.focus()
}

interface LettersOfferProps {
  readonly latex: string
  readonly variables: readonly string[]
  readonly onChange: (latex: string) => void
}

/** Letters that were written before a variable had their name stay letters until the author says otherwise. */
function LettersOffer({ latex, variables, onChange }: LettersOfferProps): ReactNode {
  const letters = lettersNamedLike(latex, variables)
  if (letters.length === 0) return null
  return (
    <p className="rich-text-hint" role="status">
      {inParts('rich-text.formula.letters', { letters: <b>{letters.join(', ')}</b> })}{' '}
      <button type="button" onClick={() => onChange(lettersAsVariables(latex, variables))}>
        {t('rich-text.formula.letters.show')}
      </button>
    </p>
  )
}

interface FormulaPanelProps {
  readonly anchor: Element | null
  readonly latex: string
  readonly isBlock: boolean
  readonly onChange: (latex: string) => void
  readonly onClose: () => void
}

function FormulaPanel({ anchor, latex, isBlock, onChange, onClose }: FormulaPanelProps): ReactNode {
  const { variables } = useEditorHost()
  return (
    <FloatingPanel anchor={anchor} label={t('rich-text.formula')} onClose={onClose} width={460}>
      <AuthorMathField
        label={t(isBlock ? 'rich-text.formula.block' : 'rich-text.formula.inline')}
        value={latex}
        variables={variables}
        plainLetters="letters"
        isAutoFocused
        onChange={onChange}
        onCommit={onClose}
      />
      <LettersOffer latex={latex} variables={variables.map(({ name }) => name)} onChange={onChange} />
      <p className="rich-text-hint">{t('rich-text.formula.hint')}</p>
    </FloatingPanel>
  )
}

/** What a formula shows in the text; a new one says that it is to be typed. */
function ShownMath({ latex, isBlock }: { latex: string; isBlock: boolean }): ReactNode {
  const host = useEditorHost()
  if (latex === '') return <span className="rich-text-placeholder">{t('rich-text.formula.placeholder')}</span>
  return <StaticMath latex={latex} isDisplay={isBlock} pillStatusOf={host.statusOf} />
}

/** A formula in the text; a click or Enter opens it for editing, and a new one opens by itself. */
function MathView({ isBlock, ...view }: NodeViewProps & { isBlock: boolean }): ReactNode {
  const { node, editor, getPos, updateAttributes, deleteNode } = view
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const latex = String(node.attrs['latex'])
  const [isOpen, setOpen] = useState(latex === '' && editor.isFocused)

  const close = (): void => {
    setOpen(false)
    if (String(node.attrs['latex']).trim() === '') deleteNode()
    placeCaretAfter(editor, getPos())
  }

  return (
    <NodeViewWrapper as={isBlock ? 'div' : 'span'} className={isBlock ? 'rich-text-block-math' : 'rich-text-math'}>
      <button
        type="button"
        ref={setAnchor}
        className="rich-text-atom"
        contentEditable={false}
        disabled={!editor.isEditable}
        aria-label={t(latex === '' ? 'rich-text.formula.edit.empty' : 'rich-text.formula.edit')}
        onClick={() => setOpen(true)}
      >
        <ShownMath latex={latex} isBlock={isBlock} />
      </button>
      {isOpen && (
        <FormulaPanel
          anchor={anchor}
          latex={latex}
          isBlock={isBlock}
          onChange={(changed) => updateAttributes({ latex: changed })}
          onClose={close}
        />
      )}
    </NodeViewWrapper>
  )
}

export function InlineMathView(props: NodeViewProps): ReactNode {
  return <MathView {...props} isBlock={false} />
}

export function BlockMathView(props: NodeViewProps): ReactNode {
  return <MathView {...props} isBlock />
}
