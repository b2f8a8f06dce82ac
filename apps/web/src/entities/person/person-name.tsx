import { CellText } from '@isomorph/ui'
import { displayName, type Named } from './names.ts'

/** A name amid other text. Whatever direction its letters run in, what stands beside it keeps its place. */
export function PersonName({ person }: { person: Named }) {
  return (
    <bdi>
      <CellText>{displayName(person)}</CellText>
    </bdi>
  )
}
