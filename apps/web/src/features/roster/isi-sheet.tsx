import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Lembar, Roster, Usulan } from './lembar/roster.queries.ts'

type IsiSheetProps = {
  readonly roster: Roster
  readonly lembar: Lembar
  readonly onUsulan: (usulan: Usulan) => void
  readonly onClose: () => void
}

/** Asks for a proposal that meets what the posts need, of chosen people; closed meanwhile, it is called off. */
export function IsiSheet({ roster, lembar, onUsulan, onClose }: IsiSheetProps) {
  const [pilih, setPilih] = useState<ReadonlySet<number>>(new Set(roster.orang.map(({ id }) => id)))
  const asking = useRef(new AbortController())
  useEffect(() => {
    const current = new AbortController()
    asking.current = current
    return () => current.abort()
  }, [])
  const usul = useMutation({
    mutationFn: () =>
      call('POST /kelola/roster/isi', {
        body: { ...lembar, orang: [...pilih] },
        signal: asking.current.signal,
      }),
    onSuccess: ({ data: usulan }) => {
      if (usulan.hasil !== 'tidak_ada') onUsulan(usulan)
    },
  })
  const gagal =
    usul.data?.data.hasil === 'tidak_ada'
      ? 'Belum ada susunan yang ditemukan dalam 10 detik. Pilih lebih sedikit orang atau hari, lalu coba lagi.'
      : usul.error && errorFrom(usul.error).message
  return (
    <Sheet
      title="Isi dari kebutuhan pos"
      onClose={onClose}
      footer={
        <Button busy={usul.isPending} disabled={pilih.size === 0} onClick={() => usul.mutate()}>
          {usul.isPending ? 'Menyusun, paling lama 10 detik…' : `Usulkan untuk ${pilih.size} orang`}
        </Button>
      }
    >
      <div className="space-y-4">
        <p>
          Hari yang masih kosong diisi menurut kebutuhan tiap pos: dengan istirahat yang cukup, paling banyak
          enam hari berturut-turut, tanpa orang yang cuti atau tidak bersertifikat, dan jam yang merata. Yang
          tidak dibutuhkan libur. Draf dan roster yang sudah ada tidak berubah.
        </p>
        {gagal && (
          <p role="alert" className="font-medium text-destructive">
            {gagal}
          </p>
        )}
        <fieldset disabled={usul.isPending}>
          <legend className="text-sm font-semibold">Orang yang diisi</legend>
          {roster.orang.map(({ id, nama }) => (
            <Checkbox
              key={id}
              label={nama}
              checked={pilih.has(id)}
              onChange={(event) => {
                const baru = new Set(pilih)
                if (event.target.checked) baru.add(id)
                else baru.delete(id)
                setPilih(baru)
              }}
            />
          ))}
        </fieldset>
      </div>
    </Sheet>
  )
}
