import type { FeatureRoute } from '../../screen/feature-route.ts'

const sharedLibrary = async () => ({
  Component: (await import('./libraries/shared-library-page.tsx')).SharedLibraryPage,
})

export const sharingRoutes: readonly FeatureRoute[] = [
  {
    path: 'sharedLibraries',
    anyOf: ['SharedLibraryRead', 'SharedLibraryCreate'],
    orOwn: 'sharedLibraries',
    areas: ['sharing'],
    load: async () => ({ Component: (await import('./libraries/shared-libraries-page.tsx')).SharedLibrariesPage }),
  },
  {
    path: 'sharedLibraries/new',
    anyOf: ['SharedLibraryCreate'],
    fallback: '/sharedLibraries',
    areas: ['sharing'],
    load: async () => ({ Component: (await import('./libraries/new-shared-library-page.tsx')).NewSharedLibraryPage }),
  },
  { path: 'sharedLibraries/:sharedLibraryId/*', areas: ['sharing'], load: sharedLibrary },
]
