import { type ReactNode, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleAlert, PencilLine, Undo2 } from 'lucide-react'
import { type TandaBuktiTerbaca, readTandaBukti } from '@rekan/domain/presensi/tanda-bukti'
import { KODE_ZONA, type KodeZona } from '@rekan/domain/waktu'
import { formatDurasi, formatLebihAwal } from '@rekan/domain/teks/durasi'
import { formatSaat } from '../../../lib/format-hari.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { type CallData, query } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { fetchKunci } from './bukti.api.ts'
import { storeOffline } from './store-offline.ts'
import { isSah } from './sahkan.ts'

type BuktiPageProps = {
  /** Of the address; null: none */
  readonly kode: string | null
}

/** Anybody verifies a receipt here: by its code, by its QR code, or by the text that its person has kept. */
export function BuktiPage({ kode }: BuktiPageProps) {
  const [tempelan, setTempelan] = useState('')
  const [diperiksa, setDiperiksa] = useState(readHash)
  useEffect(() => void storeOffline(), [])
  const isDariKode = diperiksa === '' && kode !== null
  return (
    <div className="space-y-5">
      {diperiksa !== '' && <Terbaca key={diperiksa} teks={diperiksa} />}
      {isDariKode && <DariKode kode={kode} />}
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          setDiperiksa(tempelan.trim())
        }}
      >
        <TextArea
          label="Teks tanda bukti"
          hint="Tempel seluruh teksnya, dimulai dengan REKAN1."
          value={tempelan}
          onChange={(event) => setTempelan(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button
          type="submit"
          tone={diperiksa === '' && !isDariKode ? 'primary' : 'outline'}
          disabled={tempelan.trim() === ''}
        >
          Periksa
        </Button>
      </form>
    </div>
  )
}

function DariKode({ kode }: { readonly kode: string }) {
  const { data, error } = useQuery({
    ...query('GET /bukti/{kode}', { params: { kode } }),
    retry: false,
    networkMode: 'always',
  })
  if (error !== null) return <Gagal error={error} />
  return data === undefined ? <Skeleton className="h-40 w-full" /> : <Terbaca teks={data.teks} />
}

/** A receipt's text, judged by its signature here, and by what the server says of its punch where it can be asked. */
function Terbaca({ teks }: { readonly teks: string }) {
  const terbaca = readTandaBukti(teks)
  const { data: sah, error } = useQuery({
    queryKey: ['tanda-bukti', 'sah', teks],
    queryFn: async () => terbaca !== null && isSah(terbaca, await fetchKunci()),
    retry: false,
    networkMode: 'always',
  })
  if (error !== null) return <Gagal error={error} />
  if (sah === undefined) return <Skeleton className="h-40 w-full" />
  if (!sah || terbaca === null) return <TidakSah />
  return <Sah terbaca={terbaca} teks={teks} />
}

function Sah({ terbaca: { isi }, teks }: { readonly terbaca: TandaBuktiTerbaca; readonly teks: string }) {
  const { data } = useQuery({ ...query('GET /bukti/{kode}', { params: { kode: isi.kode } }), retry: false })
  // Two receipts of one code are one too many.
  if (data !== undefined && data.teks !== teks) return <TidakSah />
  const zona = KODE_ZONA.find((satu) => satu === isi.zona) ?? 'WIB'
  const label = isi.jenis === 'check_in' ? 'Check in' : 'Check out'
  return (
    <section aria-live="polite" className="space-y-4">
      <p className="flex items-center gap-2 text-lg font-bold text-success">
        <BadgeCheck className="size-6 shrink-0" /> Tanda bukti sah
      </p>
      {data !== undefined && <Kini keadaan={data} zona={zona} />}
      <DetailList
        items={[
          { label: 'Nama', value: isi.nama },
          { label: 'Perusahaan', value: isi.perusahaan },
          { label, value: formatSaat(Date.parse(isi.waktu), zona) },
          { label: 'Lokasi', value: isi.tempat },
          { label: 'Keterangan', value: kalimatPutusan(isi) },
          { label: 'Dicatatkan oleh', value: isi.oleh === '' ? 'Diri sendiri' : isi.oleh },
          { label: 'Sidik foto (SHA-256)', value: <span className="text-sm break-all">{isi.foto}</span> },
          { label: 'Kode', value: <span className="tabular-nums">{isi.kode}</span> },
          { label: 'Kunci tanda tangan', value: <span className="tabular-nums">{isi.kunci}</span> },
        ]}
      />
      {data === undefined && (
        <p className="text-sm text-ink-muted">
          Diperiksa tanpa jaringan: bila presensi ini dikoreksi atau dibatalkan kemudian, itu baru terlihat
          saat tersambung.
        </p>
      )}
    </section>
  )
}

function Kini({
  keadaan: { keadaan, ditarik_pada },
  zona,
}: {
  readonly keadaan: CallData<'GET /bukti/{kode}'>
  readonly zona: KodeZona
}) {
  if (keadaan === 'dikoreksi')
    return (
      <Notice icon={PencilLine} tone="accent" title="Dikoreksi kemudian">
        Presensi ini dikoreksi setelah tanda bukti dibuat. Tanda bukti menyatakan apa yang tercatat saat itu.
      </Notice>
    )
  if (keadaan === 'ditarik')
    return (
      <Notice icon={Undo2} tone="accent" title="Dibatalkan kemudian">
        Presensi ini dibatalkan pengirimnya
        {ditarik_pada !== null && ` pada ${formatSaat(Date.parse(ditarik_pada), zona)}`}.
      </Notice>
    )
  return null
}

function kalimatPutusan({ putusan: lokasi, telat, lebihAwal }: TandaBuktiTerbaca['isi']): string {
  const tempat = LOKASI[lokasi] ?? 'Lokasi tidak diketahui'
  if (telat > 0) return `${tempat}, terlambat ${formatDurasi(telat)}`
  return lebihAwal > 0
    ? `${tempat}, pulang ${formatLebihAwal(lebihAwal)} lebih awal`
    : `${tempat}, tepat waktu`
}

const LOKASI: Readonly<Record<string, string>> = {
  dalam: 'Di dalam area',
  mungkin: 'Di sekitar area',
  luar: 'Di luar area',
}

function TidakSah() {
  return (
    <Notice icon={CircleAlert} tone="destructive" title="Tanda bukti tidak sah">
      Teks ini bukan tanda bukti dari perusahaan ini, atau ada yang mengubahnya.
    </Notice>
  )
}

function Gagal({ error }: { readonly error: Error }): ReactNode {
  const isTiada = error instanceof ApiError && error.status === 404
  return (
    <Notice
      icon={CircleAlert}
      tone="destructive"
      title={isTiada ? 'Tanda bukti tidak ditemukan' : 'Belum dapat diperiksa'}
    >
      {error.message}
    </Notice>
  )
}

/** The receipt's text as a QR code brings it, past every server's log; empty: none. */
function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // Half an escape: no receipt's text either.
    return location.hash.slice(1)
  }
}
