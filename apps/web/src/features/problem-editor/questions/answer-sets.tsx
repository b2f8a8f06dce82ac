import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, radius } from '@isomorph/ui'
import type { AnswerSet } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { FormulaInput } from '../formulas/formula-input.tsx'
import { AddButton } from './questions.styles.ts'

const Set = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })
const Framed = styled(Set)({ padding: 12, border: `1px solid ${color.line}`, borderRadius: radius.control })
const Head = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 })

interface AnswerSetsProps<A> {
  readonly sets: readonly AnswerSet<A>[]
  /** `questions.0.answerSets` */
  readonly path: string
  readonly newAnswers: () => readonly A[]
  readonly onChange: (sets: readonly AnswerSet<A>[]) => void
  readonly renderAnswers: (set: AnswerSet<A>, path: string, onChange: (answers: readonly A[]) => void) => ReactNode
}

interface CaseProps {
  readonly set: AnswerSet<unknown>
  readonly index: number
  readonly path: string
  readonly onChange: (condition: string) => void
  readonly onDelete: () => void
  readonly children: ReactNode
}

/** The answers of one case, below its condition. */
function Case({ set: { condition }, index, path, onChange, onDelete, children }: CaseProps): ReactNode {
  return (
    <Framed
      role="group"
      aria-label={
        condition === undefined
          ? t('question-editor.case.otherwise')
          : t('question-editor.case.number', { number: String(index + 1) })
      }
    >
      <Head>
        {condition === undefined ? (
          <b>{t('question-editor.case.otherwise')}</b>
        ) : (
          <FormulaInput
            label={t(index === 0 ? 'question-editor.case.if' : 'question-editor.case.elseIf')}
            value={condition}
            path={`${path}.condition`}
            placeholder="a > b"
            keyboards={['numeric', 'symbol', 'functions']}
            onChange={onChange}
          />
        )}
      </Head>
      {children}
      {condition !== undefined && (
        <AddButton size="small" color="error" onClick={onDelete}>
          {t('question-editor.case.delete')}
        </AddButton>
      )}
    </Framed>
  )
}

/**
 * The answers; and where the variables decide which answers are right, one set per condition: the first that holds is
 * used, the last has none.
 */
export function AnswerSets<A>({ sets, path, onChange, renderAnswers }: AnswerSetsProps<A>): ReactNode {
  const replace = (changed: AnswerSet<A>): void => onChange(sets.map((set) => (set.id === changed.id ? changed : set)))
  return (
    <>
      {sets.map((set, index) => {
        const setPath = `${path}.${index}`
        const answers = renderAnswers(set, setPath, (changed) => replace({ ...set, answers: changed }))
        if (sets.length === 1) return <Set key={set.id}>{answers}</Set>
        return (
          <Case
            key={set.id}
            set={set}
            index={index}
            path={setPath}
            onChange={(condition) => replace({ ...set, condition })}
            onDelete={() => onChange(sets.filter((each) => each.id !== set.id))}
          >
            {answers}
          </Case>
        )
      })}
    </>
  )
}

/** The sets with one more case in front of the last, which stays the one without a condition. */
export function withCase<A>(sets: readonly AnswerSet<A>[], id: number, answers: readonly A[]): readonly AnswerSet<A>[] {
  return [...sets.slice(0, -1), { id, condition: '', answers }, ...sets.slice(-1)]
}

export function AddCaseButton({ onAdd }: { onAdd: () => void }): ReactNode {
  return (
    <div>
      <Button size="small" variant="outlined" onClick={onAdd}>
        {t('question-editor.case.add')}
      </Button>
    </div>
  )
}
