import { useCallback, useEffect, useMemo, useState } from 'react'
import { Clock } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { formatTanggal, namaHari } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { BarisTabel } from '../lembar/baris-tabel.tsx'
import { HariLembar } from '../lembar/hari-lembar.tsx'
import type { Butuh, Dipilih, LembarRingkas } from '../lembar/lembar.wire.ts'
import { formatSaatIso } from '../lembar/tanda.ts'
import { AngkaLembar } from './angka-lembar.tsx'
import { BarisPonsel } from '../lembar/baris-ponsel.tsx'
import { Dialog } from './dialog.tsx'
import { KakiKontak } from './kaki.tsx'
import { Layar } from './layar.tsx'
import { type Dibuka, PilihMasa } from './pilih-masa.tsx'
import { type Kontak, type Berjalan as Masa, callPintu } from './pintu.api.ts'
import { SesiDialog } from './sesi-dialog.tsx'
import { type Pilihan, Saringan, pickBaris } from './saringan.tsx'
import { useLebar } from './use-lebar.ts'

type BerjalanProps = {
  readonly token: string
  readonly kontak: Kontak
  readonly semua: readonly LembarRingkas[]
  /** Whether a failure ended the session */
  readonly onEnd: (cause: unknown) => boolean
  readonly onBuka: (dibuka: Dibuka) => void
  readonly onKeluar: () => void
}

/** What the coming sheets would say now: counted day by day, before they are sent. */
export function Berjalan({ token, kontak, semua, onEnd, onBuka, onKeluar }: BerjalanProps) {
  const [isSesi, setSesi] = useState(false)
  const [masa, setMasa] = useState<readonly Masa[]>()
  const [gagal, setGagal] = useState<string>()
  const load = useCallback(async () => {
    try {
      setMasa((await callPintu('GET /klien/berjalan', token)).data)
    } catch (cause) {
      if (!onEnd(cause)) setGagal(errorFrom(cause).message)
    }
  }, [token, onEnd])
  // oxlint-disable-next-line react/set-state-in-effect -- once the answer is there
  useEffect(() => void load(), [load])
  if (masa === undefined)
    return (
      <Layar>
        {gagal === undefined ? (
          <p role="status" className="text-ink-muted">
            Menghitung…
          </p>
        ) : (
          <>
            <p className="text-ink-muted">{gagal}</p>
            <Button
              onClick={() => {
                setGagal(undefined)
                void load()
              }}
            >
              Coba Lagi
            </Button>
          </>
        )}
      </Layar>
    )
  return (
    <main className="mx-auto max-w-320 p-0 lebar:p-6">
      <article className="flex min-h-dvh flex-col border-line bg-surface lebar:min-h-0 lebar:rounded-card lebar:border">
        <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-4 lebar:px-6">
          <div className="min-w-56 flex-1">
            <h1 className="text-base font-bold">Hitungan berjalan</h1>
            <p className="text-sm text-ink-muted">
              {kontak.perusahaan} untuk {kontak.klien}. Belum final dan tidak ditandatangani. Berita acaranya
              dikirim setelah masanya berakhir.
            </p>
          </div>
          <PilihMasa semua={semua} dibuka="berjalan" onBuka={onBuka} />
        </header>
        {masa.length === 0 && (
          <p className="px-4 py-6 text-sm text-ink-muted lebar:px-6">Tidak ada masa yang sedang berjalan.</p>
        )}
        {masa.map((satu) => (
          <SatuMasa key={satu.dari} masa={satu} token={token} onEnd={onEnd} />
        ))}
        <div className="flex-1" />
        <KakiKontak kontak={kontak} onSesi={() => setSesi(true)} />
      </article>
      {isSesi && <SesiDialog kontak={kontak} onKeluar={onKeluar} onClose={() => setSesi(false)} />}
    </main>
  )
}

type SatuMasaProps = Pick<BerjalanProps, 'token' | 'onEnd'> & { readonly masa: Masa }

function SatuMasa({ masa, token, onEnd }: SatuMasaProps) {
  const [pilihan, setPilihan] = useState<Pilihan>({ apa: 'semua', pos: null })
  const [hari, setHari] = useState<Dipilih>()
  const isLebar = useLebar()
  const lembar = useMemo(() => ({ ...masa, daftar_keberatan: [] }), [masa])
  const baris = useMemo(() => pickBaris(lembar, pilihan), [lembar, pilihan])
  const Daftar = isLebar ? BarisTabel : BarisPonsel
  return (
    <section aria-label={formatBulan(masa)}>
      <p className="flex items-center gap-2 border-b border-line bg-ground px-4 py-3 text-sm lebar:px-6">
        <Clock className="size-4.5 shrink-0 text-primary" />
        <span>
          <b>{formatBulan(masa)}</b>, {formatTanggal(masa.dari)} – {formatTanggal(masa.sampai)} · dihitung
          sampai {formatSaatIso(masa.per)}
        </span>
      </p>
      <AngkaLembar lembar={masa} />
      <Saringan lembar={lembar} pilihan={pilihan} onPilih={setPilihan} />
      <Daftar lembar={lembar} baris={baris} onOpen={setHari} />
      {hari !== undefined && (
        <HariDialog
          dipilih={hari}
          pos={masa.pos.find(({ id }) => id === hari.posId)?.nama ?? ''}
          token={token}
          onEnd={onEnd}
          onClose={() => setHari(undefined)}
        />
      )}
    </section>
  )
}

type HariDialogProps = Pick<BerjalanProps, 'token' | 'onEnd'> & {
  readonly dipilih: Dipilih
  readonly pos: string
  readonly onClose: () => void
}

function HariDialog({ dipilih: { posId, petugas, tanggal }, pos, token, onEnd, onClose }: HariDialogProps) {
  const [butuh, setButuh] = useState<readonly Butuh[]>()
  const [gagal, setGagal] = useState<string>()
  useEffect(() => {
    let isOpen = true
    callPintu('GET /klien/berjalan/hari', token, { query: { tanggal, pos_id: String(posId) } }).then(
      ({ data }) => isOpen && setButuh(data),
      (cause: unknown) => {
        if (isOpen && !onEnd(cause)) setGagal(errorFrom(cause).message)
      },
    )
    return () => void (isOpen = false)
  }, [posId, tanggal, token, onEnd])
  return (
    <Dialog title={`${namaHari(tanggal)}, ${formatTanggal(tanggal)}`} onClose={onClose}>
      <p className="text-sm text-ink-muted">
        {pos} · {petugas?.nama ?? 'belum ada petugas'}
      </p>
      {butuh !== undefined ? (
        <HariLembar butuh={butuh} />
      ) : (
        <p role={gagal === undefined ? 'status' : 'alert'} className="text-sm text-ink-muted">
          {gagal ?? 'Memuat…'}
        </p>
      )}
    </Dialog>
  )
}
