import type { FeatureRoute } from '../../screen/feature-route.ts'

const areas = ['sign-in', 'credentials', 'refusals', 'sign-in-refusals'] as const

export const signInRoutes: readonly FeatureRoute[] = [
  {
    path: 'login',
    isPublic: true,
    areas: [...areas, 'shared'],
    load: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }),
  },
  {
    path: 'reset-password',
    isPublic: true,
    areas,
    load: async () => ({ Component: (await import('./reset/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: 'confirm-email',
    isPublic: true,
    areas,
    load: async () => ({ Component: (await import('./confirm-email-page.tsx')).ConfirmEmailPage }),
  },
]
