import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useReferensi } from '../../reference/reference.queries.ts'
import { LOKASI_DITULIS, type Lokasi } from './lokasi.queries.ts'
import { DitunjukList, barisFrom, isianFrom } from './regu/ditunjuk-list.tsx'

type KoordinatorSheetProps = {
  readonly lokasi: Lokasi
  readonly onTersimpan: (lokasi: Lokasi) => void
  readonly onClose: () => void
}

/** Who coordinates a site from when to when: a list that is saved as a whole. */
export function KoordinatorSheet({ lokasi, onTersimpan, onClose }: KoordinatorSheetProps) {
  const pilihan = useReferensi('koordinator')
  const save = useWrite('POST /kelola/lokasi/{id}/koordinator', LOKASI_DITULIS)
  const [dasar, setDasar] = useState(lokasi)
  const [daftar, setDaftar] = useState(barisFrom(lokasi.koordinator))
  const simpan = useMutation({
    mutationFn: () =>
      save({
        params: { id: dasar.id },
        versi: dasar.versi,
        body: { koordinator: isianFrom(daftar) },
      }),
    onSuccess: ({ data: baru }) => {
      toast.success('Koordinator lokasi disimpan.', 'lokasi')
      onTersimpan(baru)
    },
    onError: (error) => {
      const terbaru = terbaruFrom('GET /kelola/lokasi/{id}', error)
      if (terbaru !== undefined) setDasar(terbaru)
    },
  })
  const galat = simpan.error === null ? undefined : errorFrom(simpan.error)
  return (
    <Sheet
      title={`Koordinator ${lokasi.nama}`}
      onClose={onClose}
      footer={
        <Button
          busy={simpan.isPending}
          disabled={daftar.some(({ mulai }) => mulai === '')}
          onClick={() => simpan.mutate()}
        >
          {dasar === lokasi ? 'Simpan' : 'Simpan punya saya'}
        </Button>
      }
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-muted">
          Mereka melihat, mencatatkan, dan meninjau presensi siapa pun yang bekerja di lokasi ini pada tanggal
          itu, dan dikabari bila ada yang belum datang.
        </p>
        {galat !== undefined && (
          <p role="alert" className="font-medium text-destructive">
            {galat.errors['koordinator']?.[0] ?? galat.message}
            {dasar !== lokasi &&
              ` Sekarang tercatat: ${dasar.koordinator.map(({ nama }) => nama).join(', ') || 'belum ada'}.`}
          </p>
        )}
        <DitunjukList daftar={daftar} onDaftar={setDaftar} />
        <SearchableSelect
          {...pilihan}
          label="Tambah koordinator"
          placeholder="Pilih koordinator"
          value={null}
          onChange={(id) => {
            const nama = pilihan.options.find((satu) => satu.value === id)?.label
            if (id !== null && nama !== undefined)
              setDaftar([
                ...daftar,
                { pengguna_id: Number(id), nama, mulai: '', sampai: null, kunci: crypto.randomUUID() },
              ])
          }}
        />
      </div>
    </Sheet>
  )
}
