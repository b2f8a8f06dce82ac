/** A term as it is seeded: spring, summer and fall of a calendar year. Days as `2026-08-15`. */
export interface AcademicTerm {
  readonly name: string
  readonly firstDay: string
  readonly lastDay: string
}

const seasons = [
  { name: 'Spring', first: '01-08', last: '05-14' },
  { name: 'Summer', first: '05-15', last: '08-14' },
  { name: 'Fall', first: '08-15', last: '12-31' },
] as const

/** The terms of some years. */
export function academicTermsOf(years: readonly number[]): AcademicTerm[] {
  return years.flatMap((year) =>
    seasons.map(({ name, first, last }) => ({
      name: `${name} ${year}`,
      firstDay: `${year}-${first}`,
      lastDay: `${year}-${last}`,
    })),
  )
}
