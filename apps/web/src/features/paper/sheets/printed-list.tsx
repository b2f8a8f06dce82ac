import { formatPoints } from '../../../numbers/points.ts'
import { listedName } from '../../../entities/person/names.ts'
import { ListTable, SheetFrame } from './print.styles.ts'
import { columnsOf, type PrintedSheet } from './printed-paper.ts'
import { PaperHead, type SheetOptions } from './printed-sheet.tsx'

/** A cell to write in. */
const nothingYet = '\u00a0'

/** A list of all sheets, to write points into while marking. */
export function PrintedList({ printed, options }: { printed: readonly PrintedSheet[]; options: SheetOptions }) {
  const columns = columnsOf(printed)
  return (
    <SheetFrame aria-label="Marking list">
      <PaperHead name="Marking list" options={options} />
      <ListTable>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Code</th>
            <th scope="col">Name</th>
            {columns.map(({ number, points }) => (
              <th key={number} scope="col">
                {number} ({formatPoints(points)})
              </th>
            ))}
            <th scope="col">Sum</th>
          </tr>
        </thead>
        <tbody>
          {printed.map(({ sheet }) => (
            <tr key={sheet.code}>
              <td>{sheet.number}</td>
              <td>
                <code>{sheet.code}</code>
                {sheet.version !== null && ` ${sheet.version}`}
              </td>
              <td>{sheet.learner && listedName(sheet.learner)}</td>
              {columns.map(({ number }) => (
                <td key={number}>{nothingYet}</td>
              ))}
              <td>{nothingYet}</td>
            </tr>
          ))}
        </tbody>
      </ListTable>
    </SheetFrame>
  )
}
