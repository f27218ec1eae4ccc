import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Switch } from '../../../ui/switch.tsx'
import { masaFrom } from './koordinator-lokasi.tsx'
import { type Lokasi, sendRegu, terbaruFrom } from './lokasi.api.ts'
import { useKeepLokasi } from './lokasi.queries.ts'

type ReguLokasiProps = {
  readonly lokasi: Lokasi
  readonly isBaca: boolean
  readonly onTersimpan: (lokasi: Lokasi) => void
}

/** How the crew of a site is punched for: by whom beside its coordinators, and whether each person says their PIN. */
export function ReguLokasi({ lokasi, isBaca, onTersimpan }: ReguLokasiProps) {
  const keep = useKeepLokasi()
  const simpan = useMutation({
    mutationFn: (pin: boolean) => sendRegu(lokasi, { ...lokasi.regu, pin }),
    onSuccess: async (baru) => {
      await keep(baru)
      toast.success('Presensi regu disimpan.', 'lokasi')
      onTersimpan(baru)
    },
    onError: (error) => {
      toast.error(errorFrom(error).message, 'lokasi')
      const terbaru = terbaruFrom(error)
      if (terbaru !== undefined) onTersimpan(terbaru)
    },
  })
  const { pin, saksi } = lokasi.regu
  return (
    <section aria-label="Presensi regu" className="space-y-2 rounded-control border border-line p-3">
      <Switch
        label="Presensi regu dengan PIN"
        hint="Setiap orang mengetik PIN miliknya saat difoto koordinator. Yang belum punya PIN ditinjau."
        checked={simpan.isPending ? simpan.variables : pin}
        disabled={isBaca || simpan.isPending}
        onChange={({ target }) => simpan.mutate(target.checked)}
      />
      {saksi.length > 0 && (
        <ul className="space-y-1 text-sm">
          {saksi.map((satu) => (
            <li key={`${satu.pengguna_id} ${satu.mulai}`}>
              <b>{satu.nama}</b> <span className="text-ink-muted">{masaFrom(satu)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
