import type { Rubric, RubricOfQuestion } from '@isomorph/contract'
import { rubricItemMaximum } from '@isomorph/contract'
import { rubricSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { Button, Dialog, ErrorPanel, Icon, MessageBand, SelectInput, TextInput } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import { requestErrorOf } from '../../../data/index.ts'
import { useCountRubricChangeMutation, useSaveRubricMutation } from '../grading.api.ts'
import { Quiet, RubricNumbers, RubricRow, Rows } from '../grading.styles.ts'
import { changeSentence } from '../grading-words.ts'
import { blankRubric, faultOfRubric, rubricOfDraft, draftOfRubric, type RubricDraft } from './rubric-draft.ts'
import type { DeskQuestion } from '../use-desk.ts'

interface RubricDialogProps {
  readonly question: DeskQuestion
  readonly stored: RubricOfQuestion
  /** Marks were written anew. */
  readonly onApplied: () => void
  readonly onClose: () => void
}

interface Preview {
  readonly rubric: Rubric
  readonly marksChanged: number
  readonly totalsChanged: number
}

/** A rubric as it is typed, with what its change would do. */
function useRubricChange({ question, stored, onApplied, onClose }: RubricDialogProps) {
  const [draft, setDraft] = useState(() => draftOfRubric(stored.rubric ?? stored.suggestion ?? blankRubric))
  const [issue, setIssue] = useState<string | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const [count, counting] = useCountRubricChangeMutation()
  const [save, saving] = useSaveRubricMutation()
  const { version } = stored
  const apply = async (rubric: Rubric) => {
    const outcome = await save({ params: question, query: {}, body: { version, rubric } })
    if (outcome.error) return
    if (outcome.data.marksChanged > 0) onApplied()
    onClose()
  }
  const check = async () => {
    const parsed = rubricSchema.safeParse(rubricOfDraft(draft))
    const fault = parsed.error?.issues[0]
    setIssue(faultOfRubric(fault))
    fields.current?.querySelector<HTMLElement>(`[name="${fault?.path.join('.')}"]`)?.focus()
    if (!parsed.success) return
    const { data } = await count({ params: question, query: { dryRun: true }, body: { version, rubric: parsed.data } })
    if (data?.marksChanged === 0) await apply(parsed.data)
    else if (data) setPreview({ ...data, rubric: parsed.data })
  }
  const edit = (changes: Partial<RubricDraft>) => {
    setDraft({ ...draft, ...changes })
    setPreview(null)
  }
  const isBusy = counting.isLoading || saving.isLoading
  return { fields, draft, edit, issue, preview, check, apply, isBusy, error: counting.error ?? saving.error }
}

/** Changes the rubric of a question: what changes by it is counted before it is applied. */
export function RubricDialog(props: RubricDialogProps) {
  const { fields, draft, edit, issue, preview, check, apply, isBusy, error } = useRubricChange(props)
  const {
    onClose,
    stored: { suggestion },
  } = props
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="rubric-title">
      <DialogTitle id="rubric-title">{t('grading.rubric')}</DialogTitle>
      <DialogContent>
        <Rows ref={fields}>
          {suggestion && <MessageBand tone="neutral">{t('grading.rubric.suggestion')}</MessageBand>}
          <RubricFields draft={draft} onEdit={edit} />
          {issue && <MessageBand tone="error">{issue}</MessageBand>}
          {error && <ErrorPanel error={requestErrorOf(error)} />}
          {preview && <MessageBand tone="warning">{changeSentence(preview)}</MessageBand>}
        </Rows>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.cancel')}</Button>
        {preview ? (
          <Button variant="contained" disabled={isBusy} onClick={() => void apply(preview.rubric)}>
            {t('grading.applyToAll')}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy} onClick={() => void check()}>
            {t('grading.rubric.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface RubricFieldsProps {
  readonly draft: RubricDraft
  readonly onEdit: (changes: Partial<RubricDraft>) => void
}

/** What a rubric begins with, and between which points it stays. */
function RubricBounds({ draft, onEdit }: RubricFieldsProps) {
  return (
    <>
      <SelectInput
        label={t('grading.rubric.start')}
        value={draft.start}
        onChange={(start) => onEdit({ start: start === 'full' ? 'full' : 'zero' })}
        options={[
          { value: 'zero', label: t('grading.rubric.start.zero') },
          { value: 'full', label: t('grading.rubric.start.full') },
        ]}
      />
      <RubricNumbers>
        <TextInput
          label={t('grading.rubric.maximum')}
          value={draft.maximum}
          input={{ name: 'maximum' }}
          onChange={(maximum) => onEdit({ maximum })}
        />
        <TextInput
          label={t('grading.rubric.floor')}
          value={draft.floor}
          input={{ name: 'floor' }}
          onChange={(floor) => onEdit({ floor })}
        />
        <TextInput
          label={t('grading.rubric.ceiling')}
          value={draft.ceiling}
          placeholder={draft.maximum}
          input={{ name: 'ceiling' }}
          onChange={(ceiling) => onEdit({ ceiling })}
        />
      </RubricNumbers>
    </>
  )
}

function RubricFields({ draft, onEdit }: RubricFieldsProps) {
  const { items } = draft
  const [added, setAdded] = useState<number | null>(null)
  const add = () => {
    const item = blankItem(items)
    setAdded(item.key)
    onEdit({ items: [...items, item] })
  }
  const editItem = (index: number, changes: Partial<RubricDraft['items'][number]>) =>
    onEdit({ items: items.map((item, place) => (place === index ? { ...item, ...changes } : item)) })
  return (
    <>
      <RubricBounds draft={draft} onEdit={onEdit} />
      {items.map((item, index) => (
        <RubricRow key={item.key} role="group" aria-label={t('grading.rubric.item', { number: String(index + 1) })}>
          <TextInput
            label={t('grading.rubric.item.points')}
            value={item.points}
            input={{ name: `items.${index}.points` }}
            autoFocus={item.key === added}
            onChange={(points) => editItem(index, { points })}
          />
          <TextInput
            label={t('grading.rubric.item.text')}
            value={item.text}
            input={{ name: `items.${index}.text` }}
            onChange={(text) => editItem(index, { text })}
          />
          <IconButton
            aria-label={t('grading.rubric.item.remove', { number: String(index + 1) })}
            onClick={() => onEdit({ items: items.filter((_, place) => place !== index) })}
          >
            <Icon name="close" />
          </IconButton>
        </RubricRow>
      ))}
      <Quiet>{t('grading.rubric.variables')}</Quiet>
      {items.length < rubricItemMaximum && (
        <div>
          <Button variant="outlined" onClick={add}>
            {t('grading.rubric.item.add')}
          </Button>
        </div>
      )}
    </>
  )
}

function blankItem(items: RubricDraft['items']): RubricDraft['items'][number] {
  return { key: Math.max(0, ...items.map(({ key }) => key)) + 1, id: null, points: '', text: '' }
}
