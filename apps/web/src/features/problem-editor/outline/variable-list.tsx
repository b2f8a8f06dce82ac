import { inParts } from '../../../messages/in-parts.tsx'
import { t } from '@isomorph/messages'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import { styled } from '@mui/material/styles'
import { color, radius } from '@isomorph/ui'
import type { Variable } from '@isomorph/problem'
import { memo, useState, type ReactNode } from 'react'
import { onceElsewhere } from '../../../focus/once-elsewhere.ts'
import { pillLatex, StaticMath } from '../../../math/index.ts'
import { CreationItem, variableKinds } from '../../../rich-text-editor/index.ts'
import { useEditorActions, useFindings } from '../draft/editor-context.ts'
import { freeName, isDefined } from '../draft/new-variable.ts'
import { SampleLine } from '../variables/sample-line.tsx'
import { VariableForm } from '../variables/variable-form.tsx'
import { passesClicks } from '../editor.styles.ts'
import { FindingMark, OutlineRow } from './outline-row.tsx'
import { OutlineSection, Quiet } from './outline-section.tsx'

const Item = styled('li')({
  border: '1px solid transparent',
  borderRadius: radius.control,
  '&[data-open="true"]': { borderColor: color.line, backgroundColor: color.surface },
})
const Row = styled(OutlineRow)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  minHeight: 40,
  '& .summary': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.textSecond,
    '& *': passesClicks,
  },
})
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
})

/** `10 of`, before what a list draws from. */
function prefixOf({ variableType, parameters }: Variable): string {
  const count = variableType === 'RandomNumber' ? (parameters.count ?? 1) : 1
  return count > 1 ? t('problem-editor.outline.variable.drawsOf', { count: String(count) }) : ''
}

function Summary({ variable }: { variable: Variable }): ReactNode {
  if (variable.variableType !== 'CalculatedValue')
    return <SampleLine variableId={variable.id} prefix={prefixOf(variable)} />
  const { formula } = variable.parameters
  return formula === '' ? t('problem-editor.outline.variable.noFormula') : <StaticMath latex={`= ${formula}`} />
}

interface VariableItemProps {
  readonly variable: Variable
  readonly index: number
  readonly isOpen: boolean
}

function pathOf(index: number): string {
  return `variables.${index}`
}

/** The line of a variable that opens and closes its form. */
function VariableRow({ variable, index, isOpen }: VariableItemProps): ReactNode {
  const { openVariable } = useEditorActions()
  const [worst] = useFindings(pathOf(index))
  const status = isDefined(variable) ? 'defined' : 'known'
  const kind = variableKinds.find(({ type }) => type === variable.variableType)
  const kindName = kind ? t(kind.inText) : ''
  return (
    <Row
      type="button"
      aria-label={t('problem-editor.outline.variable', { name: variable.name, kind: kindName })}
      aria-expanded={isOpen}
      onClick={() => openVariable(isOpen ? undefined : variable.name)}
    >
      <span className={`variable-pill is-${status}`}>
        <StaticMath latex={pillLatex(variable.name)} />
      </span>
      <span className="summary">{!isOpen && <Summary variable={variable} />}</span>
      <FindingMark finding={worst} />
    </Row>
  )
}

const VariableItem = memo(function VariableItem(props: VariableItemProps): ReactNode {
  const { leaveAdded } = useEditorActions()
  return (
    <Item
      data-open={props.isOpen}
      onBlur={({ currentTarget }) => onceElsewhere((focused) => currentTarget.contains(focused), leaveAdded)}
    >
      <VariableRow {...props} />
      {props.isOpen && <VariableForm variable={props.variable} path={pathOf(props.index)} />}
    </Item>
  )
})

/** All variables; one of them open. */
export const VariableList = memo(function VariableList({
  variables,
  openId,
}: {
  variables: readonly Variable[]
  openId: number | undefined
}): ReactNode {
  const { createVariable } = useEditorActions()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <OutlineSection
      title={t('problem-editor.parts.variables')}
      addLabel={t('problem-editor.outline.variables.add')}
      onAdd={setAnchor}
    >
      {variables.length === 0 ? (
        <Quiet>{inParts('problem-editor.outline.variables.none', { typed: <code>{'{a}'}</code> })}</Quiet>
      ) : (
        <List>
          {variables.map((variable, index) => (
            <VariableItem key={variable.id} variable={variable} index={index} isOpen={variable.id === openId} />
          ))}
        </List>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {variableKinds.map((kind) => (
          <CreationItem
            key={kind.type}
            onClick={() => {
              setAnchor(null)
              createVariable(freeName(variables.map(({ name }) => name)), kind.type)
            }}
          >
            <ListItemText primary={t(kind.name)} secondary={t(kind.example)} />
          </CreationItem>
        ))}
      </Menu>
    </OutlineSection>
  )
})
