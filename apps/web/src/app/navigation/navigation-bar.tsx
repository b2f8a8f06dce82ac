import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { color, fontSize, Icon, notOnPaper, VisuallyHidden } from '@isomorph/ui'
import { Suspense, useEffect, useRef, type KeyboardEvent } from 'react'
import { Link, NavLink } from 'react-router'
import { selectAuth } from '../../data/slices/auth-slice.ts'
import { useAppSelector, useUserInfo } from '../../data/hooks.ts'
import { PersonName } from '../../entities/person/person-name.tsx'
import { inParts } from '../../messages/in-parts.tsx'
import { lazyPart } from '../../screen/load-screen.ts'
import { productName } from '../../screen/page-title.ts'
import { alongBar, moveFocusAmong } from './focus-among.ts'
import { NavLinks } from './nav-links.tsx'
import { barItemStyles, hoverFromWidth, NavMenu } from './nav-menu.tsx'
import { useDisclosure } from './use-disclosure.ts'
import { useMenus, useTierBadge } from './use-menus.ts'
import { UserMenuItems, userMenuLabel } from './user-menu.tsx'

// Most people are in no frame.
const NewTabButton = lazyPart(async () => (await import('./new-tab-button.tsx')).NewTabButton)

const narrow = `@media (max-width: ${hoverFromWidth - 1}px)`
const phone = '@media (max-width: 479px)'
const wide = `@media (min-width: ${hoverFromWidth}px)`

const Bar = styled('header')({
  ...notOnPaper,
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  // In a low window, such as a phone on its side or a page at 400 %, the page needs the height.
  '@media (max-height: 480px)': { position: 'static' },
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '& > nav': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 56, padding: '0 16px' },
  '& .wide': { display: 'flex', alignItems: 'center', gap: 2, flex: 1, minWidth: 0, [narrow]: { display: 'none' } },
  '& .narrow': { marginInlineStart: 'auto', [wide]: { display: 'none' } },
  '& .end': { marginInlineStart: 'auto', minWidth: 0, display: 'flex', alignItems: 'center', gap: 8 },
  // Who one acts as, and the way out of a frame, matter more on a phone than what the product is called.
  '&[data-impersonating="true"] .product-name, &[data-framed="true"] .product-name': {
    [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
const Brand = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginInlineEnd: 12,
  fontWeight: 720,
  fontSize: fontSize.body,
  letterSpacing: '-0.01em',
  color: color.text,
  textDecoration: 'none',
  '& svg': { borderRadius: 7 },
})
const PlainBrand = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, fontWeight: 720 })
const BarLink = styled(NavLink)(barItemStyles)
const Toggle = styled('button')(barItemStyles)
const Badge = styled('span')({
  padding: '1px 8px',
  borderRadius: 999,
  border: `1px solid ${color.control}`,
  fontSize: '0.6875rem',
  fontWeight: 700,
  letterSpacing: '0.06em',
  color: color.textSecond,
})
const ActingAs = styled('span')({
  minWidth: 0,
  marginInlineStart: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.small,
  fontWeight: 620,
  [wide]: { display: 'none' },
  '& + .narrow': { marginInlineStart: 0, flexShrink: 0 },
})
const Drawer = styled('div')({
  borderTop: `1px solid ${color.line}`,
  padding: '8px 8px 16px',
  maxHeight: 'calc(100vh - 56px)',
  overflowY: 'auto',
  '& h2': {
    fontSize: fontSize.small,
    color: color.textSecond,
    margin: '12px 12px 4px',
    fontWeight: 620,
    overflowWrap: 'anywhere',
  },
  [wide]: { display: 'none' },
})

function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" fill="#4450be" />
      <path
        d="M7 20c3.500 0 3.500-8 7-8s4 9 7.500 9S25 15 25 15"
        fill="none"
        stroke="#fff"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
      <circle cx="14" cy="12" r="2.200" fill="#7bcf64" />
    </svg>
  )
}

/** Nobody is signed in, and that is certain: not while it is found out, nor until the user's information is there. */
function useIsSignedOut(): boolean {
  const { isInitialized, isAuthenticating, isAuthenticated } = useAppSelector(selectAuth)
  return isInitialized && !isAuthenticating && !isAuthenticated
}

