import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import type { ProblemContent } from '@isomorph/problem'
import { useMemo, type ReactNode } from 'react'
import { RichTextView } from '../../../rich-text-view/index.ts'
import { questionKindInText } from '../draft/new-question.ts'
import { isDefined } from '../draft/new-variable.ts'
import { VersionNote } from './history.styles.ts'

const Sheet = styled('div')({
  maxHeight: '46vh',
  overflow: 'auto',
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  '& .slot': {
    padding: '1px 8px',
    border: `1.5px dashed ${color.primary}`,
    borderRadius: 6,
    fontSize: fontSize.table,
    whiteSpace: 'nowrap',
  },
})

/** The text of a version to look at, with its variables as pills. */
export function VersionView({ content }: { content: ProblemContent }): ReactNode {
  const statuses = useMemo(
    () =>
      new Map(
        content.variables.map((each) => [each.name, isDefined(each) ? ('defined' as const) : ('known' as const)]),
      ),
    [content],
  )
  const names = content.variables.map(({ name }) => name).join(', ')
  return (
    <Sheet tabIndex={0} role="region" aria-label={t('problem-history.view')}>
      <RichTextView
        document={content.statement}
        pillStatusOf={(name) => statuses.get(name) ?? 'unknown'}
        renderQuestion={(key) => {
          const index = content.questions.findIndex(({ questionKey }) => questionKey === key)
          const question = content.questions[index]
          return (
            <span className="slot">
              {t('problem-history.view.question', {
                number: String(index + 1),
                kind: question ? questionKindInText(question.answerType) : '',
              }).trim()}
            </span>
          )
        }}
      />
      <VersionNote>
        {content.variables.length === 0
          ? t('problem-history.view.noVariables', { count: content.questions.length })
          : t('problem-history.view.variables', { count: content.questions.length, names })}
      </VersionNote>
    </Sheet>
  )
}
