import { CircleAlert, CircleCheck, CirclePause, LoaderCircle } from 'lucide-react'
import { isImporBerjalan } from '@rekan/domain/karyawan/impor'
import { ProgressBar } from '../../../ui/wide/progress-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Impor } from './impor.api.ts'

type KeadaanImporProps = {
  readonly impor: Impor
  readonly isBusy: boolean
  readonly onTulis: () => void
  readonly onBatal: () => void
}
type PesanSel = NonNullable<Impor['hasil']>['kesalahan'][number]

/** How far the newest import is, or how it ended. */
export function KeadaanImpor({ impor, isBusy, onTulis, onBatal }: KeadaanImporProps) {
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
  if (status === 'SALAH') return <Salah hasil={hasil} />
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
      <DaftarPesan semua={hasil.catatan} jumlah={hasil.jumlah_catatan} />
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

function Salah({ hasil }: { readonly hasil: NonNullable<Impor['hasil']> }) {
  const { tolak, kesalahan, jumlah_kesalahan: jumlah } = hasil
  return (
    <Notice
      tone="destructive"
      icon={CircleAlert}
      title={tolak === null ? `${jumlah.toLocaleString('id-ID')} kesalahan` : 'Berkas tidak dapat dibaca'}
    >
      <p role="status">{tolak ?? 'Belum ada yang disimpan. Perbaiki berkasnya, lalu unggah lagi.'}</p>
      <DaftarPesan semua={kesalahan} jumlah={jumlah} />
    </Notice>
  )
}

function DaftarPesan({ semua, jumlah }: { readonly semua: readonly PesanSel[]; readonly jumlah: number }) {
  if (semua.length === 0) return null
  return (
    <>
      <ul className="space-y-1.5">
        {semua.map(({ baris, kolom, pesan }) => (
          <li key={`${baris}${kolom}${pesan}`}>
            <b>
              Baris {baris}, {kolom}
            </b>
            : {pesan}
          </li>
        ))}
      </ul>
      {jumlah > semua.length && <p>Hanya {semua.length} yang pertama yang disebut.</p>}
    </>
  )
}
