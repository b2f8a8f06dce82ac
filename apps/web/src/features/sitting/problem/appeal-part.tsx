import { appealMaximumLength, type ProblemInstance } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, color, fontSize, MessageBand, TextInput } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useClientKey } from '../../../data/index.ts'
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

/** The form of a new appeal, behind a button. */
function NewAppeal({
  params,
  attemptNumber,
  questionKey,
}: Omit<AppealPartProps, 'instance'> & { readonly params: Place }) {
  const [text, setText] = useState<string | null>(null)
  const [raise, { isLoading, error }] = useRaiseAppealMutation()
  const keyOf = useClientKey()
  if (text === null)
    return (
      <div>
        <Button size="small" onClick={() => setText('')}>
          {t('sitting-later.appeal.raise')}
        </Button>
      </div>
    )
  const content = { attemptNumber, questionKey, text }
  return (
    <AppealForm
      text={text}
      onChange={setText}
      error={error && sittingRefusalOf(error).detail}
      isSending={isLoading}
      onSend={() => void raise({ params, body: { ...content, clientKey: keyOf(content) } })}
    />
  )
}

interface AppealFormProps {
  readonly text: string
  /** Null: the form is left. */
  readonly onChange: (text: string | null) => void
  readonly error: string | undefined
  readonly isSending: boolean
  readonly onSend: () => void
}

function AppealForm({ text, onChange, error, isSending, onSend }: AppealFormProps) {
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
      {error && <MessageBand tone="error">{error}</MessageBand>}
      <Actions>
        <Button size="small" variant="contained" disabled={isSending || text.trim() === ''} onClick={onSend}>
          {t('sitting-later.appeal.send')}
        </Button>
        <Button size="small" onClick={() => onChange(null)}>
          {t('ui.cancel')}
        </Button>
      </Actions>
    </>
  )
}
