/** A term as it is seeded: spring, summer and fall of a calendar year. */
export interface AcademicTerm {
  readonly name: string
  readonly startDate: Date
  readonly endDate: Date
}

const seasons = [
  { name: 'Spring', start: [0, 8], end: [4, 14] },
  { name: 'Summer', start: [4, 15], end: [7, 14] },
  { name: 'Fall', start: [7, 15], end: [11, 31] },
] as const

function moment(year: number, [month, day]: readonly [number, number], isEnd: boolean): Date {
  // End of day is 3 ms before midnight.
  return new Date(Date.UTC(year, month, day + (isEnd ? 1 : 0)) - (isEnd ? 3 : 0))
}

/** Terms of last year, this year and the next, so that an empty product has terms to choose from. */
export function academicTermsAround(now: Date): AcademicTerm[] {
  const thisYear = now.getUTCFullYear()
  return [thisYear - 1, thisYear, thisYear + 1].flatMap((year) =>
    seasons.map(({ name, start, end }) => ({
      name: `${name} ${year}`,
      startDate: moment(year, start, false),
      endDate: moment(year, end, true),
    })),
  )
}
