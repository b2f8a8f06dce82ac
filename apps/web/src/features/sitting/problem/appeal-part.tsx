import { appealMaximumLength, type ProblemInstance } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, color, fontSize, MessageBand, TextInput } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useClientKey } from '../../../data/index.ts'
import { RestoredBackupBand } from '../../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../../unsaved-work/use-form-backup.ts'
import { sittingRefusalOf } from '../refusals/words.ts'
import { useRaiseAppealMutation, useWithdrawAppealMutation } from '../sitting.api.ts'

const Rows = styled('div')({ display: 'grid', gap: 8, maxWidth: 560 })
const Quiet = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.small, overflowWrap: 'anywhere' })
const Actions = styled('div')({ display: 'flex', gap: 8 })

type Appeal = NonNullable<ProblemInstance['appeals']>[number]

interface AppealPartProps {
  readonly instance: ProblemInstance
  readonly attemptNumber: number
  readonly questionKey: number
}

/** The appeals against the marking of one answer, and the way to raise one. */
export function AppealPart({ instance, attemptNumber, questionKey }: AppealPartProps) {
  const { appeals = [], canAppeal, problemInstanceId } = instance
  const { groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId), problemInstanceId }
  const own = appeals.filter((each) => each.attemptNumber === attemptNumber && each.questionKey === questionKey)
  return (
    <Rows>
      {own.map((appeal) => (
        <AppealShown key={appeal.id} appeal={appeal} params={params} />
      ))}
      {canAppeal && own.length === 0 && (
        <NewAppeal params={params} attemptNumber={attemptNumber} questionKey={questionKey} />
      )}
    </Rows>
  )
}

interface Place {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
}

function AppealShown({ appeal, params }: { readonly appeal: Appeal; readonly params: Place }) {
  const [withdraw, { isLoading, error }] = useWithdrawAppealMutation()
  const { id, text, isOpen, answer, isChanged } = appeal
  const outcome = t(isChanged ? 'sitting-later.appeal.changed' : 'sitting-later.appeal.stays')
  return (
    <>
      <Quiet>{t('sitting-later.appeal', { text })}</Quiet>
      {isOpen ? (
        <Actions>
          <Quiet>{t('sitting-later.appeal.open')}</Quiet>
          <Button size="small" disabled={isLoading} onClick={() => void withdraw({ params, query: { appealId: id } })}>
            {t('sitting-later.appeal.withdraw')}
          </Button>
        </Actions>
      ) : (
        <Quiet>
          {outcome} {answer}
        </Quiet>
      )}
      {error && <MessageBand tone="error">{sittingRefusalOf(error).detail}</MessageBand>}
    </>
  )
}

type NewAppealProps = Omit<AppealPartProps, 'instance'> & { readonly params: Place }

const nothingTyped = { text: '' }

/** What is typed comes back when the session ended meanwhile. */
function NewAppeal(props: NewAppealProps) {
  const { attemptNumber, questionKey } = props
  const [draft, setDraft] = useState<typeof nothingTyped | null>(null)
  const form = `appeal:${attemptNumber}:${questionKey}`
  const back = useFormBackup({ form, draft, saved: nothingTyped, restore: setDraft })
  if (draft === null)
    return (
      <div>
        <Button size="small" onClick={() => setDraft(nothingTyped)}>
          {t('sitting-later.appeal.raise')}
        </Button>
      </div>
    )
  return (
    <>
      <RestoredBackupBand back={back} />
      <AppealForm
        {...props}
        text={draft.text}
        onChange={(text) => setDraft({ text })}
        onCancel={() => setDraft(null)}
      />
    </>
  )
}

interface AppealFormProps extends NewAppealProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onCancel: () => void
}

function AppealForm({ params, attemptNumber, questionKey, text, onChange, onCancel }: AppealFormProps) {
  const [raise, { isLoading, error }] = useRaiseAppealMutation()
  const keyOf = useClientKey()
  const content = { attemptNumber, questionKey, text }
  return (
    <>
      <TextInput
        label={t('sitting-later.appeal.what')}
        isMultiline
        autoFocus
        value={text}
        onChange={onChange}
        input={{ maxLength: appealMaximumLength }}
      />
      {error && <MessageBand tone="error">{sittingRefusalOf(error).detail}</MessageBand>}
      <Actions>
        <Button
          size="small"
          variant="contained"
          disabled={isLoading || text.trim() === ''}
          onClick={() => void raise({ params, body: { ...content, clientKey: keyOf(content) } })}
        >
          {t('sitting-later.appeal.send')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Actions>
    </>
  )
}
