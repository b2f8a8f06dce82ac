import { stringify } from 'csv-stringify/sync'
import type { FastifyRequest } from 'fastify'
import { rawResponse, type RawResponse } from './raw-response.ts'

export type CsvField = string | number

export function wantsCsv(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').split(',').some((type) => type.trim().toLowerCase().startsWith('text/csv'))
}

/** Rows as a spreadsheet that programs of every country open; no text in it runs as a formula. */
export function writeCsv(rows: readonly (readonly CsvField[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  )
}

export function csvResponse(body: string, fileName: string): RawResponse {
  return rawResponse('text/csv; charset=utf-8', body, { 'content-disposition': `attachment; filename="${fileName}"` })
}
