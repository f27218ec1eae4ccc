import type { HtmlTagDescriptor, Plugin } from 'vite'
import { MASKABLE, PLAIN, iconPng, iconSvg } from './icons.ts'

/** The page's ground, styles.css' ground and primary. */
const GROUND = '#f4f7f6'
const PRIMARY = '#0f766e'

type Named = { readonly appTitle: string }

/**
 * What lets people put the app on their home screen: manifest, icons, and the tags that name them. Names stay the same
 * from build to build, since an installed app asks for them again by name.
 */
export function installable({ appTitle }: Named): Plugin {
  return {
    name: 'rekan:installable',
    apply: 'build',
    transformIndexHtml: () => tags(appTitle),
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('favicon.svg', iconSvg({ size: 32, ...PLAIN }))
      emit('icons/192.png', await iconPng({ size: 192, ...PLAIN }))
      emit('icons/512.png', await iconPng({ size: 512, ...PLAIN }))
      emit('icons/512-maskable.png', await iconPng({ size: 512, ...MASKABLE }))
      // iOS rounds the corners itself, and paints what is transparent black.
      emit('icons/180-apple.png', await iconPng({ size: 180, mark: 0.9, corner: 0 }))
      emit('manifest.webmanifest', JSON.stringify(manifestOf(appTitle), null, 2))
    },
  }
}

/** The web app manifest (W3C Web Application Manifest). */
export function manifestOf(appTitle: string) {
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const icon = [png('192', 192, 'any')]
  return {
    id: '/',
    name: appTitle,
    short_name: appTitle,
    description: 'Presensi dan layanan mandiri karyawan',
    lang: 'id',
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: PRIMARY,
    background_color: GROUND,
    categories: ['business', 'productivity'],
    icons: [png('192', 192, 'any'), png('512', 512, 'any'), png('512-maskable', 512, 'maskable')],
    shortcuts: [
      { name: 'Check In', url: '/checkin', icons: icon },
      { name: 'Check Out', url: '/checkout', icons: icon },
      { name: 'Jadwal', url: '/jadwal', icons: icon },
    ],
  }
}

function tags(appTitle: string): HtmlTagDescriptor[] {
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs,
    injectTo: 'head',
  })
  const meta = (name: string, content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name, content },
    injectTo: 'head',
  })
  return [
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/icons/180-apple.png' }),
    link({ rel: 'manifest', href: '/manifest.webmanifest' }),
    meta('theme-color', PRIMARY),
    meta('mobile-web-app-capable', 'yes'),
    // Safari before 26 knows this name alone.
    meta('apple-mobile-web-app-capable', 'yes'),
    meta('apple-mobile-web-app-title', appTitle),
  ]
}
