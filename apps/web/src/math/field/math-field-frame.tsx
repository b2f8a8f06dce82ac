import { t } from '@isomorph/messages'
import type { ReactNode, RefObject } from 'react'
import './math-field.css'

interface KeyboardButtonProps {
  readonly isOpen: boolean
  readonly label: string
  readonly onToggle: () => void
}

interface FrameProps {
  readonly attach: RefObject<HTMLDivElement | null>
  /** Stands behind the formula; variables are painted there. */
  readonly pills: RefObject<HTMLDivElement | null>
  /** Keeps the place until the field is there. */
  readonly early: ReactNode
  /** Somebody comes to the field, or to its keyboard button. */
  readonly onTurnedTo: () => void
  readonly isInvalid: boolean
  readonly isReady: boolean
  readonly scale: number
  readonly keyboardButton: KeyboardButtonProps | undefined
  readonly fallback:
    | { readonly value: string; readonly label: string; readonly onChange: (latex: string) => void }
    | undefined
  readonly end: ReactNode
}

function KeyboardButton({ label, isOpen, onToggle }: KeyboardButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="math-field-keyboard"
      aria-label={label}
      aria-pressed={isOpen}
      title={t('math.keyboard')}
      // The field keeps the focus, so that the keyboard types into it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          fill="currentColor"
          d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm0 2v10h16V7H4Zm2 2h2v2H6V9Zm4 0h2v2h-2V9Zm4 0h2v2h-2V9ZM6 13h2v2H6v-2Zm3 0h6v2H9v-2Zm7 0h2v2h-2v-2Zm2-4h1v2h-1V9Z"
        />
      </svg>
    </button>
  )
}

/** The border, the keyboard button and, where MathLive cannot be loaded, a plain field that takes LaTeX. */
export function MathFieldFrame(props: FrameProps): ReactNode {
  const { attach, pills, early, keyboardButton, fallback, isReady, end } = props
  return (
    <div
      className={`math-field${props.isInvalid ? ' is-invalid' : ''}${isReady ? ' is-ready' : ''}`}
      {...(isReady ? {} : { onPointerEnter: props.onTurnedTo, onFocus: props.onTurnedTo })}
    >
      {fallback ? (
        <input
          className="math-field-plain"
          aria-label={fallback.label}
          value={fallback.value}
          onChange={(event) => fallback.onChange(event.target.value)}
        />
      ) : (
        <div
          ref={attach}
          className="math-field-host"
          // oxlint-disable-next-line react/forbid-dom-props -- computed from the formula
          style={{ fontSize: `${props.scale * 1.08}em` }}
        >
          <div ref={pills} className="math-field-pills" aria-hidden />
          {!isReady && early}
        </div>
      )}
      {end}
      {keyboardButton && !fallback && <KeyboardButton {...keyboardButton} />}
    </div>
  )
}
