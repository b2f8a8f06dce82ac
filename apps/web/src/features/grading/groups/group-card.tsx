import type { AnswerClusterForStaff } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card } from '@isomorph/ui'
import { useId, type ReactNode } from 'react'
import { StaticMath } from '../../../math/index.ts'
import { ExamplesTable } from './examples-table.tsx'
import { foreseenAnswer, groupName, sizeWords } from './groups-words.ts'
import { Acts, Formula, GroupName, QuietSentence, Sentence, Stack } from './groups.styles.ts'

interface GroupFrameProps {
  readonly group: AnswerClusterForStaff
  readonly path: string
  /** What can be done about it. */
  readonly children: ReactNode
}

/** A group that nobody has decided on, with some of its answers. */
function GroupFrame({ group, path, children }: GroupFrameProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <GroupName id={id}>{groupName(group)}</GroupName>
        <Sentence>{sizeWords(group)}</Sentence>
        {group.latex !== null && <GroupFormula latex={group.latex} />}
        <ExamplesTable group={group} path={path} />
        {children}
      </Stack>
    </Card>
  )
}

interface GroupCardProps extends Omit<GroupFrameProps, 'children'> {
  readonly onDecide: () => void
  /** Leads to the problem, where its answer is added; absent where that cannot be. */
  readonly onMakeAnswer: (() => void) | undefined
}

/** A group to decide on. */
export function GroupCard({ group, path, onDecide, onMakeAnswer }: GroupCardProps) {
  return (
    <GroupFrame group={group} path={path}>
      <Acts>
        <Button
          variant="outlined"
          aria-label={t('grading.group.decide.label', { group: groupName(group) })}
          onClick={onDecide}
        >
          {t('grading.group.decide')}
        </Button>
        {onMakeAnswer && (
          <Button aria-label={t('grading.group.makeAnswer.label', { group: groupName(group) })} onClick={onMakeAnswer}>
            {t('grading.group.makeAnswer')}
          </Button>
        )}
      </Acts>
    </GroupFrame>
  )
}

/** A group whose mistake is an answer of the problem already: there is nothing to decide. */
export function ForeseenCard({ group, path }: Omit<GroupFrameProps, 'children'>) {
  const number = String(foreseenAnswer(group)?.number ?? '')
  return (
    <GroupFrame group={group} path={path}>
      <QuietSentence>{t('grading.group.foreseen', { number })}</QuietSentence>
    </GroupFrame>
  )
}

/** What the learners computed, in the variables of the problem. */
export function GroupFormula({ latex }: { readonly latex: string }) {
  return (
    <Formula>
      <QuietSentence as="span">{t('grading.group.computed')}</QuietSentence>
      <StaticMath latex={latex} />
    </Formula>
  )
}
