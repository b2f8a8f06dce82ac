import { styled } from '@mui/material/styles'
import type { Licence, Licensing } from '@isomorph/contract'
import { color, fontSize } from '@isomorph/ui'

/** What each licence is called. */
export const licenceNames: Readonly<Record<Licence, string>> = {
  Institution: 'This institution only',
  'CC-BY-4.0': 'CC BY 4.0',
  'CC-BY-SA-4.0': 'CC BY-SA 4.0',
  'CC0-1.0': 'CC0 (no rights reserved)',
  Own: 'Own licence',
}

const Line = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.small, overflowWrap: 'anywhere' })

/** `CC BY 4.0 · Department of Physics` */
export function licenceSentence({ licence, licenceText, attribution }: Licensing): string {
  const conditions = licence === 'Own' ? `${licenceNames.Own}: ${licenceText}` : licenceNames[licence]
  return attribution === '' ? conditions : `${conditions} · ${attribution}`
}

/** Under which licence a problem is, and whom to name. */
export function LicenceLine({ licensing }: { licensing: Licensing }) {
  return <Line>Licence: {licenceSentence(licensing)}</Line>
}
