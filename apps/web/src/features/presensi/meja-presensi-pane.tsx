import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2, FileText, MessageCircleQuestion } from 'lucide-react'
import { formatTanggal, namaHari, type Tanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { formatJamPulang } from '../../lib/format-hari.ts'
import { mayDecide } from '../../lib/boleh.ts'
import { openDownload } from '../../lib/download.ts'
import { call } from '../../lib/http.ts'
import { useKunci } from '../../lib/use-kunci.ts'
import { useWrite } from '../../lib/write.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { RecordPane } from '../../ui/wide/record-pane.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type SaringanMeja, type SelPresensi, fetchLembarWaktu, useUbahHari } from './meja/meja.queries.ts'
import { RekamanIsi } from './rekaman-isi.tsx'
import type { LembarRekaman } from './rekaman/lembar.ts'
import type { Rekaman } from './rekaman/rekaman.wire.ts'
import { rekamanQuery } from './rekaman/rekaman.queries.ts'

type MejaPresensiPaneProps = {
  readonly karyawanId: number
  readonly tanggal: Tanggal
  /** As the list shows it; undefined where it does not */
  readonly sel: SelPresensi | null | undefined
  readonly bulan: SaringanMeja
  readonly lembar: LembarRekaman | undefined
  readonly onLembar: (lembar: LembarRekaman | undefined) => void
  /** The desk's own keys, also while the pane has the focus; true for one it knew */
  readonly onKey: (key: string) => boolean
  readonly onClose: () => void
}

/** A day of somebody with its evidence, what waits of it, and what can be done about it. */
export function MejaPresensiPane({
  karyawanId,
  tanggal,
  sel,
  bulan,
  onClose,
  ...lain
}: MejaPresensiPaneProps) {
  const query = useQuery(rekamanQuery(String(karyawanId), tanggal))
  const { data, isPlaceholderData } = query
  const isKini = data !== undefined && !isPlaceholderData
  return (
    <RecordPane
      title={isKini ? data.nama : 'Presensi'}
      subtitle={`${namaHari(tanggal)}, ${formatTanggal(tanggal)}`}
      onKey={lain.onKey}
      onClose={onClose}
    >
      {isKini ? (
        <div className="flex flex-col gap-3">
          {data.terkunci === null && <Menunggu karyawanId={karyawanId} tanggal={tanggal} sel={sel} />}
          <RekamanIsi
            presensiId={String(karyawanId)}
            rekaman={data}
            lembar={lain.lembar}
            onLembar={lain.onLembar}
            onFotoHilang={() => void query.refetch()}
          />
          <Riwayat koreksi={data.koreksi} />
          <Button
            tone="outline"
            icon={<FileText className="size-5" />}
            onClick={() =>
              void fetchLembarWaktu(bulan, 'pdf', karyawanId).then(openDownload, () => undefined)
            }
          >
            Lembar Waktu Sebulan
          </Button>
          <p className="text-center text-sm text-ink-muted max-desk:hidden">
            ← → hari · ↑ ↓ orang · K koreksi · T tinjau · ? tombol lain
          </p>
        </div>
      ) : query.isError ? (
        <Gagal error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label="Memuat…" className="space-y-3">
          <SkeletonCard avatar lines={2} />
          <SkeletonCard lines={6} />
        </div>
      )}
    </RecordPane>
  )
}

