import type { Override, ProblemInstanceForStaff } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, StatusChip } from '@isomorph/ui'
import { useState } from 'react'
import { useTimeZone } from '../../../data/index.ts'
import { listedName } from '../../../entities/person/names.ts'
import { Second, StandingRow } from '../results.styles.ts'
import { OverrideDialog } from './override-dialog.tsx'
import { overrideWords, setsPoints } from './override-words.ts'

interface OverrideLineProps {
  readonly instance: ProblemInstanceForStaff
  readonly groupAssessmentId: number
  readonly canScore: boolean
}

interface StandingProps {
  readonly override: Override
  readonly label: string
  readonly computedPoints: number
}

function Standing({ override, label, computedPoints }: StandingProps) {
  const timeZone = useTimeZone()
  return (
    <>
      <StatusChip icon="edit" label={label} />
      <Second>{overrideWords(override, computedPoints, timeZone)}</Second>
    </>
  )
}

function targetOf({ instance, groupAssessmentId }: OverrideLineProps) {
  const { learner, problemInstanceId, name, computedPoints, points: possiblePoints, override } = instance
  return {
    groupAssessmentId,
    userId: learner.id,
    problemInstanceId,
    name: t('results.override.problemOf', { name: listedName(learner), problem: name }),
    computedPoints,
    possiblePoints,
    override,
  }
}

/** What was set by hand of one learner's problem, and the way to set it. */
export function OverrideLine(props: OverrideLineProps) {
  const { instance, canScore } = props
  const [isOpen, setOpen] = useState(false)
  const { override, totalOverride, computedPoints } = instance
  const waivedInTotal = totalOverride && !setsPoints(totalOverride) ? totalOverride : null
  return (
    <>
      {waivedInTotal && (
        <StandingRow>
          <Standing
            override={waivedInTotal}
            label={t('results.override.waivedInTotal')}
            computedPoints={computedPoints}
          />
        </StandingRow>
      )}
      {(override !== null || canScore) && (
        <StandingRow>
          {override && (
            <Standing
              override={override}
              label={setsPoints(override) ? t('results.override.setByHand') : t('results.override.waived')}
              computedPoints={computedPoints}
            />
          )}
          {canScore && (
            <Button size="small" onClick={() => setOpen(true)}>
              {override ? t('results.override.change') : t('results.override.setPoints')}
            </Button>
          )}
        </StandingRow>
      )}
      {isOpen && <OverrideDialog target={targetOf(props)} onClose={() => setOpen(false)} />}
    </>
  )
}
