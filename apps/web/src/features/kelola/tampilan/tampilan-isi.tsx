import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { NAMA_TAMPILAN_TERPANJANG } from '@rekan/domain/kelola/tampilan'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { type Tampilan, daftarTampilanQuery, useEditTampilan } from './tampilan.queries.ts'

/** The views of a desk, and the form that keeps another. */
export function TampilanIsi({ meja, onChosen }: { readonly meja: string; readonly onChosen: () => void }) {
  const { data, isError, refetch } = useQuery(daftarTampilanQuery(meja))
  const { mutate } = useEditTampilan(meja)
  const navigate = useNavigate()
  const [diganti, setDiganti] = useState<Tampilan>()
  if (isError) return <LoadError message="Gagal memuat tampilan" onRetry={() => void refetch()} />
  return (
    <div className="p-1.5">
      <ul aria-label="Tampilan tersimpan">
        {data?.map((satu) => (
          <li key={satu.id} className="flex items-center">
            <button
              type="button"
              onClick={() => {
                void navigate({ href: `/kelola/${meja}${satu.isi}` })
                onChosen()
              }}
              className="min-h-11 min-w-0 flex-1 rounded-control px-2.5 text-left text-sm hover:bg-sunken"
            >
              <span className="block truncate font-semibold">{satu.nama}</span>
              {satu.bersama && <span className="block text-xs text-ink-muted">Dibagikan ke HRD</span>}
            </button>
            {satu.milik_sendiri && (
              <>
                <IconButton
                  label={`Ganti nama ${satu.nama}`}
                  className="text-ink-muted hover:bg-sunken"
                  onClick={() => setDiganti(satu)}
                >
                  <Pencil className="size-4" />
                </IconButton>
                <IconButton
                  label={`Hapus ${satu.nama}`}
                  className="text-ink-muted hover:bg-sunken"
                  onClick={() => mutate({ kind: 'remove', id: satu.id })}
                >
                  <Trash2 className="size-4" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {data?.length === 0 && (
        <p className="px-2.5 py-2 text-sm text-ink-muted">
          Belum ada. Simpan saringan, kolom, dan urutan yang sering Anda pakai.
        </p>
      )}
      <Nama key={diganti?.id ?? 0} meja={meja} diganti={diganti} onDone={() => setDiganti(undefined)} />
    </div>
  )
}

type NamaProps = {
  readonly meja: string
  /** One that gets another name; absent: what is on screen is kept as a new one */
  readonly diganti: Tampilan | undefined
  readonly onDone: () => void
}

function Nama({ meja, diganti, onDone }: NamaProps) {
  const { searchStr } = useLocation()
  const profile = useProfil()
  const { mutate, isPending } = useEditTampilan(meja)
  const [nama, setNama] = useState(diganti?.nama ?? '')
  const [isBersama, setBersama] = useState(false)
  function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const selesai = {
      onSuccess: () => {
        setNama('')
        onDone()
      },
    }
    if (diganti !== undefined) mutate({ kind: 'rename', id: diganti.id, nama }, selesai)
    else mutate({ kind: 'create', nama, isi: searchStr, bersama: isBersama }, selesai)
  }
  return (
    <form onSubmit={save} className="space-y-2 border-t border-line p-2.5">
      <TextField
        label={diganti === undefined ? 'Simpan yang tampil sebagai' : 'Nama baru'}
        maxLength={NAMA_TAMPILAN_TERPANJANG}
        autoComplete="off"
        value={nama}
        onChange={({ target }) => setNama(target.value)}
      />
      {diganti === undefined && profile.role.name === 'hrd' && (
        <Checkbox
          label="Bagikan ke semua HRD"
          checked={isBersama}
          onChange={({ target }) => setBersama(target.checked)}
        />
      )}
      <Button type="submit" busy={isPending}>
        Simpan Tampilan
      </Button>
    </form>
  )
}
