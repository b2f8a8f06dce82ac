import type { QuestionStatistics } from '@isomorph/contract'
import { Button, Card, DataTable, EmptyState, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { StaticMath } from '../../math/index.ts'
import type { StatisticsPlace } from './figures-head.tsx'
import { shareWords } from './statistics-words.ts'
import { WrongAnswerGroups } from './wrong-answer-groups.tsx'
import { Actions, Rows } from './statistics.styles.ts'
import { figureWords } from '../../numbers/estimates.ts'

const verdictNames: Readonly<Record<string, string>> = {
  correct: 'right',
  partial: 'partly right',
  incorrect: 'wrong',
  unreadable: 'unreadable',
  needsPerson: 'waiting for grading',
  pending: 'being marked',
}

function verdictWords({ verdicts }: QuestionStatistics): string {
  return Object.entries(verdicts)
    .map(([verdict, count]) => `${count} ${verdictNames[verdict] ?? verdict}`)
    .join(', ')
}

const wordTypes = new Set(['ShortAnswer', 'MultipleChoice'])

type WrongAnswer = QuestionStatistics['wrongAnswers'][number] & { readonly id: number }

function columnsOf(path: string, answerType: string): readonly Column<WrongAnswer>[] {
  return [
    {
      key: 'answer',
      label: 'The same wrong answer',
      render: ({ reading, value }) =>
        reading !== '' && !wordTypes.has(answerType) ? <StaticMath latex={reading} /> : reading || value,
    },
    { key: 'n', label: 'Learners', align: 'right', isLabelled: true, render: ({ n }) => n },
    { key: 'variants', label: 'Variants', align: 'right', isLabelled: true, render: ({ variants }) => variants },
    {
      key: 'open',
      label: 'Example',
      render: ({ problemInstanceId }) => (
        <Link href={`${path}/results?answer=${problemInstanceId}`}>See one of the answers</Link>
      ),
    },
  ]
}

interface QuestionProps {
  readonly place: StatisticsPlace
  readonly itemKey: number
  readonly question: QuestionStatistics
  /** Whoever marks sees the groups that wrong answers form. */
  readonly canScore: boolean
}

/** One question: how it was answered, and the wrong answers that several learners gave. */
export function QuestionCard({ place, itemKey, question, canScore }: QuestionProps) {
  const { questionKey, difficulty, discrimination, wrongAnswers, answerType } = question
  const path = sittingPath({ groupId: place.groupId, id: place.groupAssessmentId })
  return (
    <Card>
      <Rows>
        <strong>Question {questionKey}</strong>
        <span>
          Earned {difficulty ? shareWords(difficulty) : '– (too few)'} · correlation with other problems{' '}
          {discrimination ? figureWords(discrimination) : '– (too few)'} · {verdictWords(question)}
        </span>
        {canScore && <WrongAnswerGroups place={place} itemKey={itemKey} questionKey={questionKey} />}
        <DataTable<WrongAnswer>
          label={`The same wrong answers to question ${questionKey}`}
          columns={columnsOf(path, answerType)}
          rows={wrongAnswers.map((answer, index) => ({ ...answer, id: index }))}
          nameOf={({ value }) => value}
          isCompact
          empty={<EmptyState picture="done">No two learners gave the same wrong answer.</EmptyState>}
        />
        <Actions>
          <Button size="small" href={`${path}/grading/${itemKey}/${questionKey}`}>
            Grade its answers
          </Button>
          {canScore && (
            <Button size="small" href={`${path}/grading/${itemKey}/${questionKey}/groups`}>
              Decide on groups of answers
            </Button>
          )}
        </Actions>
      </Rows>
    </Card>
  )
}
