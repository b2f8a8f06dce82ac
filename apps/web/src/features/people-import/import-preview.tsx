import { importOutcomes, type PeopleImport } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, CheckboxInput, ErrorPanel, ListTabs, MessageBand, TableSkeleton } from '@isomorph/ui'
import { useState } from 'react'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportRowsTable } from './import-rows-table.tsx'
import { importReasonWords } from './import-reasons.ts'
import { doneWords, outcomeTabs, standingWords, unusedWords } from './import-labels.ts'
import { useApplyPeopleImportMutation, useGetPeopleImportQuery, useImportState } from './people-import.api.ts'
import {
  BreakingText,
  FileName,
  InvitationChoice,
  LinesCard,
  PreviewRows,
  Summary,
  SummaryCard,
  SummaryNote,
} from './people-import.styles.ts'

/** A large import is asked for its progress this often. */
const progressMs = 1000

interface ImportPreviewProps {
  readonly importId: number
  /** Where another file is chosen. */
  readonly again: string
  readonly back: { readonly label: string; readonly href: string }
}

/** What would happen, line by line; then how far it is, and what was done. */
export function ImportPreview({ importId, again, back }: ImportPreviewProps) {
  const argument = { params: { importId } }
  const isApplying = useImportState(argument).data?.status === 'applying'
  const fetched = useGetPeopleImportQuery(argument, {
    pollingInterval: isApplying ? progressMs : 0,
    refetchOnMountOrArgChange: true,
  })
  return (
    <DetailGuard fetched={fetched} fallback={again}>
      {(current) => (
        <PreviewRows>
          {current.status === 'applying' ? (
            <ImportProgress
              doneCount={current.doneCount}
              rowCount={current.rowCount}
              isUnreachable={fetched.error !== undefined}
            />
          ) : (
            <Standing current={current} again={again} back={back} />
          )}
          {current.status !== 'applying' && <Lines current={current} />}
        </PreviewRows>
      )}
    </DetailGuard>
  )
}

interface StandingProps extends Omit<ImportPreviewProps, 'importId'> {
  readonly current: PeopleImport
}

function Standing({ current, again, back }: StandingProps) {
  if (current.status === 'applied') {
    return (
      <MessageBand
        tone="success"
        role="status"
        action={
          <Button href={back.href} variant="outlined" size="small">
            {back.label}
          </Button>
        }
      >
        {doneWords(current)}
      </MessageBand>
    )
  }
  return <Offer current={current} again={again} />
}

function Warnings({ current }: Pick<StandingProps, 'current'>) {
  const unused = unusedWords(current)
  return (
    <>
      {current.failure && (
        <MessageBand tone="warning">{importReasonWords(current.failureSaid, current.failure)}</MessageBand>
      )}
      {current.encoding === 'Windows-1252' && <MessageBand tone="warning">{t('people-import.encoding')}</MessageBand>}
      {unused && (
        <MessageBand tone="warning">
          <BreakingText>{unused}</BreakingText>
        </MessageBand>
      )}
    </>
  )
}

function Offer({ current, again }: Omit<StandingProps, 'back'>) {
  const [apply, { isLoading, error }] = useApplyPeopleImportMutation()
  const [sendInvitations, setSendInvitations] = useState(false)
  const count = current.counts.new + current.counts.changed
  const applyNow = () => void apply({ params: { importId: current.id }, body: { sendInvitations } })
  return (
    <>
      <Warnings current={current} />
      {error && <ErrorPanel error={courseRefusalOf(error)} onRetry={applyNow} />}
      <SummaryCard>
        <Summary>
          <FileName>{current.fileName}</FileName>
          <SummaryNote>{standingWords(current)}</SummaryNote>
          {current.counts.new > 0 && (
            <InvitationChoice>
              <CheckboxInput
                label={t('people-import.invite')}
                isChecked={sendInvitations}
                onChange={setSendInvitations}
              />
            </InvitationChoice>
          )}
        </Summary>
        <Button href={again}>{t('people-import.apply.another')}</Button>
        <Button variant="contained" disabled={count === 0 || isLoading} onClick={applyNow}>
          {t('people-import.apply', { count })}
        </Button>
      </SummaryCard>
    </>
  )
}

function Lines({ current }: { current: PeopleImport }) {
  const [tab, setTab] = useState<string>('all')
  const outcome = importOutcomes.find((each) => each === tab)
  if (current.rowCount === 0) return <TableSkeleton />
  return (
    <div>
      <ListTabs
        label={t('people-import.lines.which')}
        tabs={outcomeTabs(current)}
        value={tab}
        panelId="import-lines"
        onChange={(value) => setTab(value)}
      />
      <LinesCard>
        <div id="import-lines" role="tabpanel">
          <ImportRowsTable key={tab} importId={current.id} outcome={outcome} isDone={current.status === 'applied'} />
        </div>
      </LinesCard>
    </div>
  )
}
