export function isUnitName(_name: string): boolean {
  return false
}
