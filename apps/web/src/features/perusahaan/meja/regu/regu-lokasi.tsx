import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../../../lib/api-error.ts'
import { may } from '../../../../lib/boleh.ts'
import { toast } from '../../../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../../../lib/write.ts'
import { Button } from '../../../../ui/button.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { useProfil } from '../../../profil/diri/profil.queries.ts'
import { LOKASI_DITULIS, type Lokasi } from '../lokasi.queries.ts'
import { isianFrom } from './ditunjuk-list.tsx'

type ReguLokasiProps = {
  readonly lokasi: Lokasi
  readonly isBaca: boolean
  readonly onTersimpan: (lokasi: Lokasi) => void
  readonly onAtur: () => void
}

/** How the crew of a site is punched for: by whom beside its coordinators, and whether each person says their PIN. */
export function ReguLokasi({ lokasi, isBaca, onTersimpan, onAtur }: ReguLokasiProps) {
  const save = useWrite('POST /kelola/lokasi/{id}/regu', LOKASI_DITULIS)
  const { pin, saksi } = lokasi.regu
  const isBolehTunjuk = may(useProfil(), 'POST /kelola/lokasi/{id}/regu')
  const simpan = useMutation({
    mutationFn: (baru: boolean) =>
      save({
        params: { id: lokasi.id },
        versi: lokasi.versi,
        body: { pin: baru, saksi: isianFrom(saksi) },
      }),
    onSuccess: ({ data: baru }) => {
      toast.success('Presensi regu disimpan.', 'lokasi')
      onTersimpan(baru)
    },
    onError: (error) => {
      toast.error(errorFrom(error).message, 'lokasi')
      const terbaru = terbaruFrom('GET /kelola/lokasi/{id}', error)
      if (terbaru !== undefined) onTersimpan(terbaru)
    },
  })
  return (
    <section aria-label="Presensi regu" className="space-y-2 rounded-control border border-line p-3">
      <Switch
        label="Presensi regu dengan PIN"
        hint="Setiap orang mengetik PIN miliknya saat difoto koordinator. Yang belum punya PIN ditinjau."
        checked={simpan.isPending ? simpan.variables : pin}
        disabled={isBaca || simpan.isPending}
        onChange={({ target }) => simpan.mutate(target.checked)}
      />
      <p className="text-sm text-ink-muted">
        {saksi.length === 0
          ? 'Dicatat koordinator lokasi dan HRD.'
          : `Juga dicatat ${saksi.map(({ nama }) => nama).join(', ')}.`}
      </p>
      <Button tone="outline" onClick={onAtur}>
        {isBolehTunjuk ? 'Regu dan pencatatnya…' : 'Lihat regu…'}
      </Button>
    </section>
  )
}
