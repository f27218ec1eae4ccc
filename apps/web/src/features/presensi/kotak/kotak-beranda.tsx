import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CloudUpload, TriangleAlert } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { SEHARI } from '@rekan/domain/waktu'
import { errorFromBody, messageOf } from '../../../lib/api-error.ts'
import { useServerNow } from '../../../lib/clock.ts'
import { formatJamDetik, formatJamMenit, formatUkuran } from '../../../lib/format.ts'
import { type EntriRingkas, isSementara } from '../../../lib/kotak/entri.ts'
import { findEntri, removeRead, sendNow, useKotak, withdraw } from '../../../lib/kotak/kotak.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type KabarPunch, isKabarPunch, kalimatKeping, namaPunch } from '../../hari/tertunda.wire.ts'
import {
  FORMULIR_PENGAJUAN,
  type KabarPengajuan,
  isKabarPengajuan,
  sebabFrom,
} from '../../profil/diri/pengajuan.wire.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { connectTertunda } from '../../profil/diri/tertunda.queries.ts'
import { tercatatOf } from '../../hari/tercatat.wire.ts'

// The worker does not keep it: it is asked for where there is a network, and of whom the phone knows, who alone can claim anything.
const TakDikenal = later(() => import('./tak-dikenal.tsx'), 'TakDikenal')

/** What waits on the phone, how large and since when, its evidence, and what the server has refused. */
export function KotakBeranda() {
  const { id } = useProfil()
  const entri = useKotak().entri.filter(({ akun }) => akun === id)
  const client = useQueryClient()
  // Where another tab, or the last start, has put it there.
  useEffect(() => connectTertunda(client), [client])
  const menunggu = entri.filter(({ ditolak }) => ditolak === null)
  return (
    <div className="mt-3 space-y-3">
      {id !== 0 && navigator.onLine && <TakDikenal />}
      {menunggu.length > 0 && <Menunggu menunggu={menunggu} />}
      {entri.map(
        (satu) =>
          isKabarPengajuan(satu.kabar) && <Pengajuan key={satu.kunci} entri={satu} kabar={satu.kabar} />,
      )}
      {entri.map(
        (satu) =>
          satu.ditolak !== null &&
          isKabarPunch(satu.kabar) && <Ditolak key={satu.kunci} entri={satu} kabar={satu.kabar} />,
      )}
    </div>
  )
}