function Gagal({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { status, message } = errorFrom(error)
  return status === 404 ? (
    <Empty icon={CalendarX2} title="Tidak ada presensi" hint={message} />
  ) : (
    <LoadError message={message} onRetry={onRetry} />
  )
}

/** A proposal that waits, or the question that would bring one. */
function Menunggu({
  karyawanId,
  tanggal,
  sel,
}: Pick<MejaPresensiPaneProps, 'karyawanId' | 'tanggal' | 'sel'>) {
  const isPemutus = mayDecide(useProfil())
  const ubah = useUbahHari()
  const kunciDari = useKunci()
  const approve = useWrite('POST /absensi/{id}/approve', { once: true })
  const reject = useWrite('POST /absensi/{id}/reject', { once: true })
  const [isBusy, setBusy] = useState(false)
  async function run(deed: () => Promise<string>) {
    setBusy(true)
    await ubah(deed)
    setBusy(false)
  }
  const usulan = sel?.usulan ?? null
  if (usulan !== null) {
    const { id, jam_masuk, jam_pulang, hari_pulang, keterangan } = usulan
    const jam = [
      jam_masuk === null ? null : `masuk ${jam_masuk.slice(0, 5)}`,
      jam_pulang === null ? null : `pulang ${formatJamPulang(jam_pulang, tanggal, hari_pulang)}`,
    ]
    return (
      <Notice icon={MessageCircleQuestion} tone="accent" title={`Usulan: ${jam.filter(Boolean).join(', ')}`}>
        <p>{keterangan} Berlaku sesudah diterima.</p>
        {isPemutus && (
          <div className="flex gap-2 pt-1">
            <Button
              busy={isBusy}
              onClick={() =>
                void run(async () => {
                  await approve({ params: { id }, body: {} })
                  return 'Usulan diterima. Presensi dikoreksi.'
                })
              }
            >
              Terima
            </Button>
            <Button
              tone="outline"
              busy={isBusy}
              onClick={() =>
                void run(async () => {
                  await reject({ params: { id }, body: { note: 'Jam tidak sesuai.' } })
                  return 'Usulan ditolak.'
                })
              }
            >
              Tolak
            </Button>
          </div>
        )}
      </Notice>
    )
  }
  if (sel?.keadaan.includes('TANPA_PULANG') !== true || !isPemutus) return null
  return (
    <Notice
      icon={MessageCircleQuestion}
      tone="accent"
      title={sel.ditanya ? 'Sudah ditanyakan' : 'Tanpa check out'}
    >
      <p>
        {sel.ditanya
          ? 'Jawabannya muncul di sini sebagai usulan.'
          : 'Tanyakan jam pulangnya, atau koreksi langsung dengan alasan.'}
      </p>
      <Button
        tone="outline"
        busy={isBusy}
        onClick={() =>
          void run(async () => {
            const { message } = await call('POST /karyawan/presensi/{id}/tanya', {
              params: { id: karyawanId },
              body: { tanggal },
              idempotencyKey: kunciDari([karyawanId, tanggal, sel.ditanya]),
            })
            return message
          })
        }
      >
        {sel.ditanya ? 'Tanya Lagi' : 'Tanya Karyawan'}
      </Button>
    </Notice>
  )
}

const NAMA = { check_in: 'Masuk', check_out: 'Pulang' } as const

/** What was put right: before, after, who and why. */
function Riwayat({ koreksi }: Pick<Rekaman, 'koreksi'>) {
  if (koreksi.length === 0) return null
  const jam = (pada: string | null) => pada?.slice(11, 19) ?? 'tidak ada'
  return (
    <section aria-label="Riwayat koreksi" className="card space-y-3 p-4 text-sm">
      <h2 className="text-base font-bold">Riwayat koreksi</h2>
      {koreksi.map(({ pada, oleh, alasan, perubahan, istirahat }) => (
        <div key={pada + alasan}>
          {perubahan.map(({ jenis, sebelum, sesudah }) => (
            <p key={jenis} className="tabular-nums">
              {NAMA[jenis]}: {jam(sebelum)} → <b>{jam(sesudah)}</b>
            </p>
          ))}
          {istirahat !== null && (
            <p className="tabular-nums">
              Istirahat: {formatIstirahat(istirahat.sebelum)} → <b>{formatIstirahat(istirahat.sesudah)}</b>
            </p>
          )}
          <p className="text-ink-muted">
            {oleh.nama}, {formatTanggal(pada.slice(0, 10))} {pada.slice(11, 16)}: {alasan}
          </p>
        </div>
      ))}
    </section>
  )
}

type IstirahatKoreksi = NonNullable<Rekaman['koreksi'][number]['istirahat']>['sesudah']

function formatIstirahat(semua: IstirahatKoreksi): string {
  const jam = (pada: string | null) => pada?.slice(11, 16) ?? 'belum selesai'
  return semua.length === 0
    ? 'tidak ada'
    : semua.map(({ mulai, selesai }) => `${jam(mulai)}–${jam(selesai)}`).join(', ')
}
