import type { AnswerClusterForStaff, GradedResponse } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { DataTable, type Column } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { StaticMath } from '../../../math/index.ts'
import { shownWords } from '../../../numbers/values.ts'
import { AnswerShown } from '../../../statement/answer-shown.tsx'
import { ChoiceTexts } from '../../../statement/chosen-choices.tsx'
import { nameOfLearner } from '../grading-words.ts'
import { groupName } from './groups-words.ts'

type Example = GradedResponse & { readonly id: number }

function CorrectAnswer({ example: { choices, keyLatex } }: { readonly example: GradedResponse }) {
  const right = choices.filter(({ isRight }) => isRight)
  if (right.length > 0) return <ChoiceTexts choices={right} />
  return keyLatex === '' ? '–' : <StaticMath latex={keyLatex} />
}

function columnsOf(path: string): readonly Column<Example>[] {
  return [
    {
      key: 'learner',
      label: t('grading.group.examples.learner'),
      render: (example) =>
        example.learner ? (
          <Link href={`${path}/results?answer=${example.problemInstanceId}`}>{nameOfLearner(example)}</Link>
        ) : (
          nameOfLearner(example)
        ),
    },
    {
      key: 'answer',
      label: t('grading.answer'),
      isLabelled: true,
      render: ({ response, choices }) => <AnswerShown {...response} choices={choices} />,
    },
    {
      key: 'right',
      label: t('grading.answer.correct'),
      isLabelled: true,
      render: (example) => <CorrectAnswer example={example} />,
    },
    {
      key: 'numbers',
      label: t('grading.group.examples.numbers'),
      isLabelled: true,
      render: (example) => shownWords(example.shownValues) || '–',
    },
  ]
}

interface ExamplesTableProps {
  readonly group: AnswerClusterForStaff
  /** Where the assessment's pages stand. */
  readonly path: string
}

/** Some answers of a group, each with the learner's numbers and the correct answer for them. */
export function ExamplesTable({ group, path }: ExamplesTableProps) {
  return (
    <DataTable<Example>
      label={t('grading.group.examples', { group: groupName(group) })}
      columns={columnsOf(path)}
      rows={group.examples.map((example, id) => ({ ...example, id }))}
      nameOf={nameOfLearner}
      isCompact
      empty={null}
    />
  )
}
