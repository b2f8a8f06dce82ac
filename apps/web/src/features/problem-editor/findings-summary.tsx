import { inParts } from '../../messages/in-parts.tsx'
import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon } from '@isomorph/ui'
import type { Finding } from '@isomorph/problem'
import { useContext, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isEmptyRichText } from '../../rich-text-editor/index.ts'
import { InsightContext, useContent, useEditorActions } from './draft/editor-context.ts'
import { placeOf, type Place } from './draft/usages.ts'
import { SummaryMark } from './editor.styles.ts'

/** Takes its space before there are findings, so that nothing moves when they appear. */
const Line = styled('div')({ flexBasis: '100%', order: 3, minHeight: 28, fontSize: fontSize.table })
const Details = styled('details')({
  position: 'relative',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: 'fit-content',
    minHeight: 28,
    paddingInlineEnd: 8,
    borderRadius: 8,
    cursor: 'pointer',
    fontWeight: 620,
  },
  '& summary:focus-visible': { outline: `2px solid ${color.primary}` },
  '& ul': {
    position: 'absolute',
    insetInlineStart: 0,
    top: '100%',
    zIndex: 6,
    width: 'min(720px, 100%)',
    maxHeight: '50vh',
    overflowY: 'auto',
    margin: 0,
    paddingBlock: 10,
    paddingInline: '32px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: 8,
    backgroundColor: color.surface,
    boxShadow: '0 8px 24px rgb(18 20 40 / 0.14)',
  },
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

function Item({ finding, onGo }: { finding: Finding; onGo: () => void }): ReactNode {
  const content = useContent()
  const goTo = useGoTo()
  const place = placeOf(content, finding.path)
  return (
    <li>
      {inParts('problem-editor.findings.one', {
        place: (
          <button
            type="button"
            onClick={() => {
              onGo()
              goTo(place)
            }}
          >
            {place.name}
          </button>
        ),
        message: finding.message,
      })}
    </li>
  )
}

function Findings({ findings }: { findings: readonly Finding[] }): ReactNode {
  const details = useRef<HTMLDetailsElement>(null)
  const close = (): void => details.current?.removeAttribute('open')
  const errors = findings.filter(({ level }) => level !== 'InvalidForUseInfo')
  const remarks = findings.filter(({ level }) => level === 'InvalidForUseInfo')
  const title =
    errors.length > 0
      ? t('problem-editor.findings.keep', { count: errors.length })
      : t('problem-editor.findings.ready', { count: remarks.length })
  const closeByEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void => {
    if (key !== 'Escape' || !currentTarget.open) return
    close()
    currentTarget.querySelector('summary')?.focus()
  }
  return (
    <Details ref={details} onKeyDown={closeByEscape}>
      <summary>
        <SummaryMark data-wrong={errors.length > 0}>
          <Icon name={errors.length > 0 ? 'alert' : 'checkCircle'} size={18} />
        </SummaryMark>
        {title}
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul>
        {[...errors, ...remarks].map((finding) => (
          <Item key={`${finding.path} ${finding.message}`} finding={finding} onGo={close} />
        ))}
      </ul>
    </Details>
  )
}

/** Everything that keeps the problem from being used, and what is worth a look; each leads to its place. */
export function FindingsSummary(): ReactNode {
  const { findings } = useContext(InsightContext)
  const content = useContent()
  const isBlank = content.questions.length === 0 && isEmptyRichText(content.statement)
  return <Line>{findings.length > 0 && !isBlank && <Findings findings={findings} />}</Line>
}
