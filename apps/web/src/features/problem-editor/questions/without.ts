type OptionalNames<T> = T extends unknown
  ? { [N in keyof T]-?: undefined extends T[N] ? N : object extends Pick<T, N> ? N : never }[keyof T]
  : never

/** A copy without an optional member: what is not wanted is absent, never undefined. */
export function without<T extends object>(from: T, name: OptionalNames<T>): T {
  const copy = { ...from }
  Reflect.deleteProperty(copy, name)
  return copy
}