function Menunggu({ menunggu }: { readonly menunggu: readonly EntriRingkas[] }) {
  const { mengirim } = useKotak()
  const now = useServerNow()
  const bytes = menunggu.reduce((sum, satu) => sum + satu.bytes, 0)
  const lama = (now - Math.min(...menunggu.map(({ dibuat }) => dibuat))) / 1000
  const punch = menunggu.flatMap(({ kunci, kabar }) => (isKabarPunch(kabar) ? [{ kunci, kabar }] : []))
  const isSatu = punch.length === 1
  // Several, or one that was looked at as it was made, would push what is to be done next off the screen.
  const [isBaru] = useState(lama < BARU_DETIK)
  const [dipilih, setBuka] = useState<boolean>()
  const isBuka = dipilih ?? (isSatu && isBaru)
  const waktu = isSatu && punch[0] ? `waktu ${jamDetik(punch[0].kabar)}` : 'waktu'
  return (
    <>
      {menunggu.some(isSementara) && (
        <p className="text-sm font-semibold text-destructive">
          Penyimpanan ponsel penuh atau diblokir. Jangan tutup halaman ini sampai terkirim.
        </p>
      )}
      {!navigator.onLine && (
        <p className="text-sm text-ink-muted">
          Belum ada jaringan. Terkirim sendiri begitu tersambung
          {punch.length > 0 ? `; ${waktu} dan lokasi ikut terkirim sebagai bukti.` : '.'}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 rounded-card border border-accent-line bg-accent-soft p-3">
        <div className="min-w-0 flex-1 basis-32 text-sm text-accent">
          <p className="font-semibold">{menunggu.length} menunggu dikirim</p>
          <p>
            {formatUkuran(bytes)} · {lama < 60 ? 'baru saja' : `sejak ${formatLamanya(lama)}`}
          </p>
        </div>
        {punch.length > 0 && (
          <button
            type="button"
            aria-expanded={isBuka}
            className="-my-1.5 min-h-11 px-2 text-sm font-semibold text-primary"
            onClick={() => setBuka(!isBuka)}
          >
            {isBuka ? 'Tutup' : isSatu ? 'Lihat' : 'Lihat semua'}
          </button>
        )}
        {navigator.onLine && (
          <Button
            tone="outline"
            icon={<CloudUpload className="size-5" />}
            busy={mengirim !== null}
            onClick={() => void sendNow()}
          >
            Kirim sekarang
          </Button>
        )}
      </div>
      {isBuka && punch.map((satu) => <Bukti key={satu.kunci} {...satu} />)}
    </>
  )
}

/** So long after it was made its photo is looked at. */
const BARU_DETIK = 600

function formatLamanya(detik: number): string {
  return detik < SEHARI ? formatDurasi(detik) : `${Math.floor(detik / SEHARI)} hari`
}

/** The photo, when and where, and how far the phone's clock was from the server's when that was last heard. */
function Bukti({ kunci, kabar }: { readonly kunci: string; readonly kabar: KabarPunch }) {
  const { mengirim } = useKotak()
  const foto = useFoto(kunci)
  const { orang, tempat, dengar, zona } = kabar
  return (
    <section
      aria-label={`Bukti ${namaPunch(kabar)}`}
      className="flex gap-3 rounded-card border border-line p-3"
    >
      {foto !== null && (
        <img
          src={foto}
          alt={`Foto ${namaPunch(kabar)}`}
          className="size-14 shrink-0 rounded-control object-cover"
        />
      )}
      <div className="min-w-0 flex-1 text-sm">
        {orang !== null && <p className="font-semibold">{orang}</p>}
        <p className="font-semibold">
          {namaPunch(kabar)} · {tempat}
        </p>
        {dengar !== null && (
          <p className="text-ink-muted">
            Jam ponsel terakhir cocok {formatJamMenit(dengar.saat, zona).replace(':', '.')} (selisih{' '}
            {formatDurasi(Math.abs(dengar.selisih) / 1000)})
          </p>
        )}
        <button
          type="button"
          disabled={mengirim === kunci}
          className="-mb-2 min-h-11 font-semibold text-destructive disabled:opacity-50"
          onClick={() =>
            void withdraw(kunci).then((isGone) => {
              if (isGone) toast.info(`${namaPunch(kabar)} dibatalkan, tidak dikirim.`, 'kiriman')
            })
          }
        >
          Batalkan
        </button>
      </div>
    </section>
  )
}

/** Kept with the server's reason until it has been read. */
function Ditolak({ entri, kabar }: { readonly entri: EntriRingkas; readonly kabar: KabarPunch }) {
  const { status = 500, body = null } = entri.ditolak ?? {}
  const lain = status === 409 ? tercatatOf(body, true) : null
  const nama = kabar.orang === null ? namaPunch(kabar) : `${namaPunch(kabar)} ${kabar.orang}`
  if (lain !== null)
    return (
      <Notice
        icon={TriangleAlert}
        tone="accent"
        title={`Sudah tercatat pukul ${lain.waktu.slice(0, 5).replace(':', '.')}`}
        action={
          <Button tone="outline" onClick={() => void removeRead(entri)}>
            Mengerti
          </Button>
        }
      >
        <p>{nama} dari ponsel ini tidak dicatat, karena presensi dari ponsel lain sampai lebih dulu.</p>
      </Notice>
    )
  return (
    <Notice
      icon={TriangleAlert}
      tone="destructive"
      title={`${nama} belum diterima`}
      action={
        <div className="grid gap-2">
          {kabar.orang === null && (
            <Link to="/perizinan/create" state={{ kiriman: entri.kunci }} className={buttonClass('primary')}>
              Ajukan koreksi
            </Link>
          )}
          <Button tone="outline" onClick={() => void removeRead(entri)}>
            Hapus dari ponsel
          </Button>
        </div>
      }
    >
      <p>{messageOf(errorFromBody(status, body), 'Server tidak menerimanya.')}</p>
      {kabar.orang !== null && <p>{kabar.orang} dapat mengajukan koreksi dari akunnya sendiri.</p>}
    </Notice>
  )
}

/** A request that waits, or that the server has refused: its form takes it up again. */
function Pengajuan({ entri, kabar }: { readonly entri: EntriRingkas; readonly kabar: KabarPengajuan }) {
  const { tentang, judul, kapan } = kabar
  if (entri.ditolak === null)
    return (
      <p className="text-sm text-ink-muted">
        {judul} {kapan} {kalimatKeping(entri)}.
      </p>
    )
  const { status, body } = entri.ditolak
  return (
    <Notice
      icon={TriangleAlert}
      tone="destructive"
      title={`${judul} ${kapan} belum diterima`}
      action={
        <Link
          to={FORMULIR_PENGAJUAN[tentang]}
          state={{ kiriman: entri.kunci }}
          className={buttonClass('primary')}
        >
          Perbaiki dan ajukan lagi
        </Link>
      }
    >
      <p>{sebabFrom(errorFromBody(status, body))}</p>
    </Notice>
  )
}

/** The photo of an entry as an address; null until it has been read. */
function useFoto(kunci: string): string | null {
  const [foto, setFoto] = useState<string | null>(null)
  useEffect(() => {
    let address: string | undefined
    let isHere = true
    void findEntri(kunci).then((entri) => {
      const berkas = entri !== undefined && 'berkas' in entri.isi ? entri.isi.berkas['selfie'] : undefined
      if (!isHere || berkas === undefined) return
      address = URL.createObjectURL(new Blob([berkas.isi], { type: berkas.jenis }))
      setFoto(address)
    })
    return () => {
      isHere = false
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [kunci])
  return foto
}

function jamDetik({ saat, zona }: KabarPunch): string {
  return formatJamDetik(saat, zona).replaceAll(':', '.')
}
