import { CircleAlert, CircleCheck, CirclePause, LoaderCircle } from 'lucide-react'
import { isImporBerjalan } from '@rekan/domain/karyawan/impor'
import { kelompokFrom } from '@rekan/domain/lembar/kelompok'
import { PesanLembar } from '../../../ui/wide/pesan-lembar.tsx'
import { ProgressBar } from '../../../ui/wide/progress-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Impor } from './impor.queries.ts'

type KeadaanImporProps = {
  readonly impor: Impor
  readonly isBusy: boolean
  readonly onTulis: () => void
  readonly onBatal: () => void
  /** Absent where the file is not at hand any more */
  readonly onUnduh: (() => void) | undefined
}

/** How far the newest import is, or how it ended. */
export function KeadaanImpor({ impor, isBusy, onTulis, onBatal, onUnduh }: KeadaanImporProps) {
  const { status, nama, hasil, sendiri, oleh } = impor
  if (isImporBerjalan(status)) {
    const judul = status === 'TULIS' ? `Menulis ${nama}` : `Memeriksa ${nama}`
    return (
      <Notice
        icon={LoaderCircle}
        title={judul}
        action={sendiri && <BatalButton isBusy={isBusy} onBatal={onBatal} />}
      >
        <Kemajuan impor={impor} />
        <p>
          {sendiri
            ? 'Halaman ini boleh ditutup; pekerjaannya terus berjalan.'
            : `${oleh} sedang mengimpor. Tunggu sampai selesai sebelum mengunggah berkas lain.`}
        </p>
      </Notice>
    )
  }
  if (status === 'TERHENTI')
    return (
      <Notice tone="accent" icon={CirclePause} title={`Impor ${nama} terhenti`}>
        <p>Server berhenti di tengah jalan. Tidak ada yang tersimpan; unggah lagi berkasnya.</p>
      </Notice>
    )
  if (status === 'BATAL')
    return (
      <Notice icon={CirclePause} title={`Impor ${nama} dibatalkan`}>
        <p>Tidak ada yang tersimpan.</p>
      </Notice>
    )
  if (hasil === null) return null
  if (status === 'SALAH') return <Salah hasil={hasil} isBusy={isBusy} onUnduh={onUnduh} />
  const { ditambahkan, diubah, tetap } = hasil
  const isSiap = status === 'SIAP'
  return (
    <Notice
      icon={CircleCheck}
      title={isSiap ? `${nama} siap diimpor` : `Impor ${nama} selesai`}
      action={
        isSiap &&
        sendiri && (
          <div className="flex flex-wrap gap-2">
            <Button busy={isBusy} disabled={ditambahkan + diubah === 0} onClick={onTulis}>
              {ditambahkan + diubah === 0 ? 'Tidak ada yang berubah' : `Impor ${ditambahkan + diubah} orang`}
            </Button>
            <BatalButton isBusy={isBusy} onBatal={onBatal} />
          </div>
        )
      }
    >
      <p role="status">
        {ditambahkan} ditambahkan, {diubah} diubah, {tetap} tetap.
        {isSiap && ' Belum ada yang disimpan. Yang punya email menerima undangan setelah diimpor.'}
      </p>
      <PesanLembar kelompok={kelompokFrom(hasil.catatan)} jumlah={hasil.jumlah_catatan} />
    </Notice>
  )
}

function BatalButton({ isBusy, onBatal }: { readonly isBusy: boolean; readonly onBatal: () => void }) {
  return (
    <Button tone="outline" disabled={isBusy} onClick={onBatal}>
      Batalkan
    </Button>
  )
}

function Kemajuan({ impor: { selesai, dari } }: { readonly impor: Impor }) {
  if (dari === null) return <p role="status">Membaca berkas…</p>
  return (
    <div>
      <p role="status">
        {selesai.toLocaleString('id-ID')} dari {dari.toLocaleString('id-ID')} baris
      </p>
      <ProgressBar selesai={selesai} dari={dari} label="Kemajuan" />
    </div>
  )
}

type SalahProps = Pick<KeadaanImporProps, 'isBusy' | 'onUnduh'> & {
  readonly hasil: NonNullable<Impor['hasil']>
}

function Salah({ hasil, isBusy, onUnduh }: SalahProps) {
  const { tolak, kelompok, jumlah_kesalahan: jumlah } = hasil
  return (
    <Notice
      tone="destructive"
      icon={CircleAlert}
      title={tolak === null ? `${jumlah.toLocaleString('id-ID')} kesalahan` : 'Berkas tidak dapat dibaca'}
    >
      <p role="status">{tolak ?? 'Belum ada yang disimpan. Perbaiki berkasnya, lalu unggah lagi.'}</p>
      <PesanLembar kelompok={kelompok} jumlah={jumlah} disabled={isBusy} onUnduh={onUnduh} />
    </Notice>
  )
}
