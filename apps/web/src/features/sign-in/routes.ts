import type { FeatureRoute } from '../../screen/feature-route.ts'

export const signInRoutes: readonly FeatureRoute[] = [
  { path: 'login', isPublic: true, load: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }) },
  {
    path: 'reset-password',
    isPublic: true,
    load: async () => ({ Component: (await import('./reset/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: 'confirm-email',
    isPublic: true,
    load: async () => ({ Component: (await import('./confirm-email-page.tsx')).ConfirmEmailPage }),
  },
]
