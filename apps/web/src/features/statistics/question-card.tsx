import type { QuestionStatistics } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { isFormulaType } from '@isomorph/problem'
import { Button, Card, DataTable, EmptyState, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { StaticMath } from '../../math/index.ts'
import type { StatisticsPlace } from './figures-head.tsx'
import { discriminationWords, shareWords, tooFewWords } from './statistics-words.ts'
import { WrongAnswerGroups } from './wrong-answer-groups.tsx'
import { Actions, Rows } from './statistics.styles.ts'
import { formatCount } from '../../numbers/counts.ts'

const verdictsWithText = ['correct', 'partial', 'incorrect', 'unreadable', 'needsPerson', 'pending'] as const

function verdictWords({ verdicts }: QuestionStatistics): string {
  return Object.entries(verdicts)
    .map(([name, count]) => {
      const verdict = verdictsWithText.find((each) => each === name) ?? 'other'
      return t('statistics.question.verdict', { verdict, name, count: formatCount(count) })
    })
    .join(', ')
}

type WrongAnswer = QuestionStatistics['wrongAnswers'][number] & { readonly id: number }

function columnsOf(path: string, answerType: string): readonly Column<WrongAnswer>[] {
  return [
    {
      key: 'answer',
      label: t('statistics.wrong.answer'),
      render: ({ reading, value }) =>
        reading !== '' && isFormulaType(answerType) ? <StaticMath latex={reading} /> : reading || value,
    },
    { key: 'n', label: t('statistics.column.learners'), align: 'right', isLabelled: true, render: ({ n }) => n },
    {
      key: 'variants',
      label: t('statistics.variants'),
      align: 'right',
      isLabelled: true,
      render: ({ variants }) => variants,
    },
    {
      key: 'open',
      label: t('statistics.wrong.example'),
      render: ({ problemInstanceId }) => (
        <Link href={`${path}/results?answer=${problemInstanceId}`}>{t('statistics.wrong.see')}</Link>
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
  const { questionKey, difficulty, wrongAnswers, answerType } = question
  const path = sittingPath({ groupId: place.groupId, id: place.groupAssessmentId })
  return (
    <Card>
      <Rows>
        <strong>{t('statistics.question', { question: String(questionKey) })}</strong>
        <span>
          {t('statistics.question.figures', {
            earned: difficulty ? shareWords(difficulty) : tooFewWords('difficulty'),
            correlation: discriminationWords(question),
            verdicts: verdictWords(question),
          })}
        </span>
        {canScore && <WrongAnswerGroups place={place} itemKey={itemKey} questionKey={questionKey} />}
        <DataTable<WrongAnswer>
          label={t('statistics.wrong', { question: String(questionKey) })}
          columns={columnsOf(path, answerType)}
          rows={wrongAnswers.map((answer, index) => ({ ...answer, id: index }))}
          nameOf={({ value }) => value}
          isCompact
          empty={<EmptyState picture="done">{t('statistics.wrong.none')}</EmptyState>}
        />
        <Actions>
          <Button size="small" href={`${path}/grading/${itemKey}/${questionKey}`}>
            {t('statistics.question.grade')}
          </Button>
          {canScore && (
            <Button size="small" href={`${path}/grading/${itemKey}/${questionKey}/groups`}>
              {t('statistics.question.groups')}
            </Button>
          )}
        </Actions>
      </Rows>
    </Card>
  )
}
