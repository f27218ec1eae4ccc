import { useState } from 'react'
import { CircleAlert, CircleCheck, Download, Upload } from 'lucide-react'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { kelompokFrom } from '@rekan/domain/lembar/kelompok'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { fetchFile, openDownload } from '../../../lib/download.ts'
import { call } from '../../../lib/http.ts'
import { openTanda } from '../../../lib/lembar-tanda.ts'
import type { CallData } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PesanLembar } from '../../../ui/wide/pesan-lembar.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useWriteGaji } from '../slip/gaji.write.ts'

type HasilImpor = CallData<'POST /kelola/payroll/impor'>

/** A month from a spreadsheet: the template, a dry run that says what is wrong where, then the import of all or nothing. */
export function ImporSheet({ bulan, onClose }: { readonly bulan: Bulan; readonly onClose: () => void }) {
  const impor = useWriteGaji('POST /kelola/payroll/impor')
  const masa = { bulan: String(bulan.bulan), tahun: String(bulan.tahun) }
  const [berkas, setBerkas] = useState<File | null>(null)
  const [hasil, setHasil] = useState<HasilImpor>()
  const [salah, setSalah] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<void>) {
    setBusy(true)
    setSalah(undefined)
    try {
      await work()
    } catch (error) {
      const { message, errors } = errorFrom(error)
      setSalah(errors['berkas']?.[0] ?? message)
    } finally {
      setBusy(false)
    }
  }
  const judge = (file: File) =>
    run(async () => {
      const form = { ...masa, uji: '1' as const, berkas: file }
      setHasil((await call('POST /kelola/payroll/impor', { form })).data)
    })
  const write = (file: File) =>
    run(async () => {
      const form = { ...masa, berkas: file }
      const { data } = await impor({ form, idempotencyKey: crypto.randomUUID() })
      onClose()
      toast.success(`Impor selesai: ${data.dibuat} dibuat, ${data.diubah} diubah.`, 'gaji')
    })
  const isBaik = hasil !== undefined && hasil.kesalahan.length === 0 && hasil.baris > 0
  return (
    <SideSheet
      title="Impor XLSX"
      onClose={onClose}
      footer={
        <Button
          busy={isBusy}
          disabled={berkas === null || (hasil !== undefined && !isBaik)}
          icon={<Upload className="size-5" />}
          onClick={() => berkas !== null && void (isBaik ? write(berkas) : judge(berkas))}
        >
          {isBaik ? `Impor ${hasil.baris} Baris` : 'Periksa'}
        </Button>
      }
    >
      <div className="space-y-4 pb-4">
        <p className="text-ink-muted">
          Untuk {formatBulan(bulan)}. Templat berisi satu baris tiap karyawan; isi angkanya, lalu periksa
          sebelum mengimpor. Baris tanpa angka dilewati, slip yang sudah terbit tidak berubah.
        </p>
        <Button
          tone="outline"
          disabled={isBusy}
          icon={<Download className="size-5" />}
          onClick={() =>
            void run(async () =>
              openDownload(await fetchFile('GET /kelola/payroll/templat', { query: masa })),
            )
          }
        >
          Unduh Templat
        </Button>
        <FileField
          label="Berkas"
          required
          name="berkas"
          typeNames="Excel (.xlsx) atau CSV"
          maxBytes={BERKAS_TERBESAR}
          value={berkas}
          error={salah}
          disabled={isBusy}
          onChange={(file) => {
            setBerkas(file)
            setHasil(undefined)
            setSalah(undefined)
          }}
        />
        {hasil !== undefined && (
          <Pemeriksaan
            hasil={hasil}
            isBusy={isBusy}
            onUnduh={() => berkas !== null && void run(() => openTanda(berkas, hasil.kelompok))}
          />
        )}
      </div>
    </SideSheet>
  )
}

type PemeriksaanProps = {
  readonly hasil: HasilImpor
  readonly isBusy: boolean
  readonly onUnduh: () => void
}

function Pemeriksaan({ hasil, isBusy, onUnduh }: PemeriksaanProps) {
  const { baris, dibuat, diubah, dilewati, gaji_bersih: bersih, jumlah_kesalahan: jumlah } = hasil
  const catatan = <PesanLembar kelompok={kelompokFrom(hasil.catatan)} jumlah={hasil.jumlah_catatan} />
  if (jumlah === 0 && baris > 0) {
    return (
      <Notice icon={CircleCheck} title="Siap diimpor">
        <p role="status">
          {dibuat} slip dibuat, {diubah} diubah. Jumlah gaji bersih {formatRupiah(bersih)}.
          {dilewati > 0 && ` ${dilewati} karyawan tanpa angka dilewati.`}
        </p>
        {catatan}
      </Notice>
    )
  }
  return (
    <Notice
      tone="destructive"
      icon={CircleAlert}
      title={jumlah === 0 ? 'Tidak ada baris yang terisi' : `${jumlah.toLocaleString('id-ID')} kesalahan`}
    >
      <p role="status">Belum ada yang diimpor. Perbaiki berkasnya, lalu pilih lagi.</p>
      <PesanLembar kelompok={hasil.kelompok} jumlah={jumlah} disabled={isBusy} onUnduh={onUnduh} />
      {catatan}
    </Notice>
  )
}
