import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { formatTanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { type CallData, invalidate, query } from '../../../lib/query.ts'
import { ABSENSI } from '../../../lib/subjects.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DuaHariField } from '../../../ui/dua-hari-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'

/** Days of one's own that were left without a check-out; kept under this key to be read without a network */
const pulangQuery = { ...query('GET /absensi/pulang'), queryKey: ['absensi', 'pulang'] }

/** Days that were left without a check-out: one says when one left, HR decides. */
export function PulangPage() {
  const { data, error, refetch } = useQuery(pulangQuery)
  return (
    <main className="flex-1 space-y-3 p-4">
      {error !== null && data === undefined ? (
        <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonList count={1} />
      ) : data.length === 0 ? (
        <Empty
          icon={CircleCheck}
          title="Semua jam pulang sudah tercatat"
          hint="Tidak ada yang perlu disampaikan."
        />
      ) : (
        data.map((satu) => <Hari key={satu.tanggal} {...satu} />)
      )}
    </main>
  )
}

function Hari({ tanggal, masuk, selesai }: CallData<'GET /absensi/pulang'>[number]) {
  const queryClient = useQueryClient()
  const [jam, setJam] = useState(selesai?.slice(11, 16) ?? '')
  const [hari, setHari] = useState('')
  const send = useWrite('POST /absensi/pulang')
  const kirim = useMutation({
    // How many days after the day; empty as the clock time follows.
    mutationFn: () =>
      send({ body: { tanggal, jam_pulang: jam, hari_pulang: hari === '' ? undefined : Number(hari) } }),
    onSuccess: () => {
      toast.success('Jam pulang disampaikan. HRD akan memutuskannya.', 'form')
      void invalidate(queryClient, ...ABSENSI)
    },
  })
  const salah = kirim.error && errorFrom(kirim.error)
  const tanya = salah?.errors['hari_pulang']?.[0]
  return (
    <section
      aria-label={formatTanggal(tanggal)}
      className="space-y-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="font-bold">{formatTanggal(tanggal)}</h2>
      <p className="text-sm text-ink-muted">Check in pukul {masuk.slice(11, 16)}, tanpa check out.</p>
      <TimeField
        label="Pulang pukul"
        value={jam}
        onChange={setJam}
        error={
          salah && tanya === undefined
            ? (salah.errors['jam_pulang']?.[0] ?? salah.errors['tanggal']?.[0] ?? salah.message)
            : undefined
        }
      />
      <DuaHariField
        label="Tanggal pulang"
        name="hari"
        tanggal={tanggal}
        dipilih={hari}
        value={hari}
        error={tanya}
        onChange={(event) => setHari(event.target.value)}
      />
      <Button busy={kirim.isPending} disabled={jam === ''} onClick={() => kirim.mutate()}>
        Kirim ke HRD
      </Button>
    </section>
  )
}
