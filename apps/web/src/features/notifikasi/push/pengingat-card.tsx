import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { pengingatQuery, useEditPengingat } from './pengingat.queries.ts'

/** Reminders of one's own punches, on all devices that are told at all. */
export function PengingatCard() {
  const { data, isError, isFetching, refetch } = useQuery(pengingatQuery)
  const { mutate, variables, isPending } = useEditPengingat()
  const aktif = data?.aktif
  const isGagal = aktif === undefined && isError && !isFetching
  return (
    <div className="card px-4 py-2">
      <Switch
        label="Pengingat presensi"
        hint="Sebelum jam masuk dan setelah jam pulang bila Anda belum presensi, di perangkat yang notifikasinya menyala."
        checked={isPending ? variables.body.aktif : (aktif ?? false)}
        disabled={aktif === undefined}
        onChange={({ target }) => !isPending && mutate({ body: { aktif: target.checked } })}
      />
      {isGagal && (
        <div role="alert" className="pb-2">
          <p className="text-sm text-destructive">Pengaturan pengingat tidak dapat dimuat.</p>
          <Button tone="plain" onClick={() => void refetch()}>
            Coba Lagi
          </Button>
        </div>
      )}
    </div>
  )
}
