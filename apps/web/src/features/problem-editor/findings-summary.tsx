import { styled } from '@mui/material/styles'
import { color, fontSize, Icon } from '@isomorph/ui'
import type { Finding } from '@isomorph/problem'
import { useContext, type ReactNode } from 'react'
import { isEmptyRichText } from '../../rich-text-editor/index.ts'
import { InsightContext, useContent, useEditorActions } from './draft/editor-context.ts'
import { placeOf, type Place } from './draft/usages.ts'
import { SummaryMark } from './editor.styles.ts'
import { counted } from '../../numbers/counts.ts'

const Details = styled('details')({
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  backgroundColor: color.surface,
  fontSize: fontSize.table,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 12px',
    cursor: 'pointer',
    fontWeight: 620,
  },
  '& ul': { margin: 0, paddingBlock: '0 10px', paddingInline: '40px 12px' },
  '& li button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: color.primary,
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
})

export const regionIds = {
  statement: 'problem-statement',
  solution: 'problem-solution',
  outline: 'problem-outline',
} as const

function useGoTo(): (place: Place) => void {
  const { openQuestion, openVariable } = useEditorActions()
  const { variables } = useContent()
  return ({ region, variableId, questionKey }) => {
    if (questionKey !== undefined) openQuestion(questionKey)
    if (variableId !== undefined) openVariable(variables.find(({ id }) => id === variableId)?.name)
    if (region !== 'question') {
      document.querySelector(`#${regionIds[region]}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    }
  }
}

function Item({ finding }: { finding: Finding }): ReactNode {
  const content = useContent()
  const goTo = useGoTo()
  const place = placeOf(content, finding.path)
  return (
    <li>
      <button type="button" onClick={() => goTo(place)}>
        {place.name}
      </button>
      : {finding.message}
    </li>
  )
}

/** Everything that keeps the problem from being used, and what is worth a look; each leads to its place. */
export function FindingsSummary(): ReactNode {
  const { findings } = useContext(InsightContext)
  const errors = findings.filter(({ level }) => level !== 'InvalidForUseInfo')
  const remarks = findings.filter(({ level }) => level === 'InvalidForUseInfo')
  const content = useContent()
  const isBlank = content.questions.length === 0 && isEmptyRichText(content.statement)
  if (findings.length === 0 || isBlank) return null
  const count = errors.length === 1 ? '1 thing keeps' : `${errors.length} things keep`
  const title =
    errors.length > 0
      ? `${count} students from getting this problem`
      : `Ready to use; ${counted(remarks.length, 'remark', 'remarks')}`
  return (
    <Details>
      <summary>
        <SummaryMark data-wrong={errors.length > 0}>
          <Icon name={errors.length > 0 ? 'alert' : 'checkCircle'} size={18} />
        </SummaryMark>
        {title}
      </summary>
      <ul>
        {[...errors, ...remarks].map((finding) => (
          <Item key={`${finding.path} ${finding.message}`} finding={finding} />
        ))}
      </ul>
    </Details>
  )
}
