import { CircleAlert, CircleCheck, CirclePause, LoaderCircle } from 'lucide-react'
import { addHari, formatTanggal } from '@rekan/domain/waktu'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/wide/progress-bar.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { type Terbitan, useBatalTerbitan } from './lembar/terbitan.queries.ts'

const angka = (jumlah: number) => jumlah.toLocaleString('id-ID')

/** How far a publication of many sites is, or how it ended. */
export function TerbitanKeadaan({ terbitan }: { readonly terbitan: Terbitan }) {
  const batal = useBatalTerbitan()
  const { status, selesai, dari, oleh, mulai, hari, hasil } = terbitan
  const masa = `${formatTanggal(mulai)} – ${formatTanggal(addHari(mulai, hari - 1))}`
  if (status === 'JALAN')
    return (
      <Notice icon={LoaderCircle} title={`Menerbitkan semua lokasi, ${masa}`}>
        <p role="status">
          {dari === null ? 'Menghitung draf…' : `${angka(selesai)} dari ${angka(dari)} sel`}
        </p>
        <ProgressBar selesai={selesai} dari={dari} label="Kemajuan penerbitan" />
        <p>Dimulai oleh {oleh}. Halaman ini boleh ditutup. Belum ada yang terbit sampai semuanya selesai.</p>
        <ToolButton icon={CirclePause} disabled={batal.isPending} onClick={() => batal.mutate({ body: {} })}>
          Batalkan
        </ToolButton>
      </Notice>
    )
  if (status === 'SELESAI' && hasil !== null)
    return (
      <Notice
        icon={CircleCheck}
        title={`Terbit: ${angka(hasil.terbit)} sel di ${angka(hasil.lokasi)} lokasi`}
      >
        <p>
          {masa}, oleh {oleh}. {angka(hasil.diberi_tahu)} orang diberi tahu.
        </p>
      </Notice>
    )
  if (status === 'SALAH' && hasil !== null) return <Ditolak hasil={hasil} />
  return (
    <Notice
      icon={CirclePause}
      tone="accent"
      title={status === 'BATAL' ? 'Penerbitan dibatalkan' : 'Penerbitan terhenti'}
    >
      <p>{masa}. Tidak ada yang terbit; draf tetap seperti semula.</p>
    </Notice>
  )
}

/** What stands in its way, by site. */
function Ditolak({ hasil }: { readonly hasil: NonNullable<Terbitan['hasil']> }) {
  const isTolak = hasil.jumlah_tolak > 0
  const kalimat = isTolak ? hasil.tolak : hasil.perlu
  const jumlah = isTolak ? hasil.jumlah_tolak : hasil.jumlah_perlu
  return (
    <Notice
      icon={CircleAlert}
      tone={isTolak ? 'destructive' : 'accent'}
      title={isTolak ? `${angka(jumlah)} lokasi belum dapat terbit` : `${angka(jumlah)} hal perlu diketahui`}
    >
      <p>
        {isTolak
          ? 'Tidak ada yang terbit. Perbaiki yang berikut, lalu terbitkan lagi.'
          : 'Tidak ada yang terbit. Tulis alasannya, lalu terbitkan lagi.'}
      </p>
      <ul className="max-h-60 list-disc space-y-1 overflow-y-auto pl-5">
        {kalimat.map((satu) => (
          <li key={satu}>{satu}</li>
        ))}
      </ul>
      {jumlah > kalimat.length && <p>Hanya {kalimat.length} yang pertama yang disebut.</p>}
    </Notice>
  )
}
