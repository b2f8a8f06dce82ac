import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { Button, Card, color, EmptyState, fontSize, Icon } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useFieldArray, useFormContext, useWatch, type UseFieldArrayAppend } from 'react-hook-form'
import { TextField } from '../../../forms/field.tsx'

import { nameOfPoints } from '../../../numbers/points.ts'
import {
  inSections,
  itemsOfProblems,
  movedTo,
  totalsOf,
  type AssessmentDraft,
  type ItemDraft,
} from './assessment-draft.ts'
import { EditorRows, ListCard, NameRoom } from './editor.styles.ts'
import { ItemList } from './item-list.tsx'
import { lazyPart } from '../../../screen/load-screen.ts'

const StructureCard = lazyPart(async () => (await import('./structure-card.tsx')).StructureCard)
const AddProblemsDialog = lazyPart(async () => (await import('./add-problems-dialog.tsx')).AddProblemsDialog)

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '12px 16px',
  borderBottom: `1px solid ${color.line}`,
  '& h2': { margin: 0, fontSize: fontSize.body },
  '& p': { margin: 0, color: color.textSecond, fontSize: fontSize.table },
  '& > button': { marginInlineStart: 'auto' },
})

interface AssessmentFormProps {
  /** The highest item key the saved version has used. */
  readonly lastKey: number
  readonly isReadOnly?: boolean
}

function NameCard({ isReadOnly }: { isReadOnly: boolean }) {
  const { control } = useFormContext<AssessmentDraft>()
  return (
    <Card>
      <NameRoom>
        <TextField
          control={control}
          name="name"
          id="assessment-name"
          label={t('shared.name')}
          isRequired
          isDisabled={isReadOnly}
        />
      </NameRoom>
    </Card>
  )
}

interface AddProblemsProps extends Pick<AssessmentFormProps, 'lastKey'> {
  readonly items: readonly ItemDraft[]
  readonly onAdd: UseFieldArrayAppend<AssessmentDraft, 'items'>
  readonly onClose: () => void
}

function AddProblems({ items, lastKey, onAdd, onClose }: AddProblemsProps) {
  return (
    <Suspense>
      <AddProblemsDialog
        presentIds={new Set(items.map(({ problemId }) => problemId))}
        onAdd={(problems) => onAdd(itemsOfProblems(problems, items, lastKey), { shouldFocus: false })}
        onClose={onClose}
      />
    </Suspense>
  )
}

function TotalsLine({ totals }: { totals: ReturnType<typeof totalsOf> }) {
  const problems = t('shared.problemCount', { count: totals.problemCount })
  const points = nameOfPoints(totals.points)
  return (
    <p>
      {totals.bonusPoints > 0
        ? t('assessments.totals.withBonus', { problems, points, bonus: nameOfPoints(totals.bonusPoints) })
        : t('assessments.totals', { problems, points })}
    </p>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outlined" startIcon={<Icon name="add" size={18} />} onClick={onClick}>
      {t('assessments.add')}
    </Button>
  )
}

/** Name and problems of an assessment. */
export function AssessmentForm({ lastKey, isReadOnly = false }: AssessmentFormProps) {
  const { control, getValues } = useFormContext<AssessmentDraft>()
  const { append, remove, replace } = useFieldArray({ control, name: 'items' })
  const items = useWatch({ control, name: 'items' })
  const sections = useWatch({ control, name: 'sections' })
  const pools = useWatch({ control, name: 'pools' })
  const [isAdding, setIsAdding] = useState(false)
  const addButton = <AddButton onClick={() => setIsAdding(true)} />
  return (
    <EditorRows>
      <NameCard isReadOnly={isReadOnly} />
      <ListCard>
        <Head>
          <h2>{t('shared.problems')}</h2>
          <TotalsLine totals={totalsOf(items, pools)} />
          {!isReadOnly && items.length > 0 && addButton}
        </Head>
        {items.length > 0 ? (
          <ItemList
            items={items}
            sections={sections}
            pools={pools}
            isReadOnly={isReadOnly}
            onMove={(from, to) => replace(movedTo(items, from, to))}
            onRemove={remove}
            onOrder={(changed) => replace(inSections(changed, sections))}
          />
        ) : (
          <EmptyState picture="problems" action={!isReadOnly && addButton}>
            {t('assessments.add.none')}
          </EmptyState>
        )}
      </ListCard>
      <Suspense>
        <StructureCard isReadOnly={isReadOnly} onOrder={(next) => replace(inSections(getValues('items'), next))} />
      </Suspense>
      {isAdding && <AddProblems items={items} lastKey={lastKey} onAdd={append} onClose={() => setIsAdding(false)} />}
    </EditorRows>
  )
}
