import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Grid3x3 } from 'lucide-react'
import { aturanPin } from '@rekan/domain/presensi/regu'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { query } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const pinQuery = query('GET /presensi/pin')

/** One's own PIN, which some sites ask for where a witness punches for a crew. */
export function PinRegu() {
  const client = useQueryClient()
  const { data } = useQuery(pinQuery)
  const [pin, setPin] = useState('')
  const [salah, setSalah] = useState<string>()
  const simpan = useMutation({
    mutationFn: (baru: string | null) => call('POST /presensi/pin', { body: { pin: baru } }),
    onSuccess: ({ data: jadi, message }) => {
      client.setQueryData(pinQuery.queryKey, jadi)
      setPin('')
      toast.success(message ?? 'PIN disimpan.', 'pin')
    },
    onError: (error) => {
      const { errors, message } = errorFrom(error)
      setSalah(errors['pin']?.[0] ?? message)
    },
  })
  const kirim = () => {
    const keberatan = aturanPin(pin)
    setSalah(keberatan)
    if (keberatan === undefined) simpan.mutate(pin)
  }
  return (
    <section aria-label="PIN presensi" className="mx-4 mb-6 space-y-3 card p-4">
      <h2 className="flex items-center gap-2 text-base font-bold">
        <Grid3x3 className="size-5 text-primary" /> PIN presensi
        {data?.ada === true && <Badge tone="success">Ada</Badge>}
      </h2>
      <p className="text-sm text-ink-muted">
        Bila orang lain mencatat presensi Anda dalam regu, lokasi tertentu meminta PIN ini. Ketik sendiri,
        jangan beri tahu siapa pun.
      </p>
      <TextField
        label={data?.ada === true ? 'PIN baru' : 'PIN'}
        hint="6 angka, bukan angka yang berurutan."
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={salah}
        value={pin}
        onChange={({ target }) => {
          setPin(target.value.replaceAll(/\D/g, ''))
          setSalah(undefined)
        }}
      />
      <div className="flex flex-wrap-reverse gap-2 *:flex-1 *:basis-28">
        {data?.ada === true && (
          <Button tone="outline" disabled={simpan.isPending} onClick={() => simpan.mutate(null)}>
            Hapus PIN
          </Button>
        )}
        <Button busy={simpan.isPending} disabled={pin === ''} onClick={kirim}>
          Simpan PIN
        </Button>
      </div>
    </section>
  )
}
