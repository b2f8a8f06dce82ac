import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize, VisuallyHidden } from '@isomorph/ui'
import {
  diffRichText,
  type DiffKind,
  type LineDiff,
  type RichText,
  type SequenceStep,
  type Word,
} from '@isomorph/rich-text'
import { useMemo, type ReactNode } from 'react'
import { pillLatex, StaticMath } from '../../../math/index.ts'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  overflowX: 'auto',
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& p[data-place="heading"]': { fontWeight: 650 },
  '& p[data-place="item"]': { paddingInlineStart: 16 },
  '& p[data-place="cell"]': { paddingInlineStart: 16, fontSize: fontSize.table },
  '& ins': {
    textDecoration: 'none',
    backgroundColor: color.successSoft,
    borderBottom: `2px solid ${color.successText}`,
  },
  '& del': { backgroundColor: color.errorSoft, textDecorationColor: color.errorText },
  '& .thing': { padding: '0 6px', border: `1px dashed ${color.control}`, borderRadius: 6, fontSize: fontSize.small },
  '& .gap': { color: color.textSecond, fontSize: fontSize.small },
})

/** Numbers of the questions by their keys, as the newer version has them. */
type QuestionNumbers = (questionKey: number) => number

function WordView({ word, numberOf }: { word: Word; numberOf: QuestionNumbers }): ReactNode {
  switch (word.type) {
    case 'text': {
      const isBold = word.marks.some(({ type }) => type === 'bold')
      const isItalic = word.marks.some(({ type }) => type === 'italic')
      const inner = isItalic ? <i>{word.text}</i> : word.text
      return isBold ? <b>{inner}</b> : inner
    }
    case 'variable':
      return <StaticMath latex={pillLatex(word.attrs.name)} />
    case 'inlineMath':
      return <StaticMath latex={word.attrs.latex} />
    case 'blockMath':
      return <StaticMath latex={word.attrs.latex} isDisplay />
    case 'questionSlot': {
      const number = numberOf(word.attrs.questionKey)
      return (
        <span className="thing">
          {number === 0
            ? t('problem-history.word.question')
            : t('problem-history.word.question.numbered', { number: String(number) })}
        </span>
      )
    }
    case 'hardBreak':
      return <br />
    case 'image':
      return (
        <span className="thing">
          {word.attrs.alt === ''
            ? t('problem-history.word.picture')
            : t('problem-history.word.picture.described', { description: word.attrs.alt })}
        </span>
      )
    case 'embed':
      return <span className="thing">{word.attrs.title || word.attrs.url}</span>
    case 'horizontalRule':
      return <span className="thing">{t('problem-history.word.line')}</span>
  }
}

interface Run {
  readonly kind: DiffKind
  readonly words: readonly Word[]
}

/** Neighbours of one kind are one run, spaces between two of them included. */
function runsOf(words: readonly SequenceStep<Word>[]): readonly Run[] {
  const runs: { kind: DiffKind; words: Word[] }[] = []
  for (const { kind, item } of words) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.words.push(item)
    else runs.push({ kind, words: [item] })
  }
  return runs
}

function RunView({ run, numberOf }: { run: Run; numberOf: QuestionNumbers }): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- words are told apart by their places alone
  const words = run.words.map((word, index) => <WordView key={index} word={word} numberOf={numberOf} />)
  if (run.kind === 'same') return words
  return run.kind === 'added' ? (
    <ins>
      <VisuallyHidden>{t('problem-history.added')}</VisuallyHidden>
      {words}
    </ins>
  ) : (
    <del>
      <VisuallyHidden>{t('problem-history.removed')}</VisuallyHidden>
      {words}
    </del>
  )
}

/** How many unchanged lines are shown next to a changed one. */
const linesAround = 1

type ShownLine = LineDiff | { readonly kind: 'gap'; readonly count: number }

function withGaps(lines: readonly LineDiff[]): readonly ShownLine[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - linesAround), index + linesAround + 1).some(({ kind }) => kind !== 'same'),
  )
  const shown: ShownLine[] = []
  for (const [index, line] of lines.entries()) {
    const last = shown.at(-1)
    if (isNear[index]) shown.push(line)
    else if (last?.kind === 'gap') shown[shown.length - 1] = { kind: 'gap', count: last.count + 1 }
    else shown.push({ kind: 'gap', count: 1 })
  }
  return shown
}

interface TextDiffProps {
  readonly before: RichText
  readonly after: RichText
  readonly label: string
  readonly numberOf: QuestionNumbers
}

/** How one text became another: what was taken away is struck through, what was added is underlined. */
export function TextDiff({ before, after, label, numberOf }: TextDiffProps): ReactNode {
  const lines = useMemo(() => withGaps(diffRichText(before, after)), [before, after])
  return (
    <Root role="region" aria-label={label} tabIndex={0}>
      {lines.map((line, index) =>
        line.kind === 'gap' ? (
          // oxlint-disable-next-line react/no-array-index-key -- lines are told apart by their places alone
          <p key={index} className="gap">
            {t('problem-history.sameLines', { count: line.count })}
          </p>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- lines are told apart by their places alone
          <p key={index} data-place={line.place}>
            {runsOf(line.words).map((run, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- runs are told apart by their places alone
              <RunView key={at} run={run} numberOf={numberOf} />
            ))}
          </p>
        ),
      )}
    </Root>
  )
}
