import { t } from '@isomorph/messages'
import { inParts } from '../../../messages/in-parts.tsx'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon } from '@isomorph/ui'
import { useMemo, type ReactNode } from 'react'
import { keyReadingsOf } from '../../../formula-authoring/index.ts'
import { variableKinds } from '../../../rich-text-editor/index.ts'
import { ReadingButtons } from '../../../statement/reading-buttons.tsx'
import { useEditorActions, type useFormulaVariables } from '../draft/editor-context.ts'
import { FormulaValueLine } from './formula-value-line.tsx'

const Issue = styled('p')({ margin: 0, fontSize: fontSize.small, color: color.errorText, display: 'flex', gap: 4 })

/** A line of text with buttons. */
export const Offer = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  fontSize: fontSize.small,
  color: color.textSecond,
  '& button': { minHeight: 28, padding: '0 8px', fontSize: fontSize.small },
})

/** Offers to make a variable of the first name in the formula that nothing has yet. */
function CreateOffer({ name }: { name: string }): ReactNode {
  const { createVariable } = useEditorActions()
  return (
    <Offer>
      <span>{inParts('problem-editor.formula.undefined', { name: <b>{name}</b> })}</span>
      {variableKinds.slice(0, 3).map((kind) => (
        <Button key={kind.type} size="small" variant="outlined" onClick={() => createVariable(name, kind.type)}>
          {t(kind.inText)}
        </Button>
      ))}
    </Offer>
  )
}

interface KeyReadingsProps {
  readonly value: string
  readonly variables: ReturnType<typeof useFormulaVariables>
  readonly functions: readonly string[]
  readonly onChoose: (latex: string) => void
}

/** Asks how a key is meant that can be read in several ways; each button writes it so that one way is left. */
function KeyReadings({ value, variables, functions, onChoose }: KeyReadingsProps): ReactNode {
  const readings = useMemo(() => {
    const names = variables.map(({ name }) => name)
    return keyReadingsOf(value, names, functions)
  }, [value, variables, functions])
  return readings.length > 0 && <ReadingButtons readings={readings} onChoose={onChoose} />
}

interface BelowFormulaProps extends KeyReadingsProps {
  readonly label: string
  readonly path: string
  readonly error: string | undefined
  readonly unknownName: string | undefined
  readonly isKey: boolean
}

/** What is wrong with the formula, or its value, or the offer to make the variable that it lacks. */
export function BelowFormula(props: BelowFormulaProps): ReactNode {
  const { label, path, value, error, unknownName } = props
  if (unknownName !== undefined) return <CreateOffer name={unknownName} />
  if (error === undefined) return <FormulaValueLine label={label} path={path} formula={value} />
  const { variables, functions, onChoose } = props
  return (
    <>
      <Issue>
        <Icon name="alert" size={16} /> {error}
      </Issue>
      {props.isKey && <KeyReadings {...{ value, variables, functions, onChoose }} />}
    </>
  )
}
