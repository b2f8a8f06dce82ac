import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon } from '@isomorph/ui'
import type { KeyboardLayout } from '@isomorph/problem'
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { AuthorMathField, ExpandedFormula, useOverflow } from '../../formula-authoring/index.ts'
import { variableKinds } from '../../rich-text-editor/index.ts'
import { useEditorActions, useFieldError, useFormulaFunctions, useFormulaVariables } from './draft/editor-context.ts'
import { FormulaValueLine } from './formula-value-line.tsx'
import { unknownNames } from './draft/formula-names.ts'
import { useFormulaRepair } from './use-formula-repair.ts'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 })
const Label = styled('span')({ fontSize: fontSize.table, fontWeight: 620 })
const Head = styled('div')({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 })
const Expand = styled(Button)({ minHeight: 24, padding: '0 6px', marginBlock: -4 })
const FileIssue = styled('p')({ margin: 0, fontSize: fontSize.small, color: color.errorText, display: 'flex', gap: 4 })
const Offer = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  fontSize: fontSize.small,
  color: color.textSecond,
  '& button': { minHeight: 28, padding: '0 8px', fontSize: fontSize.small },
})

export interface FormulaInputProps {
  readonly label: string
  /** Keeps the label for screen readers only. */
  readonly isLabelHidden?: boolean
  readonly value: string
  readonly onChange: (latex: string) => void
  /** Where findings about it are filed. */
  readonly path: string
  readonly placeholder?: string
  readonly keyboards?: readonly KeyboardLayout[]
  /** Letters of its own are allowed, as in the answer `x^2+1`. */
  readonly mayHaveLetters?: boolean
  readonly isAutoFocused?: boolean
}

/** Offers to make a variable of the first name in the formula that nothing has yet. */
function CreateOffer({ name }: { name: string }): ReactNode {
  const { createVariable } = useEditorActions()
  return (
    <Offer>
      <span>
        <b>{name}</b> is not defined yet. Make it a
      </span>
      {variableKinds.slice(0, 3).map((kind) => (
        <Button key={kind.type} size="small" variant="outlined" onClick={() => createVariable(name, kind.type)}>
          {kind.name.toLowerCase()}
        </Button>
      ))}
    </Offer>
  )
}

interface RepairNoteProps {
  readonly repairs: readonly string[]
  readonly onKeepAsTyped: () => void
  readonly onKeepMended: () => void
}

/** Says what was mended, and brings back what was typed. */
function RepairNote({ repairs, onKeepAsTyped, onKeepMended }: RepairNoteProps): ReactNode {
  return (
    <Offer role="status">
      <span>Mended: {repairs.join(' ')}</span>
      <Button size="small" variant="text" onClick={onKeepAsTyped}>
        Keep as typed
      </Button>
      <Button size="small" variant="text" onClick={onKeepMended}>
        Keep mended
      </Button>
    </Offer>
  )
}

interface Expanding {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The wide editor of the formula, by its button or by Ctrl+Shift+E. */
function useExpanding(root: { readonly current: HTMLElement | null }): Expanding {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      // The dialog gives the focus back to the field's own part for keys, which does not take it.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('math-field')?.focus())
    },
    onKeyDown: (event) => {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== 'e' || isOpen) return
      event.preventDefault()
      setOpen(true)
    },
  }
}

interface LabelLineProps {
  readonly label: string
  readonly isLabelHidden: boolean | undefined
  /** Opens the wide editor; absent where the formula fits. */
  readonly onExpand: (() => void) | undefined
}

function LabelLine({ label, isLabelHidden, onExpand }: LabelLineProps): ReactNode {
  if (isLabelHidden && !onExpand) return null
  return (
    <Head>
      {isLabelHidden ? <span /> : <Label aria-hidden>{label}</Label>}
      {onExpand && (
        <Expand size="small" title="Ctrl+Shift+E" aria-label={`Expand ${label}`} onClick={onExpand}>
          Expand
        </Expand>
      )}
    </Head>
  )
}

/** The first name in the formula that is not the name of a variable. */
function useFirstUnknown(
  { value, mayHaveLetters = false }: Pick<FormulaInputProps, 'value' | 'mayHaveLetters'>,
  variables: ReturnType<typeof useFormulaVariables>,
  functions: readonly string[],
): string | undefined {
  return useMemo(() => {
    const names = variables.map(({ name }) => name)
    return unknownNames(value, { names, functions, mayHaveLetters })[0]
  }, [value, mayHaveLetters, variables, functions])
}

interface BelowFormulaProps extends Pick<FormulaInputProps, 'label' | 'path' | 'value'> {
  readonly error: string | undefined
  readonly unknownName: string | undefined
}

/** What is wrong with the formula, or its value, or the offer to make the variable that it lacks. */
function BelowFormula({ label, path, value, error, unknownName }: BelowFormulaProps): ReactNode {
  if (unknownName !== undefined) return <CreateOffer name={unknownName} />
  if (error === undefined) return <FormulaValueLine label={label} path={path} formula={value} />
  return (
    <FileIssue>
      <Icon name="alert" size={16} /> {error}
    </FileIssue>
  )
}

/** A formula over the variables: what is wrong stands below it, and unknown names can be made there and then. */
export function FormulaInput(props: FormulaInputProps): ReactNode {
  const variables = useFormulaVariables()
  const error = useFieldError(props.path)
  const [hasFocus, setFocus] = useState(false)
  const functions = useFormulaFunctions(props.mayHaveLetters ?? false)
  const firstUnknown = useFirstUnknown(props, variables, functions)
  const root = useRef<HTMLDivElement>(null)
  const isLonger = useOverflow(root, props.value)
  const expanding = useExpanding(root)
  const { repair, mend, keepAsTyped, keepMended } = useFormulaRepair(props.path, props.value, props.onChange)
  // A half-typed formula is not wrong yet: while it is being typed, an empty field keeps quiet.
  const shownError = firstUnknown === undefined && !(hasFocus && props.value.trim() === '') ? error : undefined
  const leave = (left: string): void => {
    setFocus(false)
    const mended = mend(left)
    if (mended !== left) props.onChange(mended)
  }
  const { label, value, keyboards } = props
  const common = { label, value, variables, functions, ...(keyboards && { keyboards }) }
  const onExpand = isLonger ? expanding.open : undefined
  return (
    <Root ref={root} onKeyDown={expanding.onKeyDown}>
      <LabelLine label={props.label} isLabelHidden={props.isLabelHidden} onExpand={onExpand} />
      <AuthorMathField
        {...common}
        onChange={props.onChange}
        isInvalid={shownError !== undefined}
        {...(shownError === undefined ? {} : { description: shownError })}
        {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
        isAutoFocused={props.isAutoFocused ?? false}
        onFocus={() => setFocus(true)}
        onBlur={leave}
      />
      <BelowFormula label={label} value={value} path={props.path} error={shownError} unknownName={firstUnknown} />
      {expanding.isOpen && (
        <ExpandedFormula
          {...common}
          onClose={expanding.close}
          onSave={(latex) => {
            props.onChange(latex)
            expanding.close()
          }}
        />
      )}
      {repair && <RepairNote repairs={repair.repairs} onKeepAsTyped={keepAsTyped} onKeepMended={keepMended} />}
    </Root>
  )
}
