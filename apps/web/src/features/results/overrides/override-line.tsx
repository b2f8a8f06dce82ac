import type { ProblemInstanceForStaff } from '@isomorph/contract'
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

/** What was set by hand of one learner's problem, and the way to set it. */
export function OverrideLine({ instance, groupAssessmentId, canScore }: OverrideLineProps) {
  const [isOpen, setOpen] = useState(false)
  const timeZone = useTimeZone()
  const { override, totalOverride, computedPoints, learner, problemInstanceId } = instance
  const waivedInTotal = totalOverride && !setsPoints(totalOverride) ? totalOverride : null
  return (
    <>
      {waivedInTotal && (
        <StandingRow>
          <StatusChip icon="edit" label="Waived in all problems" />
          <Second>{overrideWords(waivedInTotal, computedPoints, timeZone)}</Second>
        </StandingRow>
      )}
      {(override !== null || canScore) && (
        <StandingRow>
          {override && (
            <>
              <StatusChip icon="edit" label={setsPoints(override) ? 'Set by hand' : 'Penalty waived'} />
              <Second>{overrideWords(override, computedPoints, timeZone)}</Second>
            </>
          )}
          {canScore && (
            <Button size="small" onClick={() => setOpen(true)}>
              {override ? 'Change or undo' : 'Set points'}
            </Button>
          )}
        </StandingRow>
      )}
      {isOpen && (
        <OverrideDialog
          target={{
            groupAssessmentId,
            userId: learner.id,
            problemInstanceId,
            name: `${listedName(learner)}: ${instance.name}`,
            computedPoints,
            possiblePoints: instance.points,
            override,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
