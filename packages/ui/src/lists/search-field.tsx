import OutlinedInput from '@mui/material/OutlinedInput'
import IconButton from '@mui/material/IconButton'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../icons.tsx'
import { uiText } from '../texts.ts'
import { color, fontSize } from '../theme/tokens.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select|math-field)$/i.test(target.tagName))
  )
}

/** Gives a field the focus when somebody presses "/" outside of any field. */
function useSlashFocus(isOn: boolean) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isOn) return undefined
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  return input
}

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter?: () => void
  readonly error?: string | undefined
  readonly hasShortcut?: boolean
}

/** The key that leads to the box while it is empty; then the button that empties it. */
function EndOfField({ value, onChange, hasShortcut }: Pick<SearchFieldProps, 'value' | 'onChange' | 'hasShortcut'>) {
  if (value !== '') {
    return (
      <IconButton size="small" aria-label={uiText('ui.search.empty')} onClick={() => onChange('')}>
        <Icon name="close" size={16} />
      </IconButton>
    )
  }
  if (!hasShortcut) return null
  return (
    <kbd
      aria-hidden
      style={{
        border: `1px solid ${color.line}`,
        borderRadius: 4,
        padding: '0 6px',
        color: color.textSecond,
      }}
    >
      /
    </kbd>
  )
}

function Magnifier() {
  return (
    <span style={{ color: color.textSecond, marginInlineEnd: 0, display: 'flex' }}>
      <Icon name="search" size={18} />
    </span>
  )
}

function SearchError({ id, error }: { id: string; error: string }) {
  return (
    <p id={id} role="status" style={{ margin: '4px 0 0', fontSize: fontSize.small, color: color.errorText }}>
      {error}
    </p>
  )
}

/** The search box of a list: "/" takes you there, Enter searches at once, Escape empties it. */
export function SearchField({ label, value, onChange, onEnter, error, hasShortcut = true }: SearchFieldProps) {
  const id = useId()
  const input = useSlashFocus(hasShortcut)
  return (
    <div style={{ flex: '1 1 280px', maxWidth: 520, minWidth: 0 }} role="search">
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        type="text"
        inputRef={input}
        value={value}
        placeholder={label}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.()
          if (event.key === 'Escape' && value !== '') onChange('')
        }}
        startAdornment={<Magnifier />}
        endAdornment={<EndOfField value={value} onChange={onChange} hasShortcut={hasShortcut} />}
        slotProps={{ input: { 'aria-describedby': error ? `${id}-error` : undefined, 'aria-keyshortcuts': '/' } }}
      />
      {error && <SearchError id={`${id}-error`} error={error} />}
    </div>
  )
}
