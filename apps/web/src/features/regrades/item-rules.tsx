import { creditRules, pointsMaximum, type RegradableItem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Icon, SelectInput, StatusChip, TextInput } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { formatCount } from '../../numbers/counts.ts'
import { nameOfPoints } from '../../numbers/points.ts'
import { plainLabelOf } from '../../statement/label-text.tsx'
import { creditNames, pointsOf, type RulesDraft } from './regrade-draft.ts'
import { Fields, ItemCard, ItemName, ItemSummary, QuestionFields, Quiet } from './regrades.styles.ts'

interface ItemRulesProps {
  readonly item: RegradableItem
  readonly draft: RulesDraft
  readonly isChanged: boolean
  readonly isOpen: boolean
  readonly onChange: (draft: RulesDraft) => void
}

function creditOptions() {
  return creditRules.map((value) => ({ value, label: t(creditNames[value]) }))
}

function useVersions({ deliveredRevisionNumber, revisions }: RegradableItem) {
  const timeZone = useTimeZone()
  const others = revisions.filter(({ number }) => number !== deliveredRevisionNumber)
  return [
    { value: '', label: t('regrades.item.asDelivered', { number: String(deliveredRevisionNumber) }) },
    ...others.map(({ id, number, createdAt }) => ({
      value: String(id),
      label: t('regrades.item.version', { number: String(number), moment: formatMoment(createdAt, timeZone) }),
    })),
  ]
}

function PointsField({ draft, onEdit }: { draft: RulesDraft; onEdit: (changes: Partial<RulesDraft>) => void }) {
  const isDropped = draft.creditRule === 'dropped'
  return (
    <TextInput
      label={t('regrades.item.points')}
      value={isDropped ? '0' : draft.points}
      isDisabled={isDropped}
      error={
        pointsOf(draft) === undefined
          ? t('regrades.item.points.wrong', { most: formatCount(pointsMaximum) })
          : undefined
      }
      onChange={(points) => onEdit({ points })}
    />
  )
}

/** Where a wrong answer is corrected: until somebody has done so, there is no other version to choose. */
function CorrectHint({ problemId }: Pick<RegradableItem, 'problemId'>) {
  const problem = <Link href={`/problems/${problemId}`}>{t('regrades.item.correct.problem')}</Link>
  return <Quiet>{inParts('regrades.item.correct', { problem })}</Quiet>
}

/** By what the answers to one problem are to be marked. */
export function ItemRules({ item, draft, isChanged, isOpen, onChange }: ItemRulesProps) {
  const versions = useVersions(item)
  const edit = (changes: Partial<RulesDraft>) => onChange({ ...draft, ...changes })
  return (
    <ItemCard open={isOpen}>
      <ItemSummary>
        <Icon name="chevronRight" size={18} />
        <ItemName>
          {item.position}. {item.name}
        </ItemName>
        <Quiet>{nameOfPoints(item.rules.points ?? item.points)}</Quiet>
        {isChanged && <StatusChip tone="primary" icon="edit" label={t('regrades.item.changed')} />}
      </ItemSummary>
      <Fields>
        <SelectInput
          label={t('regrades.item.markBy')}
          value={draft.revision}
          options={versions}
          onChange={(revision) => edit({ revision })}
        />
        <SelectInput
          label={t('regrades.item.credit')}
          value={draft.creditRule}
          options={creditOptions()}
          onChange={(creditRule) => edit({ creditRule })}
        />
        {!item.isDrawn && <PointsField draft={draft} onEdit={edit} />}
      </Fields>
      {versions.length === 1 && <CorrectHint problemId={item.problemId} />}
      {item.questions.length > 1 && draft.creditRule === 'asMarked' && (
        <QuestionRules item={item} draft={draft} onChange={onChange} />
      )}
    </ItemCard>
  )
}

function questionName(number: number, label: string): string {
  return label === ''
    ? t('regrades.item.question', { number: String(number) })
    : t('regrades.item.question.labelled', { number: String(number), label })
}

/** Credit for single questions. */
function QuestionRules({ item, draft, onChange }: Pick<ItemRulesProps, 'item' | 'draft' | 'onChange'>) {
  return (
    <QuestionFields>
      {item.questions.map(({ questionKey, label }, index) => (
        <SelectInput
          key={questionKey}
          label={questionName(index + 1, plainLabelOf(label))}
          value={draft.questions[questionKey] ?? 'asMarked'}
          options={creditOptions()}
          onChange={(rule) => onChange({ ...draft, questions: { ...draft.questions, [questionKey]: rule } })}
        />
      ))}
    </QuestionFields>
  )
}
