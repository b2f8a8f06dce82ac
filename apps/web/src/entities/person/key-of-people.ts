/** Tells a choice of people from others, in whatever order they were chosen. Absent: everybody. */
export function keyOfPeople(chosen: readonly { readonly id: number }[] | undefined): string {
  if (!chosen) return 'everybody'
  return chosen
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join(',')
}
