import { t } from '@isomorph/messages'
import { formatPoints } from '../../../numbers/points.ts'
import { listedName } from '../../../entities/person/names.ts'
import { ColumnPoints, ListTable, SheetFrame, VersionMark } from './print.styles.ts'
import { acrossPages, columnsOf, isPrintedAcross, numbersOn, pagesAcross, type PrintedSheet } from './printed-paper.ts'
import { PaperHead, type SheetOptions } from './printed-sheet.tsx'

/** A cell to write in. */
const nothingYet = '\u00a0'
/** The cell of a question that the sheet does not have. */
const notThere = '–'

interface PrintedListProps {
  readonly printed: readonly PrintedSheet[]
  readonly options: SheetOptions
  /** Of the paper. */
  readonly size: string
}

function ListHead({ columns }: { readonly columns: ReturnType<typeof columnsOf> }) {
  return (
    <thead>
      <tr>
        <th scope="col">{t('paper.list.number')}</th>
        <th scope="col">{t('paper.list.code')}</th>
        <th scope="col">{t('paper.list.name')}</th>
        {columns.map(({ number, points }) => (
          <th key={number} scope="col">
            {number} <ColumnPoints>({formatPoints(points)})</ColumnPoints>
          </th>
        ))}
        <th scope="col">{t('paper.list.sum')}</th>
      </tr>
    </thead>
  )
}

interface ListRowProps {
  readonly printed: PrintedSheet
  readonly columns: ReturnType<typeof columnsOf>
}

function ListRow({ printed, columns }: ListRowProps) {
  const { sheet } = printed
  const numbers = numbersOn(printed)
  return (
    <tr>
      <td>{sheet.number}</td>
      <td>
        <code>{sheet.code}</code>
        {sheet.version !== null && <VersionMark> {sheet.version}</VersionMark>}
      </td>
      <td>{sheet.learner && listedName(sheet.learner)}</td>
      {columns.map(({ number }) => (
        <td key={number}>{numbers.has(number) ? nothingYet : notThere}</td>
      ))}
      <td>{nothingYet}</td>
    </tr>
  )
}

/** A list of all sheets, to write points into while marking. With many questions it is printed across. */
export function PrintedList({ printed, options, size }: PrintedListProps) {
  const columns = columnsOf(printed)
  const isAcross = isPrintedAcross(columns)
  return (
    <SheetFrame
      aria-label={t('paper.print.list')}
      // oxlint-disable-next-line react/forbid-component-props -- its pages lie across
      style={isAcross ? { page: acrossPages } : undefined}
    >
      {isAcross && <style>{pagesAcross(size)}</style>}
      <PaperHead name={t('paper.print.list')} options={options} />
      <ListTable>
        <ListHead columns={columns} />
        <tbody>
          {printed.map((each) => (
            <ListRow key={each.sheet.code} printed={each} columns={columns} />
          ))}
        </tbody>
      </ListTable>
    </SheetFrame>
  )
}
