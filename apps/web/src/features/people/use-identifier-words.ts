/** What identifies people on this installation, at the beginning of a sentence. */
export function useIdentifierWords(): string {
  return 'E-mail addresses'
}
