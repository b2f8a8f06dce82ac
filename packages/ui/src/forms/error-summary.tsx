import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Icon } from '../icons.tsx'
import { uiText } from '../texts.ts'
import { color, fontSize, radius } from '../theme/tokens.ts'

const Root = styled('div')({
  border: `1px solid ${color.error}`,
  backgroundColor: color.errorSoft,
  borderRadius: radius.control,
  padding: '12px 16px',
  fontSize: fontSize.table,
  '& p': { margin: 0, fontWeight: 650, display: 'flex', gap: 8, color: color.errorText },
  '& ul': { margin: '4px 0 0', paddingInlineStart: 32 },
  '& a': { color: 'inherit' },
})

export interface FieldError {
  /** Id of the control that is wrong, where there is one. */
  readonly fieldId?: string | undefined
  readonly message: string
}

/** What is wrong with a form, at its top; takes the focus when it appears so that it is read. */
export function ErrorSummary({ errors, title }: { errors: readonly FieldError[]; title?: string }) {
  const root = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  useEffect(() => {
    if (isShown) root.current?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <Root ref={root} tabIndex={-1} role="alert">
      <p>
        <Icon name="alert" /> {title ?? uiText('ui.errors', { count: errors.length })}
      </p>
      <ul>
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ''}${error.message}`}>
            {error.fieldId ? (
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.querySelector<HTMLElement>(`[id="${error.fieldId}"]`)?.focus()
                }}
              >
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </Root>
  )
}
