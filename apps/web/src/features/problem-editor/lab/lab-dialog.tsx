import { t } from '@isomorph/messages'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { Button, Dialog } from '@isomorph/ui'
import { isAmongVariants, type ProblemContent } from '@isomorph/problem'
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { formatCount } from '../../../numbers/counts.ts'
import { useEditorActions } from '../draft/editor-context.ts'
import { openEngine } from '../engine/engine-client.ts'
import { answerName } from './answer-names.ts'
import { ChosenVariants, TickedActs } from './chosen-variants.tsx'
import { LabFilters } from './lab-filters.tsx'
import { shownRows, type Filter, type Sorting } from './lab-table.ts'
import type { LabResult } from './use-lab.ts'
import { VariantSheets } from './variant-sheets.tsx'
import { VariantsTable, type ColumnHead } from './variants-table.tsx'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 440px)' },
})
const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })

/** A column for each variable and each answer. */
function headsOf({ report, content }: LabResult): readonly ColumnHead[] {
  return [
    { column: 'issues', label: t('variant-lab.column.issues') },
    ...report.variables.map(({ name }): ColumnHead => ({ column: `value ${name}`, label: name })),
    ...report.answers.map((answer): ColumnHead => {
      const label = answerName(answer, report.answers, content.questions)
      return { column: `answer ${answer.questionKey}:${answer.position}`, label }
    }),
    { column: 'spread', label: t('variant-lab.column.spread') },
  ]
}

interface LabDialogProps {
  readonly result: LabResult
  /** What is being written now. */
  readonly content: ProblemContent
  readonly isReadOnly: boolean
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The variants of the table, the ticked ones, and those that are shown beside it. */
function useTable(result: LabResult) {
  const [filter, setFilter] = useState<Filter>({})
  const [sorting, setSorting] = useState<Sorting>({ column: 'seed', isDescending: false })
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [shown, setShown] = useState<readonly number[]>(() => result.report.rows.slice(0, 1).map(({ seed }) => seed))
  const rows = useMemo(() => shownRows(result.report.rows, filter, sorting), [result, filter, sorting])
  const tickedRows = useMemo(() => result.report.rows.filter(({ seed }) => ticked.has(seed)), [result, ticked])
  return {
    filter,
    setFilter,
    sorting,
    setSorting,
    ticked,
    tickedRows,
    tick: (seeds: readonly number[], isTicked: boolean) =>
      setTicked((before) => {
        const after = new Set(before)
        for (const seed of seeds) {
          if (isTicked) after.add(seed)
          else after.delete(seed)
        }
        return after
      }),
    clear: () => setTicked(new Set()),
    shown,
    setShown,
    rows,
    step: (by: -1 | 1) => {
      const at = rows.findIndex(({ seed }) => seed === shown[0])
      const next = rows[at + by]
      if (next !== undefined) setShown([next.seed])
    },
  }
}

/** Students may get pinned variants only; here all of them can be looked at by their seeds. */
function useAllVariants(content: ProblemContent): ProblemContent {
  return useMemo(() => {
    const { drawsPinnedOnly: _, ...rest } = content
    return rest
  }, [content])
}

type LabRowsProps = Omit<LabDialogProps, 'onClose'> & { readonly table: ReturnType<typeof useTable> }

/** What narrows the table, what was chosen by hand, and the table. */
function LabRows({ table, result, content, isReadOnly, onChanged }: LabRowsProps): ReactNode {
  const { change } = useEditorActions()
  const heads = useMemo(() => headsOf(result), [result])
  const { tickedRows } = table
  const compare = (): void => table.setShown(tickedRows.map(({ seed }) => seed))
  const done: Parameters<typeof TickedActs>[0]['onDone'] = (made) => {
    change(made)
    table.clear()
    onChanged()
  }
  return (
    <Rows>
      <LabFilters result={result} filter={table.filter} onFilter={table.setFilter} />
      <ChosenVariants content={content} isReadOnly={isReadOnly} onChanged={onChanged} />
      {!isReadOnly && (
        <TickedActs
          content={content}
          ticked={tickedRows}
          onCompare={tickedRows.length === 2 ? compare : undefined}
          onDone={done}
        />
      )}
      <VariantsTable
        rows={table.rows}
        heads={heads}
        sorting={table.sorting}
        onSort={table.setSorting}
        ticked={table.ticked}
        onTick={table.tick}
        shown={table.shown}
        onShow={(seed) => table.setShown([seed])}
        isError={(index) => result.report.issues[index]?.level === 'InvalidForUseError'}
        isPinned={isAmongVariants(content.pinnedVariants)}
        isExcluded={isAmongVariants(content.excludedVariants)}
      />
    </Rows>
  )
}

/** The lab on a page of its own: a table of variants to filter, sort, compare, exclude and pin. */
export function LabDialog({ onClose, ...props }: LabDialogProps): ReactNode {
  const { result } = props
  const titleId = useId()
  const [engine] = useState(openEngine)
  useEffect(() => () => engine.close(), [engine])
  const table = useTable(result)
  const all = useAllVariants(result.content)
  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('variant-lab.different', { count: formatCount(result.report.rows.length) })}
      </DialogTitle>
      <DialogContent>
        <Columns>
          <LabRows table={table} {...props} />
          <VariantSheets
            engine={engine}
            content={all}
            seeds={table.shown}
            onStep={table.shown.length === 1 ? table.step : undefined}
          />
        </Columns>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
