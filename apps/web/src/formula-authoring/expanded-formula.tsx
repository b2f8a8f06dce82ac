import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { color, ConfirmCloseDialog, Dialog, fontSize, Icon, TextInput } from '@isomorph/ui'
import type { MathfieldElement } from 'mathlive'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { pillLatex, StaticMath } from '../math/index.ts'
import { AuthorMathField, type AuthorMathFieldProps } from './author-math-field.tsx'
import { formsOfLatex, formsOfText } from './formula-text.ts'
import { nameInField } from './name-in-field.ts'
import { authorFormulaReader } from './read-formulas.ts'
import { FormulaContent } from './formula-authoring.styles.ts'

const Large = styled('div')({
  fontSize: '1.5rem',
  '& .math-field': { minHeight: 96 },
})
const Names = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': { minHeight: 32, padding: '0 10px', cursor: 'pointer', font: 'inherit' },
})
const Issue = styled('p')({ margin: 0, fontSize: fontSize.small, color: color.errorText, display: 'flex', gap: 4 })

interface ExpandedFormulaProps extends Pick<
  AuthorMathFieldProps,
  'label' | 'value' | 'variables' | 'keyboards' | 'functions'
> {
  readonly onSave: (latex: string) => void
  readonly onClose: () => void
}

interface VariableButtonsProps extends Pick<AuthorMathFieldProps, 'variables'> {
  readonly onInsert: (name: string) => void
}

function VariableButtons({ variables, onInsert }: VariableButtonsProps): ReactNode {
  return (
    <Names role="group" aria-label={t('formula-authoring.variables')}>
      {variables.map(({ name, status }) => (
        <button
          key={name}
          type="button"
          className={`variable-pill is-${status}`}
          aria-label={t('formula-authoring.write', { name })}
          onClick={() => onInsert(name)}
        >
          <StaticMath latex={pillLatex(name)} />
        </button>
      ))}
    </Names>
  )
}

/** Writes the name of a variable into the field below the root. */
function insertName(root: HTMLElement | null, name: string): void {
  const field = root?.querySelector<MathfieldElement>('math-field')
  field?.insert(nameInField(name), { format: 'latex', focus: true })
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

interface LargeFieldProps extends Omit<AuthorMathFieldProps, 'isAutoFocused' | 'isInvalid'> {
  /** Why the formula cannot be read. */
  readonly error: string | undefined
}

function LargeField({ error, ...field }: LargeFieldProps): ReactNode {
  return (
    <>
      <Large>
        <AuthorMathField {...field} isAutoFocused isInvalid={error !== undefined} />
      </Large>
      {error !== undefined && (
        <Issue role="status">
          <Icon name="alert" size={16} /> {t('formula-authoring.last', { issue: error })}
        </Issue>
      )}
    </>
  )
}

/** The formula and its text, each of which follows the other. */
function useForms({ value, variables, functions }: ExpandedFormulaProps) {
  const names = useMemo(() => variables.map(({ name }) => name), [variables])
  const read = useMemo(() => authorFormulaReader(names, functions), [names, functions])
  const [forms, setForms] = useState(() => formsOfLatex(value, read))
  return {
    forms,
    setLatex: (latex: string): void => setForms((before) => formsOfLatex(latex, read, before.text)),
    setText: (text: string): void => setForms((before) => formsOfText(text, read, names, before.latex)),
  }
}

type Forms = ReturnType<typeof useForms>

/** The formula, the names that it can have, and its text. */
function FormFields({ props, forms, setLatex, setText }: Forms & { readonly props: ExpandedFormulaProps }): ReactNode {
  const { label, variables, keyboards, functions } = props
  const root = useRef<HTMLDivElement>(null)
  const { issue } = forms
  return (
    <FormulaContent ref={root}>
      <LargeField
        label={t('formula-authoring.large', { label })}
        value={forms.latex}
        variables={variables}
        {...(keyboards ? { keyboards } : {})}
        {...(functions ? { functions } : {})}
        error={issue?.in === 'latex' ? issue.message : undefined}
        onChange={setLatex}
      />
      {variables.length > 0 && (
        <VariableButtons variables={variables} onInsert={(name) => insertName(root.current, name)} />
      )}
      <TextInput
        label={t('formula-authoring.text')}
        isMultiline
        value={forms.text}
        error={issue?.in === 'text' ? t('formula-authoring.stays', { issue: issue.message }) : undefined}
        input={{ spellCheck: false, autoCapitalize: 'off' }}
        onChange={setText}
      />
    </FormulaContent>
  )
}

/** A formula as wide as the page, with its text below; nothing changes in the problem before it is saved. */
export function ExpandedFormula(props: ExpandedFormulaProps): ReactNode {
  const { label, value, onSave, onClose } = props
  const titleId = useId()
  const edited = useForms(props)
  const { forms } = edited
  const [isAsking, setIsAsking] = useState(false)
  const { issue } = forms
  const isChanged = forms.latex !== value || issue !== undefined
  const close = isChanged ? () => setIsAsking(true) : onClose

  return (
    <Dialog open onClose={close} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{label}</DialogTitle>
      <FormFields {...edited} props={props} />
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button variant="contained" disabled={issue?.in === 'text'} onClick={() => onSave(forms.latex)}>
          {t('formula-authoring.save')}
        </Button>
      </DialogActions>
      <ConfirmCloseDialog isOpen={isAsking} onClose={onClose} onStay={() => setIsAsking(false)}>
        {t('formula-authoring.unchanged')}
      </ConfirmCloseDialog>
    </Dialog>
  )
}
