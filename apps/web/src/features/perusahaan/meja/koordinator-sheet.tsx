import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useReferensi } from '../../reference/reference.queries.ts'
import { type Lokasi, type MasaKoordinator, sendKoordinator, terbaruFrom } from './lokasi.api.ts'
import { useKeepLokasi } from './lokasi.queries.ts'

type KoordinatorSheetProps = {
  readonly lokasi: Lokasi
  readonly onTersimpan: (lokasi: Lokasi) => void
  readonly onClose: () => void
}

/** A line of the list; `kunci` keeps it apart while its dates change. */
type Baris = MasaKoordinator & { readonly kunci: string }

/** Who coordinates a site from when to when: a list that is saved as a whole. */
export function KoordinatorSheet({ lokasi, onTersimpan, onClose }: KoordinatorSheetProps) {
  const pilihan = useReferensi('koordinator')
  const keep = useKeepLokasi()
  const [dasar, setDasar] = useState(lokasi)
  const [daftar, setDaftar] = useState<readonly Baris[]>(
    lokasi.koordinator.map((satu) => ({ ...satu, kunci: `${satu.pengguna_id} ${satu.mulai}` })),
  )
  const simpan = useMutation({
    mutationFn: () => sendKoordinator(dasar, daftar),
    onSuccess: async (baru) => {
      await keep(baru)
      toast.success('Koordinator lokasi disimpan.', 'lokasi')
      onTersimpan(baru)
    },
    onError: (error) => {
      const terbaru = terbaruFrom(error)
      if (terbaru !== undefined) setDasar(terbaru)
    },
  })
  const galat = simpan.error === null ? undefined : errorFrom(simpan.error)
  const ubah = (ke: number, isi: Partial<MasaKoordinator>) =>
    setDaftar(daftar.map((satu, i) => (i === ke ? { ...satu, ...isi } : satu)))
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
        <ul className="space-y-3">
          {daftar.map((satu, ke) => (
            <li key={satu.kunci} className="space-y-2 rounded-control border border-line p-3">
              <div className="flex items-center gap-2">
                <b className="min-w-0 flex-1">{satu.nama}</b>
                <IconButton
                  label={`Hapus ${satu.nama}`}
                  onClick={() => setDaftar(daftar.filter((_, i) => i !== ke))}
                >
                  <Trash2 className="size-5" strokeWidth={1.75} />
                </IconButton>
              </div>
              <div className="grid grid-cols-2 gap-2">
                <TextField
                  label="Mulai"
                  type="date"
                  required
                  value={satu.mulai}
                  onChange={(event) => ubah(ke, { mulai: event.target.value })}
                />
                <TextField
                  label="Sampai"
                  type="date"
                  value={satu.sampai ?? ''}
                  onChange={(event) => ubah(ke, { sampai: event.target.value || null })}
                />
              </div>
            </li>
          ))}
        </ul>
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
