import { tagMaximumLength, tagsMaximum } from '@isomorph/contract'

/** The tags in a text that separates them by commas, each once. */
export function readTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, tagMaximumLength))
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, tagsMaximum)
}
