import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LOKASI_DITULIS, type Lokasi, type Tergantung, rincianTutupQuery } from './lokasi.queries.ts'

type TutupSheetProps = {
  readonly lokasi: Lokasi
  readonly onTertutup: (lokasi: Lokasi) => void
  readonly onClose: () => void
}

/** Closes a site from a day on, after what hangs on it was named. */
export function TutupSheet({ lokasi, onTertutup, onClose }: TutupSheetProps) {
  const [tanggal, setTanggal] = useState('')
  const close = useWrite('POST /kelola/lokasi/{id}/tutup', LOKASI_DITULIS)
  const { data, error } = useQuery(rincianTutupQuery(lokasi.id, tanggal))
  const tutup = useMutation({
    mutationFn: () =>
      close({
        params: { id: lokasi.id },
        versi: lokasi.versi,
        body: { tanggal, akhiri_penempatan: true },
      }),
    onSuccess: ({ data: baru }) => {
      onTertutup(baru)
      toast.success(`Lokasi ditutup mulai ${formatTanggal(tanggal)}.`, 'lokasi')
      onClose()
    },
  })
  const galat = tutup.error ?? error
  const isTerpakai = data !== undefined && data.sedang_dipakai.length > 0
  return (
    <Sheet
      title={`Tutup ${lokasi.nama}`}
      onClose={onClose}
      footer={
        <Button
          tone="destructive"
          busy={tutup.isPending}
          disabled={data === undefined || isTerpakai}
          onClick={() => tutup.mutate()}
        >
          {data === undefined || data.jumlah_orang === 0
            ? 'Tutup lokasi'
            : `Tutup lokasi dan akhiri ${data.jumlah_orang} penempatan`}
        </Button>
      }
    >
      <div className="space-y-4">
        <TextField
          label="Tutup mulai"
          type="date"
          required
          value={tanggal}
          onChange={(event) => setTanggal(event.target.value)}
          hint="Sejak hari itu lokasi tidak dapat dipilih. Hari-hari sebelumnya tetap ada di setiap laporan."
        />
        {galat !== null && (
          <p role="alert" className="font-medium text-destructive">
            {errorFrom(galat).message}
          </p>
        )}
        {data !== undefined && <Akibat data={data} tanggal={tanggal} />}
      </div>
    </Sheet>
  )
}

function Akibat({ data, tanggal }: { readonly data: Tergantung; readonly tanggal: string }) {
  const { jumlah_orang, orang, roster, jadwal, sedang_dipakai } = data
  if (sedang_dipakai.length > 0)
    return (
      <p role="alert" className="font-medium text-destructive">
        {sedang_dipakai.length} orang sudah presensi di sini untuk {formatTanggal(tanggal)} atau sesudahnya,
        antara lain {sedang_dipakai[0]?.nama}. Pilih hari sesudahnya.
      </p>
    )
  if (jumlah_orang === 0)
    return <p>Tidak ada orang yang ditempatkan di sini pada hari itu atau sesudahnya.</p>
  return (
    <div className="space-y-2">
      <p>
        Penempatan <b>{jumlah_orang} orang</b> di sini berakhir sehari sebelum {formatTanggal(tanggal)}; yang
        baru mulai sesudahnya dibatalkan.
        {roster > 0 && ` ${roster} jam kerja khusus mereka tetap di roster.`}
      </p>
      <p className="text-sm text-ink-muted">
        Jadwal: {jadwal.map((satu) => `${satu.nama} (${satu.orang})`).join(', ')}
      </p>
      <ul aria-label="Orang di lokasi ini" className="divide-y divide-line text-sm">
        {orang.map((satu) => (
          <li key={`${satu.id} ${satu.mulai}`} className="py-2">
            <b>{satu.nama}</b> · {satu.kode} · {satu.jabatan}
          </li>
        ))}
      </ul>
    </div>
  )
}
