import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import { supportEmail, universityName, universityUrl } from './institution.ts'
import { productName } from './page-title.ts'

const Root = styled('footer')({
  borderTop: `1px solid ${color.line}`,
  padding: '16px 24px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  fontSize: fontSize.small,
  color: color.textSecond,
})

export function Footer() {
  return (
    <Root>
      <span>{productName}</span>
      <Link href="/privacy-policy" color="inherit">
        Privacy policy
      </Link>
      {universityUrl && (
        <Link href={universityUrl} color="inherit">
          {universityName}
        </Link>
      )}
      {supportEmail && (
        <Link href={`mailto:${supportEmail}`} color="inherit">
          Contact {supportEmail}
        </Link>
      )}
    </Root>
  )
}
