import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { Button, fontSize } from '@isomorph/ui'
import type { ProblemContent } from '@isomorph/problem'
import { useMemo, type ReactNode } from 'react'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import { theirChanges, takeChanges, type TheirChange } from '../origin/merge-origin.ts'
import { TextDiff } from './text-diff.tsx'
import { useKeyChanges } from './use-key-changes.ts'
import { HistoryNote } from './history.styles.ts'

const Changes = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.table,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 },
  '& li > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
})
const Heading = styled('h3')({ margin: '8px 0 0', fontSize: fontSize.table, fontWeight: 650 })

/** The number of a question by its key. */
export function questionNumbers({ questions }: ProblemContent): (key: number) => number {
  return (key) => questions.findIndex(({ questionKey }) => questionKey === key) + 1
}

interface VersionComparisonProps {
  /** The heading of the list of changes; absent where the page has one already. */
  readonly title?: string
  readonly before: ProblemContent
  readonly after: ProblemContent
  /** Puts one part back as it was; absent where nothing can be put back. */
  readonly onPutBack?: ((content: ProblemContent, change: TheirChange) => void) | undefined
}

const texts = [
  ['statement', 'problem-editor.statement', 'problem-history.changesIn.statement'],
  ['solution', 'problem-editor.solution', 'problem-history.changesIn.solution'],
] as const

/** In how many variants students would have to answer something else. */
function KeyChanges({ before, after }: Pick<VersionComparisonProps, 'before' | 'after'>): ReactNode {
  const changed = useKeyChanges(before, after)
  if (changed === undefined || changed.compared === 0) return null
  const { compared, differing } = changed
  return (
    <HistoryNote>
      {differing === 0
        ? t('problem-history.keys.same', { count: compared })
        : t('problem-history.keys.differ', { differing: String(differing), compared: String(compared) })}
    </HistoryNote>
  )
}

/** What changed between two versions: in sentences, in the texts word by word, and in the correct answers. */
export function VersionComparison({ title, before, after, onPutBack }: VersionComparisonProps): ReactNode {
  const changes = useMemo(() => theirChanges({ base: before, mine: before, theirs: after }), [before, after])
  const numberOf = questionNumbers(after)
  if (changes.length === 0) return <HistoryNote>{t('problem-history.same')}</HistoryNote>
  return (
    <>
      {title !== undefined && <Heading>{title}</Heading>}
      <Changes aria-label={t('problem-history.changes')}>
        {changes.map((change) => (
          <li key={change.id}>
            <span>{change.sentence}</span>
            {onPutBack && (
              <Button
                aria-label={t('problem-history.putBack.of', { change: change.sentence })}
                onClick={() =>
                  onPutBack(takeChanges({ base: after, mine: after, theirs: before }, [change.id]), change)
                }
              >
                {t('problem-history.putBack')}
              </Button>
            )}
          </li>
        ))}
      </Changes>
      <KeyChanges before={before} after={after} />
      {texts
        .filter(([part]) => !areAlike(before[part], after[part]))
        .map(([part, name, label]) => (
          <div key={part}>
            <Heading>{t(name)}</Heading>
            <TextDiff before={before[part]} after={after[part]} label={t(label)} numberOf={numberOf} />
          </div>
        ))}
    </>
  )
}
