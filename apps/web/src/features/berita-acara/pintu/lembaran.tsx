import { useMemo, useState } from 'react'
import { Download } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { formatTanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { fileFrom, openDownload } from '../../../lib/download.ts'
import { AngkaLembar } from './angka-lembar.tsx'
import { BarisPonsel } from '../lembar/baris-ponsel.tsx'
import { BarisTabel } from '../lembar/baris-tabel.tsx'
import { Legenda } from '../lembar/legenda.tsx'
import { HariDialog } from './hari-dialog.tsx'
import type { Dipilih } from '../lembar/lembar.wire.ts'
import { KeadaanLembar } from './keadaan-lembar.tsx'
import { KeberatanDialog } from './keberatan-dialog.tsx'
import { HargaLembar } from './harga-lembar.tsx'
import { Kaki } from './kaki.tsx'
import type { Lembar, LembarRingkas } from '../lembar/lembar.wire.ts'
import { type Kontak, callPintu } from './pintu.api.ts'
import { type Dibuka, PilihMasa } from './pilih-masa.tsx'
import { Saringan, type Pilihan, pickBaris } from './saringan.tsx'
import { SesiDialog } from './sesi-dialog.tsx'
import { TandaTanganDialog } from './tanda-tangan-dialog.tsx'
import { useLebar } from './use-lebar.ts'

type LembaranProps = {
  readonly lembar: Lembar
  readonly kontak: Kontak
  readonly semua: readonly LembarRingkas[]
  readonly token: string
  /** Whether a failure ended the session */
  readonly onEnd: (cause: unknown) => boolean
  readonly onBuka: (dibuka: Dibuka) => void
  readonly onLembar: (lembar: Lembar) => void
  readonly onKeluar: () => void
}

type Terbuka =
  | { readonly jenis: 'hari'; readonly dipilih: Dipilih }
  | { readonly jenis: 'keberatan' | 'tanda_tangan' | 'sesi' }

/** One sheet: its totals, who stood where on which day, and what can be done about it. */
export function Lembaran(props: LembaranProps) {
  const { lembar, kontak, semua, token, onEnd, onBuka, onLembar, onKeluar } = props
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const [pilihan, setPilihan] = useState<Pilihan>({ apa: 'semua', pos: null })
  const [draf] = useState(() => new Map<string, string>())
  const isLebar = useLebar()
  const baris = useMemo(() => pickBaris(lembar, pilihan), [lembar, pilihan])
  const close = () => setTerbuka(undefined)
  const open = (dipilih: Dipilih) => setTerbuka({ jenis: 'hari', dipilih })
  const Daftar = isLebar ? BarisTabel : BarisPonsel
  return (
    <>
      <main className="mx-auto max-w-320 p-0 lebar:p-6">
        <article className="flex min-h-dvh flex-col border-line bg-surface lebar:min-h-0 lebar:rounded-card lebar:border">
          <Kepala lembar={lembar} semua={semua} token={token} onEnd={onEnd} onBuka={onBuka} />
          <KeadaanLembar lembar={lembar} onBuka={onBuka} />
          <AngkaLembar lembar={lembar} />
          <Saringan lembar={lembar} pilihan={pilihan} onPilih={setPilihan} />
          <Daftar lembar={lembar} baris={baris} onOpen={open} />
          <p className="px-4 py-3 text-sm text-ink-muted lebar:px-6">
            <Legenda />. Ketuk sebuah hari untuk waktu masuk dan pulang. Foto dan nomor identitas tidak
            ditampilkan.
          </p>
          {lembar.harga !== null && <HargaLembar harga={lembar.harga} />}
          <div className="flex-1" />
          <Kaki
            lembar={lembar}
            kontak={kontak}
            onSesi={() => setTerbuka({ jenis: 'sesi' })}
            onKeberatan={() => setTerbuka({ jenis: 'keberatan' })}
            onTandaTangan={() => setTerbuka({ jenis: 'tanda_tangan' })}
          />
        </article>
      </main>
      {terbuka?.jenis === 'hari' && (
        <HariDialog
          lembar={lembar}
          dipilih={terbuka.dipilih}
          draf={draf}
          token={token}
          onEnd={onEnd}
          onLembar={onLembar}
          onClose={close}
        />
      )}
      {terbuka?.jenis === 'keberatan' && <KeberatanDialog lembar={lembar} onOpen={open} onClose={close} />}
      {terbuka?.jenis === 'tanda_tangan' && (
        <TandaTanganDialog
          lembar={lembar}
          kontak={kontak}
          token={token}
          onEnd={onEnd}
          onLembar={(baru) => {
            onLembar(baru)
            close()
          }}
          onUsang={() => {
            onBuka({ id: lembar.id })
            close()
          }}
          onClose={close}
        />
      )}
      {terbuka?.jenis === 'sesi' && <SesiDialog kontak={kontak} onKeluar={onKeluar} onClose={close} />}
    </>
  )
}

type KepalaProps = Pick<LembaranProps, 'lembar' | 'semua' | 'token' | 'onEnd' | 'onBuka'>

function Kepala({ lembar, semua, token, onEnd, onBuka }: KepalaProps) {
  const [gagal, setGagal] = useState<string>()
  const [sibuk, setSibuk] = useState<'pdf' | 'xlsx'>()
  const masa = formatBulan(lembar)
  const download = async (format: 'pdf' | 'xlsx') => {
    if (sibuk !== undefined) return
    setSibuk(format)
    setGagal(undefined)
    try {
      const { data } = await callPintu('GET /klien/berita-acara/{id}/berkas', token, {
        params: { id: String(lembar.id) },
        query: { format, revisi: String(lembar.revisi) },
      })
      openDownload(fileFrom(data))
    } catch (cause) {
      if (!onEnd(cause)) setGagal(errorFrom(cause).message)
    } finally {
      setSibuk(undefined)
    }
  }
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-4 lebar:px-6">
      <div className="min-w-56 flex-1">
        <h1 className="text-base font-bold">Berita acara kehadiran · {masa}</h1>
        <p className="text-sm text-ink-muted">
          {lembar.perusahaan} untuk {lembar.klien.nama} · revisi {lembar.revisi}
          {lembar.tenggat !== null &&
            lembar.tanda_tangan === null &&
            ` · berlaku sampai ${formatTanggal(lembar.tenggat)}`}
        </p>
      </div>
      <PilihMasa semua={semua} dibuka={lembar.id} onBuka={onBuka} />
      <div className="flex gap-2">
        {(['pdf', 'xlsx'] as const).map((format) => (
          <button
            key={format}
            type="button"
            aria-busy={sibuk === format || undefined}
            onClick={() => void download(format)}
            className="flex min-h-12 items-center gap-2 rounded-control border border-field bg-surface px-4 text-sm font-semibold hover:bg-sunken aria-busy:opacity-60"
          >
            <Download className="size-4.5" />
            {format === 'pdf' ? 'Unduh PDF' : 'XLSX'}
          </button>
        ))}
      </div>
      <p role="alert" className="w-full text-sm font-medium text-destructive empty:hidden">
        {gagal}
      </p>
    </header>
  )
}
