import type { LateEvidence } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf, useNotify } from '../../data/index.ts'
import { formatCount } from '../../numbers/counts.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { useDecideLateEvidenceMutation, useListLateEvidenceQuery } from './late-evidence.api.ts'
import { LateEvidenceRow } from './late-evidence-row.tsx'
import { refusalTexts, sameOutage } from './late-evidence-words.ts'
import { Line, Panel, PanelTitle, Rows } from './late-evidence.styles.ts'

interface LateEvidencePanelProps {
  readonly groupAssessmentId: number
  readonly canDecide: boolean
}

type Decided = 'accepted' | 'declined' | 'waiting'

/** Decides, and says what could not be decided. */
function useDeciding(groupAssessmentId: number) {
  const [decide, { isLoading }] = useDecideLateEvidenceMutation()
  const notify = useNotify()
  async function send(state: Decided, late: readonly LateEvidence[], reason = '') {
    const evidence = late.map(({ id, state: was }) => ({ id, was }))
    const outcome = await decide({ params: { groupAssessmentId }, body: { state, evidence, reason } })
    if (outcome.error) {
      if (state !== 'declined') notify('ERROR', requestErrorOf(outcome.error).detail)
      return { error: outcome.error }
    }
    const [refused] = outcome.data.refused
    if (refused) notify('WARNING', t(refusalTexts[refused.reason]))
    return {}
  }
  return { send, isBusy: isLoading }
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

/** What arrived after the deadline, with the way to let it count. Nothing where nothing did. */
export function LateEvidencePanel({ groupAssessmentId, canDecide }: LateEvidencePanelProps) {
  const { data: all = [] } = useListLateEvidenceQuery({ params: { groupAssessmentId } }, polling)
  const { send, isBusy } = useDeciding(groupAssessmentId)
  const [isAllShown, showAll] = useState(false)
  const [declined, decline] = useState<LateEvidence | null>(null)
  if (all.length === 0) return null
  const waiting = all.filter(({ state }) => state === 'waiting')
  const shown = isAllShown || waiting.length === 0 ? all : waiting
  return (
    <Panel aria-label={t('late-evidence.panel.label')}>
      <PanelHead waiting={waiting.length} all={all.length} isAllShown={isAllShown} onShowAll={showAll} />
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
              onAccept={() => void send('accepted', [late])}
              onAcceptAll={() => void send('accepted', together)}
              onDecline={() => decline(late)}
              onUndo={() => void send('waiting', [late])}
            />
          )
        })}
      </Rows>
      {declined && (
        <DeclineDialog
          late={declined}
          onDecline={async (reason) => await send('declined', [declined], reason)}
          onClose={() => decline(null)}
        />
      )}
    </Panel>
  )
}
