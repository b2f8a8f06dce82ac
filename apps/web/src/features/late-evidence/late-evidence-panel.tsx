import type { LateEvidence, LateEvidenceDecision } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf, useNotify } from '../../data/index.ts'
import { OutcomeDialog } from '../../lists/outcome-dialog.tsx'
import { formatCount } from '../../numbers/counts.ts'
import { decisionsOf, type Decided } from './decisions.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { useDecideLateEvidenceMutation, useListLateEvidenceQuery } from './late-evidence.api.ts'
import { LateEvidenceRow } from './late-evidence-row.tsx'
import { refusedOne, sameOutage } from './late-evidence-words.ts'
import { Line, Panel, PanelTitle, Rows } from './late-evidence.styles.ts'

interface LateEvidencePanelProps {
  readonly groupAssessmentId: number
  readonly canDecide: boolean
}

/** Decides, and says what could not be decided and why. */
function useDeciding(groupAssessmentId: number) {
  const [decide, { isLoading }] = useDecideLateEvidenceMutation()
  const [outcome, setOutcome] = useState<LateEvidenceDecision | null>(null)
  const notify = useNotify()
  async function send(state: Decided, late: readonly LateEvidence[], reason?: string) {
    const decided: number[] = []
    const refused: LateEvidenceDecision['refused'] = []
    for (const body of decisionsOf(state, late, reason)) {
      const { data, error } = await decide({ params: { groupAssessmentId }, body })
      if (error) {
        if (state !== 'declined') notify('ERROR', requestErrorOf(error).detail)
        return { error }
      }
      decided.push(...data.decided)
      refused.push(...data.refused)
    }
    if (refused.length > 0) setOutcome({ decided, refused })
    return {}
  }
  return { send, isBusy: isLoading, outcome, closeOutcome: () => setOutcome(null) }
}

const polling = { refetchOnMountOrArgChange: true, pollingInterval: 30_000, skipPollingIfUnfocused: true } as const

interface PanelHeadProps {
  readonly waiting: number
  readonly all: number
  readonly isAllShown: boolean
  readonly onShowAll: (isAllShown: boolean) => void
}

function PanelHead({ waiting, all, isAllShown, onShowAll }: PanelHeadProps) {
  return (
    <Line>
      <PanelTitle>
        {waiting > 0 ? t('late-evidence.panel.toDecide', { count: waiting }) : t('late-evidence.panel.allDecided')}
      </PanelTitle>
      {waiting > 0 && waiting < all && (
        <Button size="small" aria-pressed={isAllShown} onClick={() => onShowAll(!isAllShown)}>
          {t('late-evidence.panel.showAll', { count: formatCount(all) })}
        </Button>
      )}
    </Line>
  )
}

/** How many other learners lost work in the same outage. */
const othersAmong = (together: readonly LateEvidence[], late: LateEvidence): number =>
  new Set(together.map(({ learner }) => learner.id).filter((id) => id !== late.learner.id)).size

interface WorkListProps extends Pick<LateEvidencePanelProps, 'canDecide'> {
  readonly all: readonly LateEvidence[]
  readonly shown: readonly LateEvidence[]
  readonly isBusy: boolean
  readonly onDecide: (state: Decided, late: readonly LateEvidence[]) => void
  readonly onDecline: (late: LateEvidence) => void
}

function WorkList({ all, shown, canDecide, isBusy, onDecide, onDecline }: WorkListProps) {
  return (
    <Rows>
      {shown.map((late) => {
        const together = sameOutage(all, late)
        return (
          <LateEvidenceRow
            key={late.id}
            late={late}
            lostTogether={othersAmong(together, late)}
            canDecide={canDecide}
            isBusy={isBusy}
            onAccept={() => onDecide('accepted', [late])}
            onAcceptAll={() => onDecide('accepted', together)}
            onDecline={() => onDecline(late)}
            onUndo={() => onDecide('waiting', [late])}
          />
        )
      })}
    </Rows>
  )
}

/** What arrived after the deadline, with the way to let it count. Nothing where nothing did. */
export function LateEvidencePanel({ groupAssessmentId, canDecide }: LateEvidencePanelProps) {
  const { data: all = [] } = useListLateEvidenceQuery({ params: { groupAssessmentId } }, polling)
  const { send, isBusy, outcome, closeOutcome } = useDeciding(groupAssessmentId)
  const [isAllShown, showAll] = useState(false)
  const [declined, decline] = useState<LateEvidence | null>(null)
  if (all.length === 0) return null
  const waiting = all.filter(({ state }) => state === 'waiting')
  const shown = isAllShown || waiting.length === 0 ? all : waiting
  const decide = (state: Decided, late: readonly LateEvidence[]) => void send(state, late)
  return (
    <Panel aria-label={t('late-evidence.panel.label')}>
      <PanelHead waiting={waiting.length} all={all.length} isAllShown={isAllShown} onShowAll={showAll} />
      <WorkList {...{ all, shown, canDecide, isBusy }} onDecide={decide} onDecline={decline} />
      {declined && (
        <DeclineDialog
          late={declined}
          onDecline={async (reason) => await send('declined', [declined], reason)}
          onClose={() => decline(null)}
        />
      )}
      {outcome && (
        <OutcomeDialog
          done={outcome.decided.length}
          refused={outcome.refused.map((each) => refusedOne(each, all))}
          counted={(count) => t('late-evidence.outcome.pieces', { count })}
          onClose={closeOutcome}
        />
      )}
    </Panel>
  )
}
