import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { areKeywordsValid, type AssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize, radius, SearchField } from '@isomorph/ui'
import { useDeferredValue, useState } from 'react'
import { useIsAllowed } from '../../data/hooks.ts'
import { useListAssessmentsQuery } from '../../entities/assessment/assessments.api.ts'

import { nameOfPoints } from '../../numbers/points.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { BreakingText, ChoiceFrame, ChoiceSkeleton } from './settings.styles.ts'

const Choices = styled('div')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  maxHeight: 232,
  overflowY: 'auto',
  marginTop: 8,
  '& label': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    padding: '8px 12px',
    cursor: 'pointer',
    borderBottom: `1px solid ${color.line}`,
  },
  '& label:last-of-type': { borderBottom: 0 },
  '& label:hover': { backgroundColor: color.sunken },
  '& label:has(input:checked)': { backgroundColor: color.primarySoft },
  '& label:has(:focus-visible)': { outline: `2px solid ${color.primary}`, outlineOffset: -2 },
  '& input': { accentColor: color.primary, width: 17, height: 17, margin: 0, flex: 'none' },
  '& small': { marginInlineStart: 'auto', color: color.textSecond, fontSize: fontSize.small, whiteSpace: 'nowrap' },
  '& p': { margin: 0, padding: 16, color: color.textSecond, fontSize: fontSize.table },
})

/** Where to put one together, or whom to ask: who came from a learning platform may have a course and no right to write. */
function NothingToChoose() {
  if (!useIsAllowed('AssessmentCreate')) return <p>{t('group-assessments.choice.mayNot')}</p>
  const link = <Link href="/assessments/new">{t('group-assessments.choice.none.link')}</Link>
  return <p>{inParts('group-assessments.choice.none', { link })}</p>
}

interface AssessmentChoiceProps {
  readonly id: string
  readonly chosen: AssessmentSummary | null
  readonly onChoose: (assessment: AssessmentSummary) => void
}

/** Which assessment: the latest ones, or what is searched for. */
export function AssessmentChoice({ id, chosen, onChoose }: AssessmentChoiceProps) {
  const [typed, setTyped] = useState('')
  const keywords = useDeferredValue(areKeywordsValid(typed) ? typed.trim() : '')
  const { data } = useListAssessmentsQuery({ query: { keywords } })
  return (
    <ChoiceFrame id={id} tabIndex={-1}>
      <legend>{t('group-assessments.choice.which')}</legend>
      <SearchField label={t('group-assessments.choice.search')} value={typed} onChange={setTyped} hasShortcut={false} />
      <Choices>
        {!data && <ChoiceSkeleton />}
        {data?.items.map((item) => (
          <label key={item.id}>
            <input
              type="radio"
              name="assessment-choice"
              checked={chosen?.id === item.id}
              onChange={() => onChoose(item)}
            />
            <BreakingText>{item.name}</BreakingText>
            <small>
              {t('group-assessments.choice.facts', { count: item.problemCount, points: nameOfPoints(item.points) })}
            </small>
          </label>
        ))}
        {data?.items.length === 0 &&
          (keywords ? <p>{t('group-assessments.choice.noneFound')}</p> : <NothingToChoose />)}
      </Choices>
    </ChoiceFrame>
  )
}