function WideMenus() {
  const userInfo = useUserInfo()
  const isSignedOut = useIsSignedOut()
  const { courses, others, reloadCourses } = useMenus()
  const bar = useRef<HTMLDivElement>(null)

  function moveAlong(event: KeyboardEvent) {
    moveFocusAmong([...(bar.current?.querySelectorAll<HTMLElement>('[data-bar-item]') ?? [])], event, alongBar)
  }
  return (
    <div className="wide" role="presentation" ref={bar} onKeyDown={moveAlong}>
      {userInfo && (
        <BarLink to="/" end data-bar-item>
          {t('shell.home')}
        </BarLink>
      )}
      {courses.map((menu) => (
        <NavMenu key={menu.label} label={menu.label} onOpen={reloadCourses}>
          <NavLinks entries={menu.entries} />
        </NavMenu>
      ))}
      {others.map((menu) => (
        <NavMenu key={menu.label} label={menu.label}>
          <NavLinks entries={menu.entries} />
        </NavMenu>
      ))}
      <div className="end">
        {userInfo && (
          <NavMenu isAtEnd label={userMenuLabel(userInfo)}>
            <UserMenuItems />
          </NavMenu>
        )}
        {isSignedOut && (
          <BarLink to="/login" data-bar-item>
            {t('shell.logIn')}
          </BarLink>
        )}
      </div>
    </div>
  )
}

function NarrowMenus() {
  const userInfo = useUserInfo()
  const isSignedOut = useIsSignedOut()
  const { courses, others, reloadCourses } = useMenus()
  const reload = useRef(reloadCourses)
  useEffect(() => reload.current(), [])
  return (
    <Drawer id="navigation-drawer">
      {userInfo && <NavLinks entries={[{ label: t('shell.home'), href: '/' }]} />}
      {isSignedOut && <NavLinks entries={[{ label: t('shell.logIn'), href: '/login' }]} />}
      {[...courses, ...others].map((menu) => (
        <section key={menu.label}>
          <h2>{menu.label}</h2>
          <NavLinks entries={menu.entries} />
        </section>
      ))}
      {userInfo && (
        <section>
          <h2>{userMenuLabel(userInfo)}</h2>
          <UserMenuItems />
        </section>
      )}
    </Drawer>
  )
}

function Product({ isDecorative }: { isDecorative: boolean }) {
  if (isDecorative)
    return (
      <PlainBrand>
        <BrandMark /> {productName}
      </PlainBrand>
    )
  return (
    <Brand to="/">
      <BrandMark />
      <span className="product-name">{productName}</span>
    </Brand>
  )
}

/** The bar at the top of every page; decorative where there is nowhere to go. */
export function NavigationBar({ isDecorative, isFramed }: { isDecorative: boolean; isFramed: boolean }) {
  const root = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close } = useDisclosure(root, toggle)
  const badge = useTierBadge()
  const userInfo = useUserInfo()
  const impersonated = !isDecorative && userInfo?.isImpersonated ? userInfo : undefined
  const hasNewTab = isFramed && userInfo !== undefined && !userInfo.isImpersonated
  return (
    <Bar ref={root} data-impersonating={impersonated !== undefined} data-framed={hasNewTab}>
      <nav aria-label={t('shell.nav.label')}>
        <Product isDecorative={isDecorative} />
        {badge && <Badge>{badge}</Badge>}
        {!isDecorative && <WideMenus />}
        {impersonated && (
          <ActingAs>
            <VisuallyHidden>{userMenuLabel(impersonated)}</VisuallyHidden>
            <span aria-hidden>{inParts('shell.nav.as', { person: <PersonName person={impersonated} /> })}</span>
          </ActingAs>
        )}
        {hasNewTab && (
          <Suspense fallback={null}>
            <NewTabButton />
          </Suspense>
        )}
        {!isDecorative && (
          <Toggle
            ref={toggle}
            type="button"
            className="narrow"
            aria-expanded={isOpen}
            aria-controls="navigation-drawer"
            onClick={isOpen ? close : open}
          >
            <Icon name={isOpen ? 'close' : 'menu'} /> {t('shell.nav.menu')}
          </Toggle>
        )}
      </nav>
      {isOpen && <NarrowMenus />}
    </Bar>
  )
}
