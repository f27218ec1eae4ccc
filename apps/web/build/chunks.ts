/** A file by its path in the repository. */
export type ListedFile = `apps/web/${string}` | `packages/domain/src/${string}` | `node_modules/${string}`

export type ListedChunk = {
  /** Its file bears its name, for people who read a page's log: in each importer, a name costs bytes. */
  readonly isNamed?: true
  readonly files?: readonly ListedFile[]
  /** Names of packages, each with all its modules */
  readonly libraries?: readonly string[]
  /** Brings all that its files import, and all that these import, unless a chunk above has it; or all of it but icons. */
  readonly withImports?: 'all' | 'all but icons'
}

/** The screens from the button at home to the shutter. */
export const PUNCH = [
  'apps/web/src/routes/_authed/_attendance/checkin.index.tsx',
] as const satisfies readonly ListedFile[]
/** What the photo is made and sent by. */
export const PUNCH_SENT = [
  'apps/web/src/features/presensi/selfie/selfie.ts',
  'apps/web/src/features/presensi/kotak/kiriman.ts',
] as const satisfies readonly ListedFile[]

/** What the screens of a punch show where something is to be decided; who opens one cold fetches it beside them. */
export const ANTARA = 'apps/web/src/features/presensi/punch/punch-antara.tsx'
/** Where everybody lands. */
export const HOME = 'apps/web/src/routes/_authed/_dashboard/home.index.tsx'
export const SIGN_IN = 'apps/web/src/routes/auth.sign-in.tsx'
/** The layout of the back office, which brings a stylesheet of its own. */
export const KELOLA = 'apps/web/src/routes/_authed/_kelola.tsx'

/** The app: its routes and what stands around every screen. The entry imports it, beside home's first sight. */
export const APP = 'apps/web/src/app.tsx'
/** What of home shows while the app is on its way. */
export const AWAL = 'apps/web/src/awal.tsx'

/** The phone's routes: the entry knows those of the start alone, and imports these once it stands. */
export const PHONE_TREE = 'apps/web/src/phoneTree.gen.js'
/** All routes, which the entry imports where somebody goes to the back office. */
export const ROUTE_TREE = 'apps/web/src/routeTree.gen.ts'

/** The entry imports these as soon as it finds a token: they are fetched beside it, whatever the address. */
export const ON_TOKEN = [
  'apps/web/src/features/profil/diri/profil.queries.ts',
  'apps/web/src/lib/query-client.ts',
] as const satisfies readonly ListedFile[]

/**
 * Home imports these for a minute after a punch, while something waits in the outbox, where breaks are punched, for people without attendance or with a desk, administrators among them, for who approves HR's pay, but never
 * for others who have only opened it: they stay chunks of their own, and the budget of home does not count them.
 */
export const SELDOM_AT_HOME = [
  'apps/web/src/features/kelola/kelola-beranda.tsx',
  'apps/web/src/features/pengajuan/daftar/urusan-beranda.tsx',
  'apps/web/src/features/presensi/istirahat/istirahat-beranda.tsx',
  'apps/web/src/features/presensi/kotak/kotak-beranda.tsx',
  'apps/web/src/features/profil/diri/tertunda.queries.ts',
  'apps/web/src/features/presensi/tarik/tarik-beranda.tsx',
  'apps/web/src/features/presensi/punch/taksir-beranda.tsx',
  'apps/web/src/features/presensi/punch/tanpa-presensi.tsx',
  'apps/web/src/features/sistem/sistem-beranda.tsx',
] as const satisfies readonly ListedFile[]

/**
 * Screens that people open with nothing kept: by themselves, from the icon's menu, from a bookmark. The page names their chunks, so that they
 * come beside the entry; each name is a part of every first load, so that others wait for one exchange more.
 */
export const OPENED_COLD = [
  HOME,
  SIGN_IN,
  'apps/web/src/routes/_authed/_attendance/checkin.index.tsx',
  'apps/web/src/routes/_authed/jadwal.tsx',
  'apps/web/src/routes/_authed/_kelola/kelola.index.tsx',
] as const satisfies readonly ListedFile[]

