/** A range of a spreadsheet that is on the clipboard as text only: lines of cells between tabs. */

const mostRows = 500
const mostColumns = 50

/** The cells, where every line has as many, and more than one. */
export function cellsOf(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.replaceAll('\r', '').replace(/\n+$/, '').split('\n')
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  const columns = rows[0]?.length ?? 0
  const isRange = columns > 1 && columns <= mostColumns && rows.length <= mostRows
  return isRange && rows.every((row) => row.length === columns) ? rows : undefined
}

/** The cells as a table of HTML, which the editor reads as any other. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const table = document.createElement('table')
  for (const row of rows) {
    const line = table.insertRow()
    for (const cell of row) line.insertCell().textContent = cell
  }
  return table.outerHTML
}
