/** Addresses of whoever runs the product, set when the web app is built; what is not set is not shown. */
export const supportEmail: string = import.meta.env['VITE_SUPPORT_EMAIL'] ?? ''
export const universityUrl: string = import.meta.env['VITE_UNIVERSITY_URL'] ?? ''
export const universityName: string = import.meta.env['VITE_UNIVERSITY_NAME'] ?? 'University'
