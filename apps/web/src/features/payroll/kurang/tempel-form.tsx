import { type FormEvent, useState } from 'react'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

const TERBANYAK_DISEBUT = 8

type TempelFormProps<T> = {
  readonly label: string
  readonly hint: string
  readonly placeholder: string
  readonly teks: string
  readonly onTeks: (teks: string) => void
  readonly parse: (teks: string) => { readonly baris: readonly T[]; readonly kesalahan: readonly string[] }
  readonly record: (baris: readonly T[]) => Promise<unknown>
}

/** Lines typed or pasted from a sheet: all of them are taken, or none. */
export function TempelForm<T>(props: TempelFormProps<T>) {
  const { label, hint, placeholder, teks, onTeks, parse, record } = props
  const [salah, setSalah] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    const { baris, kesalahan } = parse(teks)
    setSalah(baris.length === 0 && kesalahan.length === 0 ? ['Isi paling sedikit satu baris.'] : kesalahan)
    if (kesalahan.length > 0 || baris.length === 0) return
    setBusy(true)
    try {
      await record(baris)
      onTeks('')
      toast.success(`${baris.length} baris dicatat.`, 'form')
    } catch (error) {
      const { message, errors } = errorFrom(error)
      const semua = Object.values(errors).flat()
      setSalah(semua.length > 0 ? semua : [message])
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="space-y-3" noValidate onSubmit={(event) => void save(event)}>
      <p className="text-sm text-ink-muted">{hint}</p>
      <TextArea
        label={label}
        name="baris"
        rows={6}
        placeholder={placeholder}
        value={teks}
        error={salah.length > 0 ? salah.slice(0, TERBANYAK_DISEBUT).join(' ') : undefined}
        onChange={({ target }) => onTeks(target.value)}
      />
      <Button type="submit" busy={isBusy}>
        Catat
      </Button>
    </form>
  )
}
