import Tooltip from '@mui/material/Tooltip'
import type { ReactNode, Ref } from 'react'

const glyphs = {
  bullet: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 4.500h1.500v4M4 8.500h3M4 14h2.500L4 18h3',
  image: 'M4 5h16v14H4zM4 16l4.500-4.500L13 16l3-3 4 4M15.500 9.500h.01',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14M15 5v14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4.200 4.200 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4.200 4.200 0 0 0 6 6l1.500-1.500',
  question: 'M4 7h16v10H4zM8 12h5',
  embed: 'M4 5h16v14H4zM4 9h16M9 12.500l-2 2 2 2M15 12.500l2 2-2 2',
  rule: 'M4 12h16',
  undo: 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  more: 'M5.500 12v.01M12 12v.01M18.500 12v.01',
} as const

export type GlyphName = keyof typeof glyphs

export function Glyph({ name }: { name: GlyphName }): ReactNode {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={glyphs[name]} strokeWidth={name === 'more' ? 3 : 1.9} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

interface ToolbarButtonProps {
  readonly label: string
  readonly shortcut?: string
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  readonly hasMenu?: boolean
  readonly onClick: (button: HTMLButtonElement) => void
  readonly children: ReactNode
  readonly buttonRef?: Ref<HTMLButtonElement>
  /** A word beside the glyph, for what authors look for first. */
  readonly word?: string
}

/** A button of the toolbar; the text keeps the focus while it is pressed. */
export function ToolbarButton(props: ToolbarButtonProps): ReactNode {
  const { label, shortcut, isPressed, isDisabled, hasMenu, onClick, children, buttonRef, word } = props
  return (
    <Tooltip title={shortcut ? `${label} (${shortcut})` : label}>
      <span>
        <button
          type="button"
          ref={buttonRef}
          className={`rich-text-tool${word ? ' has-word' : ''}`}
          aria-label={label}
          disabled={isDisabled}
          {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
          {...(hasMenu ? { 'aria-haspopup': 'menu' as const } : {})}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => onClick(event.currentTarget)}
        >
          {children}
          {word && <span>{word}</span>}
        </button>
      </span>
    </Tooltip>
  )
}
