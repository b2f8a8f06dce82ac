import { Fragment } from 'react'
import { StaticMath } from '../math/static-math.tsx'

/** A label in which `$…$` is maths, such as `$v_x=$`. */
export function LabelText({ label }: { label: string }) {
  return (
    <span>
      {label.split('$').map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
        <Fragment key={index}>{index % 2 === 1 ? <StaticMath latex={part} /> : part}</Fragment>
      ))}
    </span>
  )
}

/** The same label in words, for names of controls. */
export function plainLabelOf(label: string): string {
  return label
    .replaceAll(/[$\\{}]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
