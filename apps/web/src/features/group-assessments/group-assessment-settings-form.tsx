import { styled } from '@mui/material/styles'
import type { GroupAssessment } from '@isomorph/contract'
import { Button, Card, CheckboxInput, color, ErrorSummary, MessageBand } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import Link from '@mui/material/Link'
import { useIsAllowed, useNotify, useTimeZone } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { BackBand } from '../../unsaved-work/back-band.tsx'
import { useKeptDraft } from '../../unsaved-work/use-kept-draft.ts'
import { useSaveShortcut } from '../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { useGetGroupQuery, useUpdateGroupAssessmentMutation } from '../../entities/group/courses.api.ts'
import { FaultyVariantsFields, useFaultyVariants } from './faulty-variants.tsx'
import { checkSettings, draftOfSettings, settingsOf, type SettingsDraft } from './settings-draft.ts'
import { AttemptFields, ConductFields, DateFields, NameField, ReleaseFields } from './settings-fields.tsx'

const Sections = styled('div')({ display: 'grid', gap: 32, maxWidth: 800 })
const SaveBar = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '12px 0',
  marginBottom: -24,
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
})

function Revision({
  groupAssessment,
  moves,
  onMoves,
}: {
  groupAssessment: GroupAssessment
  moves: boolean
  onMoves: (moves: boolean) => void
}) {
  const { assessmentId, assessmentName, assessmentRevisionNumber, hasNewerRevision } = groupAssessment
  return (
    <MessageBand tone={hasNewerRevision ? 'warning' : 'neutral'} icon={hasNewerRevision ? 'refresh' : 'book'}>
      <Link href={`/assessments/${assessmentId}`}>{assessmentName}</Link>, version {assessmentRevisionNumber}.
      {hasNewerRevision && (
        <div style={{ marginTop: 8 }}>
          <CheckboxInput
            label="Move to the newest version when saving"
            hint="Students who have started keep the version they began with."
            isChecked={moves}
            onChange={onMoves}
          />
        </div>
      )}
    </MessageBand>
  )
}

/** Everything that can be set about one delivery. */
export function DeliverySettingsForm({ groupAssessment }: { groupAssessment: GroupAssessment }) {
  const timeZone = useTimeZone()
  const notify = useNotify()
  const saved = draftOfSettings(groupAssessment, timeZone)
  const [typed, setTyped] = useState<SettingsDraft | null>(null)
  const [movesToNewestRevision, setMoves] = useState(false)
  const [update, { isLoading, error }] = useUpdateGroupAssessmentMutation()
  const { data: group } = useGetGroupQuery({ params: { groupId: groupAssessment.groupId } })
  const canUpdate = useIsAllowed('GroupAssessmentUpdate', { entity: group })
  const faulty = useFaultyVariants()
  const draft = typed ?? saved
  const errors = checkSettings(draft)
  const back = useKeptDraft({
    form: 'settings',
    draft: { ...draft, movesToNewestRevision },
    saved: { ...saved, movesToNewestRevision: false },
    secrets: ['accessCode'],
    restore(kept) {
      const { movesToNewestRevision = false, ...settings } = kept ?? {}
      setTyped(kept && { ...saved, ...settings })
      setMoves(movesToNewestRevision)
    },
  })
  const isDirty = movesToNewestRevision || JSON.stringify(draft) !== JSON.stringify(saved)

  function moveToNewest(moves: boolean) {
    setMoves(moves)
    faulty.clear()
  }
  async function save(event?: FormEvent) {
    event?.preventDefault()
    if (Object.keys(errors).length > 0 || faulty.isReasonMissing || isLoading || !isDirty || !canUpdate) return
    const settings = settingsOf(draft, timeZone, groupAssessment.settings)
    const outcome = await update({
      params: { groupAssessmentId: groupAssessment.id },
      body: { settings, version: groupAssessment.version, movesToNewestRevision, ...faulty.body },
    })
    if (outcome.error) {
      faulty.take(outcome.error)
      return
    }
    faulty.clear()
    setTyped(null)
    setMoves(false)
    notify('SUCCESS', 'Settings saved')
  }
  useSaveShortcut(() => void save())
  const fields = { draft, errors, onChange: setTyped }
  const wrong = Object.entries(errors).map(([key, message]) => ({ fieldId: `settings-${key}`, message }))
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <UnsavedGuard isDirty={isDirty} />
      <Card sx={{ maxWidth: 880 }}>
        <fieldset disabled={!canUpdate} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Sections>
            <BackBand back={back} />
            {error && (
              <ErrorSummary title="This could not be saved" errors={[{ message: requestErrorOf(error).detail }]} />
            )}
            <Revision groupAssessment={groupAssessment} moves={movesToNewestRevision} onMoves={moveToNewest} />
            <FaultyVariantsFields faulty={faulty} isTried />
            <CheckboxInput
              label="Published"
              hint="Students see it, and can work on it as soon as it opens."
              isChecked={draft.isPublished}
              onChange={(isPublished) => setTyped({ ...draft, isPublished })}
            />
            <NameField {...fields} />
            <DateFields {...fields} hasDue />
            <AttemptFields {...fields} />
            <ReleaseFields {...fields} />
            <ConductFields {...fields} hasAccessCode={groupAssessment.settings.hasAccessCode} />
          </Sections>
        </fieldset>
        {canUpdate && (
          <SaveBar sx={{ marginTop: 6 }}>
            <Button type="submit" variant="contained" disabled={!isDirty || isLoading || wrong.length > 0}>
              Save
            </Button>
            {isDirty && (
              <Button
                onClick={() => {
                  setTyped(null)
                  moveToNewest(false)
                }}
              >
                Discard changes
              </Button>
            )}
            {wrong.length > 0 && (
              <span role="status" style={{ color: color.errorText }}>
                {wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`} your attention
              </span>
            )}
          </SaveBar>
        )}
      </Card>
    </form>
  )
}
