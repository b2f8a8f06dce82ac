import { inParts } from '../../../messages/in-parts.tsx'
import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, VisuallyHidden } from '@isomorph/ui'
import { useId, useState, type ReactNode } from 'react'
import { StaticMath } from '../../../math/index.ts'
import { useFormulaValue } from '../draft/editor-context.ts'
import type { FormulaOutcome, FormulaPart, FormulaValue } from '../engine/protocol.ts'
import { InvisibleBox, OutcomeText } from '../editor.styles.ts'
import { findingWords } from '../../../entities/finding/finding-words.ts'

const Root = styled('div')({ fontSize: fontSize.small, color: color.textSecond, minWidth: 0 })
const Value = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  minHeight: 24,
  marginInlineStart: 4,
  padding: '0 6px',
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: color.primarySoft, color: color.text },
  '&:focus-visible': { outline: `2px solid ${color.primary}` },
  '& > .outcome': { minWidth: 0, overflow: 'hidden' },
})
const Plain = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 24, paddingInline: 10 })
const Parts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  gap: '4px 12px',
  alignItems: 'baseline',
  marginBlock: '4px 8px',
  marginInline: '10px 0',
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${color.line}`,
  '& dt, & dd': { margin: 0, minWidth: 0, overflow: 'hidden' },
  '& dd': { color: color.text },
})

function Outcome({ outcome }: { outcome: FormulaOutcome }): ReactNode {
  switch (outcome.kind) {
    case 'value':
      return <StaticMath latex={`${outcome.isExact ? '=' : '\\approx'}${outcome.latex}`} />
    case 'complex':
      return inParts('problem-editor.formula.complex', { value: <StaticMath latex={outcome.latex} /> })
    case 'condition':
      return t(outcome.holds ? 'problem-editor.formula.holds' : 'problem-editor.formula.holdsNot')
    case 'noValue':
      return t('problem-editor.formula.noValue', { message: findingWords(outcome) })
  }
}

function PartList({ id, parts }: { id: string; parts: readonly FormulaPart[] }): ReactNode {
  return (
    <Parts id={id}>
      {parts.map(({ latex, outcome }) => (
        <InvisibleBox key={latex}>
          <dt>
            <StaticMath latex={latex} />
          </dt>
          <dd>
            <Outcome outcome={outcome} />
          </dd>
        </InvisibleBox>
      ))}
    </Parts>
  )
}

/** A formula that is a number already says nothing by its value. */
function saysMore({ formula, outcome, parts }: FormulaValue): boolean {
  return outcome.kind !== 'value' || parts.length > 0 || formula.trim() !== outcome.latex
}

/** What a formula comes to in the variant of the preview; a click shows the value of each part. */
export function FormulaValueLine({
  label,
  path,
  formula,
}: {
  label: string
  path: string
  formula: string
}): ReactNode {
  const value = useFormulaValue(path)
  const [isOpen, setOpen] = useState(false)
  const partsId = useId()
  if (value === undefined || formula.trim() === '' || !saysMore(value)) return null
  // While the value of what was just typed is worked out, its place is kept.
  const isOld = value.formula !== formula && value.formula !== ''
  const outcome = (
    <OutcomeText className="outcome" data-old={isOld}>
      <Outcome outcome={value.outcome} />
    </OutcomeText>
  )
  if (value.parts.length === 0) return <Plain as={Root}>{outcome}</Plain>
  return (
    <Root>
      <Value
        type="button"
        aria-expanded={isOpen}
        aria-controls={partsId}
        title={t('problem-editor.formula.parts')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
        <VisuallyHidden>{t('problem-editor.formula.label', { label })}</VisuallyHidden>
        {outcome}
      </Value>
      {isOpen && <PartList id={partsId} parts={value.parts} />}
    </Root>
  )
}
