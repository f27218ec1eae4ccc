import { Check } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { Bulan } from '@rekan/domain/bulan'
import { LANGKAH, type Langkah } from './bulan.search.ts'
import type { KeadaanLangkah } from './keadaan-langkah.ts'

type DaftarLangkahProps = {
  readonly keadaan: Readonly<Record<Langkah, KeadaanLangkah>>
  readonly bulan: Bulan
  readonly terbuka: Langkah
  readonly mayLock: boolean
  readonly onBuka: (langkah: Langkah) => void
  readonly onKunci: () => void
}

/** The steps in their order, each with its count, what opens its list, and its one button. */
export function DaftarLangkah(props: DaftarLangkahProps) {
  const { keadaan, terbuka, onBuka } = props
  return (
    <ol aria-label="Langkah menutup bulan" className="card overflow-hidden p-0">
      {LANGKAH.map((langkah, ke) => {
        const { judul, hitungan, isSelesai, isMenghalangi = false } = keadaan[langkah]
        const isTerbuka = langkah === terbuka
        return (
          <li
            key={langkah}
            className={`flex items-center gap-2 border-b border-line pr-3 last:border-b-0 ${isTerbuka ? 'bg-primary-soft' : ''}`}
          >
            <button
              type="button"
              aria-current={isTerbuka ? 'step' : undefined}
              onClick={() => onBuka(langkah)}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 pl-4 text-left"
            >
              <span
                className={`flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-bold ${
                  isSelesai
                    ? 'border-primary bg-primary text-on-primary'
                    : isTerbuka
                      ? 'border-primary text-primary'
                      : 'border-line text-ink-muted'
                }`}
              >
                {isSelesai ? <Check className="size-4" aria-label="Selesai" /> : ke + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{judul}</span>
                <span className={`block text-sm ${isMenghalangi ? 'text-destructive' : 'text-ink-muted'}`}>
                  {hitungan}
                </span>
              </span>
            </button>
            <Tombol langkah={langkah} {...props} />
          </li>
        )
      })}
    </ol>
  )
}

const TOMBOL =
  'min-h-11 shrink-0 rounded-control px-2 text-sm font-semibold text-primary-strong hover:bg-sunken disabled:opacity-60 desk:min-h-9'

/** Where the step is done: in its list, over the desk, or at the desk of pay. */
function Tombol(props: DaftarLangkahProps & { readonly langkah: Langkah }) {
  const { langkah, keadaan, bulan, mayLock, onBuka, onKunci } = props
  const { tombol: perintah, isSelesai } = keadaan[langkah]
  // What is done, or is another's to do, is looked at.
  const tombol = PERINTAH.has(langkah) && (isSelesai || !mayLock) ? 'Lihat' : perintah
  if (langkah === 'kunci')
    return (
      <button type="button" disabled={!mayLock} onClick={onKunci} className={TOMBOL}>
        {tombol}
      </button>
    )
  if (DI_GAJI.has(langkah))
    return (
      <Link to="/kelola/gaji" search={bulan} className={`${TOMBOL} flex items-center`}>
        {tombol}
      </Link>
    )
  return (
    <button type="button" onClick={() => onBuka(langkah)} className={TOMBOL}>
      {tombol}
    </button>
  )
}

/** Steps whose button says a deed */
const PERINTAH: ReadonlySet<Langkah> = new Set(['putusan', 'susun', 'setujui', 'terbit'])
const DI_GAJI: ReadonlySet<Langkah> = new Set(['susun', 'terbit'])
