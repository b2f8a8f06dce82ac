import { t } from '@isomorph/messages'
import type { Editor } from '@tiptap/react'
import { useEffect, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { pillLatex, StaticMath } from '../math/index.ts'
import { variableKinds } from './create-variable-choices.tsx'
import { useEditorHost, type RichTextEditorHost } from './editor-context.ts'
import { isInOpenMath } from './formulas/math-in-text.ts'
import { inParts } from '../messages/in-parts.tsx'
import { FloatingPanel } from './floating-panel.tsx'

/** What has been typed behind an opening brace: `{ma` asks for variables that begin with `ma`. */
export function openBrace(textBefore: string): string | undefined {
  return /\{\\?([A-Za-z\u0370-\u03ff][A-Za-z0-9\u0370-\u03ff_]*|)$/.exec(textBefore)?.[1]
}

interface Suggestion {
  readonly key: string
  readonly label: ReactNode
  readonly choose: () => void
}

function suggestionsFor(
  typed: string,
  host: RichTextEditorHost,
  insert: (name: string) => void,
): readonly Suggestion[] {
  const known = host.variables
    .filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
    .slice(0, 8)
    .map(({ name }) => ({
      key: name,
      label: <StaticMath latex={pillLatex(name)} />,
      choose: () => insert(name),
    }))
  const isNew = typed !== '' && !host.variables.some(({ name }) => name === typed)
  const created =
    isNew && host.createVariable
      ? variableKinds.map((kind) => ({
          key: kind.type,
          label: (
            <>
              {inParts('rich-text.suggestion', { name: <b>{typed}</b>, kind: t(kind.inText) })}{' '}
              <small>{t(kind.example)}</small>
            </>
          ),
          choose: () => {
            host.createVariable?.(typed, kind.type)
            insert(typed)
          },
        }))
      : []
  return [...known, ...created]
}

function typedAtCaret(editor: Editor): string | undefined {
  const { selection } = editor.state
  if (!selection.empty || !editor.isFocused) return undefined
  const { $from } = selection
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const typed = openBrace(before)
  return typed === undefined || isInOpenMath(before) ? undefined : typed
}

/** What is typed at the caret behind a brace, and which suggestion is chosen. */
function useTypedName(editor: Editor) {
  const [typed, setTyped] = useState<string>()
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    const readCaret = (): void => {
      setTyped(typedAtCaret(editor))
      setChosen(0)
    }
    editor.on('transaction', readCaret)
    return () => {
      editor.off('transaction', readCaret)
    }
  }, [editor])
  return { typed, setTyped, chosen, setChosen }
}

/** Arrow keys choose, Enter and Tab take, Escape closes. */
function useSuggestionKeys(
  editor: Editor,
  suggestions: readonly Suggestion[],
  chosen: number,
  setChosen: Dispatch<SetStateAction<number>>,
  close: () => void,
): void {
  useEffect(() => {
    if (suggestions.length === 0) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) setChosen((before) => (before + step + suggestions.length) % suggestions.length)
      else if (event.key === 'Enter' || event.key === 'Tab') suggestions[chosen]?.choose()
      else if (event.key === 'Escape') close()
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    editor.view.dom.addEventListener('keydown', onKeyDown, { capture: true })
    return () => editor.view.dom.removeEventListener('keydown', onKeyDown, { capture: true })
  })
}

interface SuggestionListProps {
  readonly suggestions: readonly Suggestion[]
  readonly chosen: number
}

function SuggestionList({ suggestions, chosen }: SuggestionListProps): ReactNode {
  return (
    <div className="rich-text-suggestions" role="listbox" aria-label={t('rich-text.variables')} tabIndex={-1}>
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.key}
          type="button"
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={suggestion.choose}
        >
          {suggestion.label}
        </button>
      ))}
    </div>
  )
}

/** After `{` offers the variables that fit, and to make one of a name that nothing has yet. */
export function VariableSuggestions({ editor }: { editor: Editor }): ReactNode {
  const host = useEditorHost()
  const { typed, setTyped, chosen, setChosen } = useTypedName(editor)
  const insert = (name: string): void => {
    const at = editor.state.selection.from
    const length = (typed ?? '').length + 1
    editor
      .chain()
      .focus()
      .insertContentAt({ from: at - length, to: at }, { type: 'variable', attrs: { name } })
      .run()
    setTyped(undefined)
  }
  const suggestions = typed === undefined ? [] : suggestionsFor(typed, host, insert)
  useSuggestionKeys(editor, suggestions, chosen, setChosen, () => setTyped(undefined))
  if (suggestions.length === 0) return null
  const { left, top, bottom } = editor.view.coordsAtPos(editor.state.selection.from)
  return (
    <FloatingPanel
      anchor={{ getBoundingClientRect: () => new DOMRect(left, top, 0, bottom - top) }}
      label={t('rich-text.variables')}
      width={300}
      onClose={() => setTyped(undefined)}
    >
      <SuggestionList suggestions={suggestions} chosen={chosen} />
    </FloatingPanel>
  )
}
