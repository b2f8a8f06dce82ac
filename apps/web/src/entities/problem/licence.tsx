import { styled } from '@mui/material/styles'
import type { Licence, Licensing } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize } from '@isomorph/ui'

/** What each licence is called; the names of public licences are the same in every language. */
export function licenceNames(): Readonly<Record<Licence, string>> {
  return {
    Institution: t('shared.licence.institution'),
    'CC-BY-4.0': 'CC BY 4.0',
    'CC-BY-SA-4.0': 'CC BY-SA 4.0',
    'CC0-1.0': t('shared.licence.cc0'),
    Own: t('shared.licence.own'),
  }
}

const Line = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.small, overflowWrap: 'anywhere' })

/** `CC BY 4.0 · Department of Physics` */
export function licenceSentence({ licence, licenceText, attribution }: Licensing): string {
  const conditions = licence === 'Own' ? t('shared.licence.own.text', { text: licenceText }) : licenceNames()[licence]
  return attribution === '' ? conditions : `${conditions} · ${attribution}`
}

/** Under which licence a problem is, and whom to name. */
export function LicenceLine({ licensing }: { licensing: Licensing }) {
  return <Line>{t('shared.licence.line', { licence: licenceSentence(licensing) })}</Line>
}
