import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { useContext, useState, type ButtonHTMLAttributes, type FocusEvent, type ReactNode, type Ref } from 'react'
import { color as colors, fontSize, motion, radius } from '../theme/tokens.ts'
import { LinkComponentContext } from './link-component.ts'

const Root = styled('button')({
  font: 'inherit',
  fontSize: fontSize.table,
  fontWeight: 620,
  lineHeight: 1.5,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 36,
  padding: '5px 12px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'var(--button-tone)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion}, border-color ${motion}`,
  '--button-tone': colors.primary,
  '--button-strong': colors.primaryHover,
  '--button-soft': colors.primarySoft,
  '--button-on': colors.onPrimary,
  '&[data-color="error"]': {
    '--button-tone': colors.errorText,
    '--button-strong': colors.errorText,
    '--button-soft': colors.errorSoft,
    '--button-on': colors.onFill,
  },
  '&:hover': { backgroundColor: 'var(--button-soft)' },
  '&[data-variant="outlined"]': { borderColor: colors.control, paddingInline: 15 },
  '&[data-variant="outlined"]:hover': { borderColor: 'var(--button-tone)' },
  '&[data-variant="contained"]': {
    backgroundColor: 'var(--button-tone)',
    color: 'var(--button-on)',
    paddingInline: 15,
  },
  '&[data-variant="contained"][data-color="error"]': { backgroundColor: colors.error },
  '&[data-variant="contained"]:hover': { backgroundColor: 'var(--button-strong)' },
  '&[data-size="small"]': { minHeight: 30, padding: '2px 8px', fontSize: fontSize.small },
  '&[data-size="small"][data-variant="outlined"]': { paddingInline: 11 },
  '&:disabled, &[aria-disabled="true"]': {
    cursor: 'default',
    color: colors.textSecond,
    backgroundColor: 'transparent',
    opacity: 0.75,
  },
  '&[data-variant="outlined"]:is(:disabled, [aria-disabled="true"])': { borderColor: colors.line },
  '&[data-variant="contained"]:is(:disabled, [aria-disabled="true"])': { backgroundColor: colors.line },
  '&[aria-pressed="true"]': { backgroundColor: 'var(--button-soft)', borderColor: 'var(--button-tone)' },
})

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** One contained button a page at most: its main action. */
  variant?: 'text' | 'outlined' | 'contained'
  color?: 'primary' | 'error'
  size?: 'small' | 'medium'
  startIcon?: ReactNode
  /** Makes it a link. */
  href?: string
  sx?: SxProps<Theme>
  ref?: Ref<HTMLButtonElement>
}

type Pressable = Pick<ButtonProps, 'disabled' | 'type' | 'onClick' | 'onFocus' | 'onBlur'>

/** A button that becomes disabled under the focus would lose it: it keeps it, and does nothing, until the focus leaves. */
function useHeldFocus({ disabled = false, type = 'button', onClick, onFocus, onBlur }: Pressable) {
  const [hasFocus, setHasFocus] = useState(false)
  const watch = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(true)
      onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(false)
      onBlur?.(event)
    },
  }
  if (disabled && hasFocus) return { ...watch, type: 'button', 'aria-disabled': true } as const
  return { ...watch, type, disabled, onClick }
}

/** Does something, or goes somewhere when it has an `href`. */
export function Button({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  startIcon,
  href,
  disabled,
  type,
  onClick,
  onFocus,
  onBlur,
  children,
  ...rest
}: ButtonProps) {
  const linkComponent = useContext(LinkComponentContext)
  const look = { 'data-variant': variant, 'data-color': color, 'data-size': size }
  const pressed = useHeldFocus({ disabled, type, onClick, onFocus, onBlur })
  const element = href === undefined ? pressed : { as: linkComponent, href, onClick, onFocus, onBlur }
  return (
    <Root {...look} {...element} {...rest}>
      {startIcon}
      {children}
    </Root>
  )
}
