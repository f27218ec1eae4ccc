import { useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { formatPeriode, isPeriodeSelesai } from '@rekan/domain/payroll/payroll'
import { tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { toast } from '../../../lib/toast.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import type { GajiOrang } from '../kelola/gaji.queries.ts'
import { type Hasil, type TindakanBanyak, useTindakanSlip } from '../kelola/tindakan.queries.ts'
import { KelompokSebab } from '../kelola/kelompok-sebab.tsx'

const KATA = {
  bagikan: {
    judul: 'Bagikan',
    isi: 'Karyawan dapat membaca draft-nya dan diberi tahu. Angkanya masih dapat Anda ubah.',
    berhasil: 'dibagikan',
    sudah: 'sudah dibagikan sebelumnya',
  },
  minta: {
    judul: 'Minta persetujuan',
    isi: 'Slip gaji Anda sendiri diperiksa dan diterbitkan oleh orang yang ditunjuk administrator, yang diberi tahu.',
    berhasil: 'dimintakan persetujuan',
    sudah: 'sudah dimintakan persetujuan sebelumnya',
  },
  terbitkan: {
    judul: 'Terbitkan',
    isi: 'Karyawan diberi tahu dan dapat mengunduh PDF-nya. Slip yang sudah terbit tidak dapat diubah lagi, hanya direvisi.',
    berhasil: 'diterbitkan',
    sudah: 'sudah terbit sebelumnya',
  },
} as const

type BanyakDialogProps = {
  readonly tindakan: TindakanBanyak
  /** As they were when they were chosen */
  readonly slip: readonly GajiOrang[]
  readonly onClose: () => void
}

type Selesai = { readonly hasil: readonly Hasil[]; readonly gagal: unknown }

/** Asks, does it some at a time, and tells how it went with each that did not go well. */
export function BanyakDialog({ tindakan, slip, onClose }: BanyakDialogProps) {
  const act = useTindakanSlip()
  const [berapa, setBerapa] = useState<number>()
  const [selesai, setSelesai] = useState<Selesai>()
  const [isDini, setDini] = useState<boolean>()
  const [pertama] = slip
  const { judul, isi, berhasil } =
    KATA[tindakan === 'bagikan' && pertama?.sendiri === true ? 'minta' : tindakan]
  const satuSlip = slip.length === 1 ? pertama : undefined
  const isTerbit = tindakan === 'terbitkan'
  const hariIni = tanggalLokal(serverNow(), 'WIB')
  const isTunggu =
    isTerbit && pertama !== undefined && pertama.jenis === 'BULANAN' && !isPeriodeSelesai(pertama, hariIni)
  async function start() {
    if (isTunggu && isDini !== true) return setDini(false)
    setBerapa(0)
    const akhir = await act(isTunggu ? 'terbitkanDini' : tindakan, slip, setBerapa)
    if (akhir.gagal === undefined && akhir.hasil.every(({ hasil }) => hasil !== 'GAGAL')) {
      onClose()
      toast.success(`${slip.length} slip gaji ${berhasil}.`, 'gaji')
    } else setSelesai(akhir)
  }
  if (selesai !== undefined) {
    return <HasilSheet {...selesai} tindakan={tindakan} slip={slip} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      title={`${judul} ${satuSlip === undefined ? `${slip.length} slip gaji` : `slip gaji ${satuSlip.karyawan.nama}`}?`}
      confirm={judul}
      busy={berapa !== undefined}
      onConfirm={() => void start()}
      onCancel={() => berapa === undefined && onClose()}
    >
      {isTerbit && pertama !== undefined && (
        <p className="mb-2">
          Periode {formatPeriode(pertama)}, {slip.length} orang.
        </p>
      )}
      <p>{isi}</p>
      {isTunggu && (
        <Checkbox
          label="Terbitkan sebelum periode ini berakhir"
          hint="Lembur dan ketidakhadiran sampai akhir periode belum terhitung."
          error={isDini === false ? 'Centang dulu bila memang perlu terbit sekarang.' : undefined}
          checked={isDini === true}
          disabled={berapa !== undefined}
          onChange={(event) => setDini(event.target.checked)}
        />
      )}
      {berapa !== undefined && slip.length > 1 && (
        <p role="status" className="mt-2">
          {berapa} dari {slip.length}
        </p>
      )}
    </ConfirmDialog>
  )
}

type HasilSheetProps = Selesai & BanyakDialogProps

function HasilSheet({ hasil, gagal, tindakan, slip, onClose }: HasilSheetProps) {
  const { berhasil, sudah } = KATA[tindakan]
  const hitung = (apa: Hasil['hasil']) => hasil.filter((satu) => satu.hasil === apa).length
  return (
    <SideSheet title="Hasil" onClose={onClose}>
      <div className="space-y-4 pb-4">
        <p>
          {hitung('BERHASIL')} {berhasil}
          {hitung('SUDAH') > 0 && `, ${hitung('SUDAH')} ${sudah}`}
          {hitung('GAGAL') > 0 && `, ${hitung('GAGAL')} gagal`}.
        </p>
        {gagal !== undefined && (
          <Notice
            tone="destructive"
            icon={CircleAlert}
            title={`${slip.length - hasil.length} belum diproses`}
          >
            <p>{errorFrom(gagal).message}</p>
            <p>Ulangi untuk melanjutkan; yang sudah selesai tidak diulang.</p>
          </Notice>
        )}
        <KelompokSebab
          judul="Gagal"
          tone="destructive"
          baris={hasil
            .filter((satu) => satu.hasil === 'GAGAL')
            .map(({ id, pesan }) => ({
              orang: slip.find((gaji) => gaji.id === id)?.karyawan ?? { id, nama: `Slip nomor ${id}` },
              sebab: pesan ?? 'Gagal.',
            }))}
        />
      </div>
    </SideSheet>
  )
}
