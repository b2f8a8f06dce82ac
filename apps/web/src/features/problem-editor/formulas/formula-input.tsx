import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { fontSize } from '@isomorph/ui'
import type { KeyboardLayout } from '@isomorph/problem'
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { StaticMath } from '../../../math/index.ts'
import { AuthorMathField, ExpandedFormula, useOverflow } from '../../../formula-authoring/index.ts'
import { BelowFormula, Offer } from './below-formula.tsx'
import { useFieldError, useFormulaFunctions, useFormulaVariables, useIsReadOnly } from '../draft/editor-context.ts'
import { unknownNames } from '../draft/formula-names.ts'
import { repairWords } from './repair-words.ts'
import { useFormulaRepair } from './use-formula-repair.ts'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 })
const Label = styled('span')({ fontSize: fontSize.table, fontWeight: 620 })
const Head = styled('div')({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 })
const Expand = styled(Button)({ minHeight: 24, padding: '0 6px', marginBlock: -4 })

interface FormulaInputProps {
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
  /** It is an answer: learners would have to say how it is meant where it can be read in several ways. */
  readonly isKey?: boolean
}

interface RepairNoteProps {
  readonly repairs: readonly string[]
  readonly onKeepAsTyped: () => void
  readonly onKeepRepaired: () => void
}

/** Says what was repaired, and brings back what was typed. */
function RepairNote({ repairs, onKeepAsTyped, onKeepRepaired }: RepairNoteProps): ReactNode {
  return (
    <Offer role="status">
      <span>{t('problem-editor.formula.mended', { repairs: repairWords(repairs) })}</span>
      <Button size="small" variant="text" onClick={onKeepAsTyped}>
        {t('problem-editor.formula.keepTyped')}
      </Button>
      <Button size="small" variant="text" onClick={onKeepRepaired}>
        {t('problem-editor.formula.keepMended')}
      </Button>
    </Offer>
  )
}

/** Repairs the formula when the field is left, and notes what was repaired. */
function useRepair({ path, value, onChange }: FormulaInputProps): {
  readonly repair: (left: string) => void
  readonly note: ReactNode
} {
  const { repaired, repair, keepAsTyped, keepRepaired } = useFormulaRepair(path, value, onChange)
  return {
    repair: (left) => {
      const latex = repair(left)
      if (latex !== left) onChange(latex)
    },
    note: repaired && (
      <RepairNote repairs={repaired.repairs} onKeepAsTyped={keepAsTyped} onKeepRepaired={keepRepaired} />
    ),
  }
}

interface Expanding {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  readonly save: (latex: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function focusField(root: { readonly current: HTMLElement | null }): void {
  root.current?.querySelector<HTMLElement>('math-field')?.focus()
}

/** The wide editor of the formula, by its button or by Ctrl+Shift+E. */
function useExpanding(
  root: { readonly current: HTMLElement | null },
  onChange: FormulaInputProps['onChange'],
): Expanding {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    // The dialog gives the focus back to the field's own part for keys, which does not take it.
    requestAnimationFrame(() => focusField(root))
  }
  return {
    isOpen,
    open: () => setOpen(true),
    close,
    save: (latex) => {
      onChange(latex)
      close()
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
        <Expand
          size="small"
          title="Ctrl+Shift+E"
          aria-label={t('problem-editor.formula.expand.of', { label })}
          onClick={onExpand}
        >
          {t('problem-editor.formula.expand')}
        </Expand>
      )}
    </Head>
  )
}

/** The first name in the formula that is not the name of a variable. */
function useFirstUnknown(
  { value, mayHaveLetters = false, isKey = false }: Pick<FormulaInputProps, 'value' | 'mayHaveLetters' | 'isKey'>,
  variables: ReturnType<typeof useFormulaVariables>,
  functions: readonly string[],
): string | undefined {
  return useMemo(() => {
    const names = variables.map(({ name }) => name)
    return unknownNames(value, { names, functions, mayHaveLetters, hasImaginaryJ: isKey })[0]
  }, [value, mayHaveLetters, isKey, variables, functions])
}

/**
 * What is wrong with the formula. A field that was empty at first keeps quiet until it has been left, and an empty one
 * while it is typed in: what is not yet there is not wrong yet.
 */
function useShownError(
  { path, value }: Pick<FormulaInputProps, 'path' | 'value'>,
  unknownName: string | undefined,
): { readonly shownError: string | undefined; readonly setFocus: (hasFocus: boolean) => void } {
  const error = useFieldError(path)
  const isEmpty = value.trim() === ''
  const [hasFocus, setFocus] = useState(false)
  const [isFresh, setFresh] = useState(isEmpty)
  const isQuiet = unknownName !== undefined || ((hasFocus || isFresh) && isEmpty)
  return {
    shownError: isQuiet ? undefined : error,
    setFocus: (isFocused) => {
      setFocus(isFocused)
      if (!isFocused) setFresh(false)
    },
  }
}

/** What an author's field takes from its input only where the input says something of it. */
function asideOf({ placeholder }: FormulaInputProps, error: string | undefined) {
  return {
    isInvalid: error !== undefined,
    ...(error === undefined ? {} : { description: error }),
    ...(placeholder === undefined ? {} : { placeholder }),
  }
}

/** What a reader of the problem sees in place of the field. */
function ReadFormula({ label, isLabelHidden, value }: FormulaInputProps): ReactNode {
  return (
    <Root role="group" aria-label={label}>
      <LabelLine label={label} isLabelHidden={isLabelHidden} onExpand={undefined} />
      {value.trim() === '' ? '–' : <StaticMath latex={value} />}
    </Root>
  )
}

/** A formula over the variables: what is wrong stands below it, and unknown names can be made there and then. */
export function FormulaInput(props: FormulaInputProps): ReactNode {
  return useIsReadOnly() ? <ReadFormula {...props} /> : <WrittenFormula {...props} />
}

function WrittenFormula(props: FormulaInputProps): ReactNode {
  const variables = useFormulaVariables()
  const functions = useFormulaFunctions(props.mayHaveLetters ?? false)
  const firstUnknown = useFirstUnknown(props, variables, functions)
  const { shownError, setFocus } = useShownError(props, firstUnknown)
  const root = useRef<HTMLDivElement>(null)
  const isLonger = useOverflow(root, props.value)
  const expanding = useExpanding(root, props.onChange)
  const { repair, note } = useRepair(props)
  const choose = (latex: string): void => {
    // The button goes; writing goes on in the field.
    focusField(root)
    props.onChange(latex)
  }
  const { label, value, path, keyboards, isKey = false } = props
  const common = { label, value, variables, functions, ...(keyboards && { keyboards }) }
  const onExpand = isLonger ? expanding.open : undefined
  return (
    <Root ref={root} onKeyDown={expanding.onKeyDown}>
      <LabelLine label={props.label} isLabelHidden={props.isLabelHidden} onExpand={onExpand} />
      <AuthorMathField
        {...common}
        onChange={props.onChange}
        {...asideOf(props, shownError)}
        isAutoFocused={props.isAutoFocused ?? false}
        onFocus={() => setFocus(true)}
        onBlur={(left) => {
          setFocus(false)
          repair(left)
        }}
      />
      <BelowFormula
        {...{ label, value, variables, functions, path, isKey, unknownName: firstUnknown, error: shownError }}
        onChoose={choose}
      />
      {expanding.isOpen && <ExpandedFormula {...common} onClose={expanding.close} onSave={expanding.save} />}
      {note}
    </Root>
  )
}