/** The service worker keeps these screens, which then need no network. */
export const OFFLINE = {
  /** With all that they import once they are shown: where people land, where they punch, where they ask for leave and overtime, and what needs no answer */
  whole: [
    HOME,
    SIGN_IN,
    'apps/web/src/routes/_authed/_dashboard/akun.index.tsx',
    'apps/web/src/routes/_authed/_attendance/checkin.index.tsx',
    'apps/web/src/routes/_authed/_attendance/checkin.capture.tsx',
    'apps/web/src/routes/_authed/_attendance/checkout.index.tsx',
    'apps/web/src/routes/_authed/_attendance/checkout.capture.tsx',
    'apps/web/src/routes/_authed/perizinan.create.tsx',
    'apps/web/src/routes/_authed/lembur.create.tsx',
  ],
  /** Without what opens over them: an employee's other tabs */
  opening: [
    'apps/web/src/routes/_authed/_dashboard/rekap.perizinan.tsx',
    'apps/web/src/routes/_authed/_dashboard/lembur.index.tsx',
  ],
  /** Of those what shows without a network alone, and what a day is reckoned by then */
  parts: [
    'apps/web/src/features/pengajuan/kiriman/kiriman-list.tsx',
    'apps/web/src/features/profil/diri/taksir.ts',
  ],
  /** Of those what says nothing without a network: it comes with the next start that has one */
  without: [
    'apps/web/src/features/auth/masuk/langkah-kedua.tsx',
    'apps/web/src/features/kelola/kelola-beranda.tsx',
    'apps/web/src/features/pengajuan/daftar/urusan-beranda.tsx',
    'apps/web/src/features/sistem/sistem-beranda.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly ListedFile[]>>

/**
 * What the browser loads together, and in this order of precedence: a module belongs to the first chunk that has it.
 * What is not listed goes where the bundler puts it: beside its only importer, or into a chunk of its own.
 * A build fails if it has no such file or library.
 */
export const CHUNKS = {
  // Libraries change rarely: in chunks of their own, a new version of the app costs few bytes to fetch.
  // React apart: home's first sight needs nothing else of them.
  vendor: { isNamed: true, libraries: ['react', 'react-dom', 'scheduler'] },
  'vendor-router': {
    isNamed: true,
    libraries: [
      'use-sync-external-store',
      '@tanstack/history',
      '@tanstack/react-router',
      '@tanstack/react-store',
      '@tanstack/router-core',
      '@tanstack/store',
    ],
    // Stands around every screen; the rest of its library does not.
    files: ['node_modules/@tanstack/react-query/build/modern/QueryClientProvider.js'],
  },
  // Lists of the back office: the library and our own parts, once for all of its desks.
  table: {
    isNamed: true,
    libraries: ['@tanstack/react-virtual', '@tanstack/virtual-core'],
    files: [
      // Of the library that fetches, what these lists alone ask for.
      'node_modules/@tanstack/query-core/build/modern/queriesObserver.js',
      'node_modules/@tanstack/react-query/build/modern/useQueries.js',
      'apps/web/src/ui/wide/bulk-bar.tsx',
      'apps/web/src/ui/wide/column-menu.tsx',
      'apps/web/src/ui/wide/export-menu.tsx',
      'apps/web/src/ui/wide/filter-menu.tsx',
      'apps/web/src/ui/wide/grid.tsx',
      'apps/web/src/ui/wide/grid-choice.ts',
      'apps/web/src/ui/wide/grid-head.tsx',
      'apps/web/src/ui/wide/grid-keys.ts',
      'apps/web/src/ui/wide/grid-keys-dialog.tsx',
      'apps/web/src/ui/wide/grid-row.tsx',
      'apps/web/src/ui/wide/record-pane.tsx',
      'apps/web/src/ui/wide/use-window-rows.ts',
    ],
  },
  // What fetches data; the sign-in does without it.
  'vendor-query': { isNamed: true, libraries: ['@tanstack/query-core', '@tanstack/react-query'] },
  // Libraries of forms. The budget counts them, and the parts below, once and not on each screen.
  'vendor-form': {
    isNamed: true,
    libraries: [
      '@babel/runtime',
      '@date-fns/tz',
      '@hookform/resolvers',
      '@standard-schema/utils',
      'compute-scroll-into-view',
      'date-fns',
      'downshift',
      'prop-types',
      'react-day-picker',
      'react-hook-form',
      'react-is',
      'zod',
    ],
  },
  // Our own parts that forms alone are made of, the rules of their fields among them.
  form: {
    isNamed: true,
    files: [
      'apps/web/src/ui/form.tsx',
      'apps/web/src/ui/use-form.ts',
      'apps/web/src/ui/leave-guard.tsx',
      'apps/web/src/ui/radio-cards.tsx',
      'apps/web/src/ui/pilihan.ts',
      'apps/web/src/ui/popover-field.tsx',
      'apps/web/src/ui/searchable-select.tsx',
      'apps/web/src/ui/searchable-select.panel.tsx',
      'apps/web/src/ui/searchable-select.row.tsx',
      'apps/web/src/ui/searchable-select.search.ts',
      'apps/web/src/ui/time-field.tsx',
      'apps/web/src/ui/time-field.text.ts',
      'apps/web/src/ui/date-filter.tsx',
      'apps/web/src/ui/date-picker.tsx',
      'apps/web/src/ui/date-picker.calendar.tsx',
      'apps/web/src/ui/date-picker.input.tsx',
      'apps/web/src/ui/date-picker.text.ts',
      'apps/web/src/ui/date-range-picker.tsx',
      'apps/web/src/lib/form-schema.ts',
      'apps/web/src/features/profil/diri/kiriman.queries.ts',
      'apps/web/src/features/pengajuan/kiriman/ulang.ts',
      'apps/web/src/features/pengajuan/kiriman/ulang-notice.tsx',
      'apps/web/src/features/reference/reference.queries.ts',
      'packages/domain/src/karyawan/aturan-data-diri.ts',
      'packages/domain/src/karyawan/karyawan.ts',
      'packages/domain/src/karyawan/penempatan.ts',
    ],
  },
  // The sign-in needs it, and few screens after it do.
  'sign-in': {
    files: ['apps/web/src/ui/password-field.tsx', 'apps/web/src/features/auth/sesi/auth.queries.ts'],
  },
  // What the screens of a punch share with others, their icons by name, in one file: each of its own would cost a slow line an exchange.
  'punch-parts': {
    files: [
      'apps/web/src/features/presensi/tarik/presensi.queries.ts',
      'apps/web/src/features/presensi/tarik/tarik.tsx',
      'apps/web/src/features/presensi/tempat/kalimat-lokasi.ts',
      'apps/web/src/features/presensi/tempat/posisi.ts',
      'apps/web/src/ui/action-bar.tsx',
      'apps/web/src/ui/page-header.tsx',
      'apps/web/src/ui/use-back.ts',
      'node_modules/lucide-react/dist/esm/icons/arrow-left.mjs',
      'node_modules/lucide-react/dist/esm/icons/check.mjs',
      'node_modules/lucide-react/dist/esm/icons/rotate-ccw.mjs',
      'node_modules/lucide-react/dist/esm/icons/send.mjs',
      'node_modules/lucide-react/dist/esm/icons/switch-camera.mjs',
      'node_modules/lucide-react/dist/esm/icons/x.mjs',
      // Judge a position; home knows where its office is and no more.
      'packages/domain/src/perusahaan/geo.ts',
      'packages/domain/src/perusahaan/jarak.ts',
      'packages/domain/src/presensi/tempat/lokasi.ts',
    ],
  },
  // The entry, and the small parts that home's first sight and the sign-in share.
  first: {
    files: [
      'apps/web/index.html',
      'apps/web/src/lib/boleh.ts',
      'apps/web/src/lib/clock.ts',
      'apps/web/src/lib/kotak/tanda.ts',
      'apps/web/src/ui/button.tsx',
      'apps/web/src/ui/column.tsx',
      'apps/web/src/ui/kawung.tsx',
      'node_modules/lucide-react/dist/esm/icons/triangle-exclamation-point.mjs',
      'packages/domain/src/aturan.ts',
    ],
    withImports: 'all',
  },
  // The app itself, and small parts that the sign-in and most screens after it need.
  app: {
    isNamed: true,
    files: [
      APP,
      // A route and a part of home read it: beside either, it would bring all of that to the other.
      'apps/web/src/features/presensi/daftar/presensi.search.ts',
      'apps/web/src/lib/kotak/tanda.set.ts',
      'apps/web/src/ui/field.tsx',
      'apps/web/src/ui/text-field.tsx',
      'apps/web/src/ui/icon-button.tsx',
      'packages/domain/src/auth/auth.ts',
    ],
    withImports: 'all',
  },
  // Home's first sight, of the profile alone.
  awal: { isNamed: true, files: [AWAL], withImports: 'all' },
  // For everybody signed in: the profile with the client that holds it, and home, where everybody lands.
  session: {
    isNamed: true,
    files: [
      ...ON_TOKEN,
      'apps/web/src/routes/_authed/_dashboard.tsx',
      HOME,
      // The outbox and a punch ask by it for what shows elsewhere.
      'apps/web/src/lib/invalidate-later.ts',
    ],
    withImports: 'all',
  },
  // Home's later half, which it imports once it stands, is two files, where each part of it would be one. This one has
  // the small parts, which other screens need as well.
  'home-parts': {
    files: [
      'apps/web/src/lib/format-hari.ts',
      'apps/web/src/lib/nasib.ts',
      'apps/web/src/lib/pages.ts',
      'apps/web/src/lib/query.ts',
      // Of the library that fetches, what lists that go on ask for: nothing of home's first sight does.
      'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
      'node_modules/@tanstack/react-query/build/modern/infiniteQueryOptions.js',
      'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
      'apps/web/src/lib/subjects.ts',
      'apps/web/src/ui/detail-list.tsx',
      'apps/web/src/ui/link-card.tsx',
      'apps/web/src/ui/list-card.tsx',
      'apps/web/src/ui/notice.tsx',
      'apps/web/src/ui/section-title.tsx',
      'apps/web/src/ui/select-field.tsx',
      'apps/web/src/ui/skeleton.tsx',
      'apps/web/src/ui/stacked-bar.tsx',
      // Of what a punch shows to few
      'node_modules/lucide-react/dist/esm/icons/ban.mjs',
      'node_modules/lucide-react/dist/esm/icons/camera.mjs',
      'node_modules/lucide-react/dist/esm/icons/map-pin-off.mjs',
      'node_modules/lucide-react/dist/esm/icons/map-pinned.mjs',
      'packages/domain/src/bulan.ts',
    ],
    withImports: 'all',
  },
  'home-later': {
    files: [
      'apps/web/src/features/pengajuan/izin/menunggu-beranda.tsx',
      'apps/web/src/features/jadwal/jadwal-beranda.tsx',
      'apps/web/src/features/notifikasi/kabar/bel-jumlah.tsx',
      'apps/web/src/features/pengajuan/daftar/perlu-keputusan.tsx',
      'apps/web/src/features/pengumuman/baca/sorotan.tsx',
      'apps/web/src/features/presensi/tim/tim-beranda.tsx',
      'apps/web/src/features/profil/ubah/data-lama.tsx',
    ],
    withImports: 'all but icons',
  },
  // The outbox, fetched a while after the first screen: where something waits in it, with the profile.
  kotak: {
    isNamed: true,
    files: [
      'apps/web/src/lib/kotak/entri.ts',
      'apps/web/src/lib/kotak/jam.ts',
      'apps/web/src/lib/kotak/kirim.ts',
      'apps/web/src/lib/kotak/kotak.ts',
      'apps/web/src/lib/kotak/ponsel.ts',
      'apps/web/src/lib/kotak/sandi.ts',
      'apps/web/src/lib/kotak/simpan.ts',
      'apps/web/src/lib/kotak/tunggu.ts',
      'apps/web/src/features/hari/tertunda.wire.ts',
      'apps/web/src/features/presensi/kotak/bukti.ts',
      'apps/web/src/features/presensi/kotak/kiriman.ts',
      'apps/web/src/features/presensi/kotak/punch-entri.ts',
      'apps/web/src/features/hari/tercatat.wire.ts',
      'apps/web/src/features/profil/diri/pengajuan.wire.ts',
      'apps/web/src/features/profil/diri/tertunda.queries.ts',
    ],
  },
  // Of the screens of a punch, what stands in the way of few: two taps need none of it.
  antara: {
    isNamed: true,
    files: [
      ANTARA,
      'apps/web/src/features/presensi/hari/waktu-trio.tsx',
      'apps/web/src/features/presensi/punch-kamera/kode-pos-fields.tsx',
      'apps/web/src/features/presensi/punch/perlu-keterangan.tsx',
      'apps/web/src/features/presensi/punch/posisi-notice.tsx',
      'apps/web/src/features/presensi/punch/punch-form.tsx',
      'apps/web/src/features/presensi/punch/tugas-notice.tsx',
      'apps/web/src/features/presensi/selfie/izin-perangkat.tsx',
      'apps/web/src/features/presensi/selfie/kamera-notice.tsx',
      'apps/web/src/features/presensi/tempat/verdict.tsx',
      'node_modules/lucide-react/dist/esm/icons/camera-off.mjs',
      'node_modules/lucide-react/dist/esm/icons/locate-off.mjs',
      'node_modules/lucide-react/dist/esm/icons/satellite.mjs',
      'node_modules/lucide-react/dist/esm/icons/shield-question-mark.mjs',
    ],
  },
  // From the button at home to what the server recorded: home fetches it once it has settled.
  punch: {
    isNamed: true,
    files: [
      'apps/web/src/features/presensi/punch-kamera/capture-frame.tsx',
      'apps/web/src/features/presensi/punch-kamera/capture-screen.tsx',
      'apps/web/src/features/presensi/punch-kamera/capture.ts',
      'apps/web/src/features/presensi/punch-kamera/keadaan-punch.tsx',
      'apps/web/src/features/presensi/punch-kamera/kiriman.ts',
      'apps/web/src/features/presensi/punch-kamera/selfie-review.tsx',
      'apps/web/src/features/presensi/punch-kamera/siap-punch.ts',
      'apps/web/src/features/presensi/punch/antara.tsx',
      'apps/web/src/features/presensi/punch/draf.ts',
      'apps/web/src/features/presensi/punch/jalan-pintas.ts',
      'apps/web/src/features/presensi/punch/pulang-awal.tsx',
      'apps/web/src/features/presensi/punch/punch-check.ts',
      'apps/web/src/features/presensi/punch/punch-result.tsx',
      'apps/web/src/features/presensi/punch/punch-screen.tsx',
      'apps/web/src/features/presensi/selfie/camera.ts',
      'apps/web/src/features/presensi/selfie/penuh.ts',
      'apps/web/src/features/presensi/selfie/selfie.ts',
      'apps/web/src/features/presensi/selfie/viewfinder.tsx',
      'apps/web/src/features/presensi/hari/keadaan-waktu.ts',
      'apps/web/src/routes/_authed/_attendance/checkin.index.tsx',
      'apps/web/src/routes/_authed/_attendance/checkin.capture.tsx',
      'apps/web/src/routes/_authed/_attendance/checkout.index.tsx',
      'apps/web/src/routes/_authed/_attendance/checkout.capture.tsx',
    ],
  },
  // The phone's routes, whose screens are chunks of their own.
  phone: { isNamed: true, files: [PHONE_TREE], withImports: 'all' },
} as const satisfies Readonly<Record<string, ListedChunk>>

/** Belongs to no chunk above that does not list its very file: each module of it comes with the screens that show it. */
export const WITH_ITS_SCREENS: ListedChunk = {
  // An icon is reached through the library's one index, and would seem to be imported by everybody.
  libraries: ['lucide-react'],
  // Forms need it, and what opens over a screen.
  files: ['node_modules/@tanstack/react-router/dist/esm/useBlocker.js'],
}
