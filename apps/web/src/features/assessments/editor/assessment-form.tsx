import { styled } from '@mui/material/styles'
import { Button, Card, color, EmptyState, fontSize, Icon, TextInput } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { counted } from '../../../lists/use-bulk.ts'
import { nameOfPoints } from '../../../numbers/points.ts'
import { totalPoints, withProblems, type AssessmentDraft, type AssessmentErrors } from './assessment-draft.ts'
import { ItemList } from './item-list.tsx'
import { lazyPart } from '../../../screen/load-screen.ts'

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
  '& > button': { marginLeft: 'auto' },
})

/** Name and problems of an assessment. */
export function AssessmentForm({
  draft,
  errors,
  lastKey,
  isReadOnly = false,
  onChange,
}: {
  draft: AssessmentDraft
  errors: AssessmentErrors
  /** The highest item key the saved version has used. */
  lastKey: number
  isReadOnly?: boolean
  onChange: (draft: AssessmentDraft) => void
}) {
  const [isAdding, setIsAdding] = useState(false)
  const addButton = (
    <Button variant="outlined" startIcon={<Icon name="add" size={18} />} onClick={() => setIsAdding(true)}>
      Add problems
    </Button>
  )
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card>
        <div style={{ maxWidth: 640 }}>
          <TextInput
            id="assessment-name"
            label="Name"
            isRequired
            isDisabled={isReadOnly}
            value={draft.name}
            onChange={(name) => onChange({ ...draft, name })}
            error={errors.name}
          />
        </div>
      </Card>
      <Card sx={{ padding: '0 !important', overflow: 'hidden' }}>
        <Head>
          <h2>Problems</h2>
          <p>
            {counted(draft.items.length, 'problem')} · {nameOfPoints(totalPoints(draft.items))}
          </p>
          {!isReadOnly && draft.items.length > 0 && addButton}
        </Head>
        {draft.items.length > 0 ? (
          <ItemList
            items={draft.items}
            errors={errors.points}
            isReadOnly={isReadOnly}
            onChange={(items) => onChange({ ...draft, items })}
          />
        ) : (
          <EmptyState picture="problems" action={!isReadOnly && addButton}>
            No problems yet. Add some, give them points, put them in order.
          </EmptyState>
        )}
      </Card>
      {isAdding && (
        <Suspense>
          <AddProblemsDialog
            presentIds={new Set(draft.items.map(({ problemId }) => problemId))}
            onAdd={(problems) => onChange(withProblems(draft, problems, lastKey))}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
