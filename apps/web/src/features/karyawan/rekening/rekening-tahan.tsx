import { Hourglass } from 'lucide-react'
import { serverNow } from '../../../lib/clock.ts'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { tanggalLokal } from '@rekan/domain/waktu'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { useConfirmRekening, useTahanRekening } from './rekening.queries.ts'
import type { DetailOrang } from '../orang/orang.queries.ts'

type RekeningTahanProps = {
  readonly orang: DetailOrang
  readonly tahan: NonNullable<DetailOrang['rekening_tahan']>
}

/** Another bank account waits: where pay goes until then, and HR's word that it is right. */
export function RekeningTahan({ orang, tahan }: RekeningTahanProps) {
  const konfirmasi = useConfirmRekening()
  const ganti = useTahanRekening()
  // Its term is over: it counts, and nobody has said that it is right.
  const isLewat = Date.parse(tahan.sampai) <= serverNow()
  const mayTahan = tahan.dapat_tunda && !isLewat
  const zona = useZona()
  const hari = (saat: string) => formatTanggal(tanggalLokal(Date.parse(saat), zona))
  return (
    <Notice
      icon={Hourglass}
      tone="accent"
      title={isLewat ? 'Rekening baru belum dikonfirmasi' : 'Rekening baru menunggu'}
      action={
        tahan.dapat_konfirmasi && (
          <Button
            busy={konfirmasi.isPending}
            onClick={() =>
              konfirmasi.mutate(
                { id: orang.id, diganti_pada: tahan.diganti_pada },
                {
                  onSuccess: (pesan) => toast.success(pesan, 'karyawan'),
                  onError: (cause) => toast.error(errorFrom(cause).message, 'karyawan'),
                },
              )
            }
          >
            Konfirmasi Rekening Baru
          </Button>
        )
      }
    >
      <p>
        Rekening diganti{tahan.diganti_oleh === null ? '' : ` oleh ${tahan.diganti_oleh}`} pada{' '}
        {hari(tahan.diganti_pada)} menjadi {tahan.baru.nama_bank ?? '-'} {tahan.baru.nomor_rekening}.{' '}
        {isLewat
          ? `Sejak ${hari(tahan.sampai)} gaji dikirim ke rekening baru, dan berkas bank menandainya sampai dikonfirmasi; rekening lamanya`
          : `Sampai ${hari(tahan.sampai)} ${tahan.cara === 'tunggu' ? 'gajinya ditunda; rekening lamanya' : 'gaji masih dikirim ke rekening lama'}`}
        : {tahan.nama_bank ?? '-'} {tahan.nomor_rekening}.
      </p>
      {mayTahan && (
        <Button
          tone="plain"
          busy={ganti.isPending}
          onClick={() =>
            ganti.mutate(
              { id: orang.id, cara: tahan.cara === 'lama' ? 'tunggu' : 'lama' },
              {
                onSuccess: (pesan) => toast.success(pesan, 'karyawan'),
                onError: (cause) => toast.error(errorFrom(cause).message, 'karyawan'),
              },
            )
          }
        >
          {tahan.cara === 'lama' ? 'Tunda Gajinya Saja' : 'Kirim ke Rekening Lama Saja'}
        </Button>
      )}
      {mayTahan && !tahan.dapat_konfirmasi && (
        <p>
          Yang mengganti tidak mengonfirmasinya sendiri. Pemiliknya mengonfirmasi di Akun, Data Diri, atau
          rekan HR lain di sini; tanpa itu rekening baru dipakai mulai {hari(tahan.sampai)}.
        </p>
      )}
      {tahan.dapat_konfirmasi && (
        <p>Tanyakan langsung kepada orangnya, jangan lewat pesan, lalu konfirmasi di sini.</p>
      )}
    </Notice>
  )
}
