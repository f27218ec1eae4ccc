import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { IconButton } from '../../../ui/icon-button.tsx'
import { simpanan } from '../../../lib/simpanan.ts'

const KEY = 'rekan.sembunyi-gaji'

/** Whether amounts are hidden from who looks over the shoulder, as this device was last told; and the other way. */
export function useSembunyi() {
  const [isSembunyi, setSembunyi] = useState(() => simpanan.get(KEY) !== null)
  const toggle = () => {
    if (isSembunyi) simpanan.remove(KEY)
    else simpanan.set(KEY, '1')
    setSembunyi(!isSembunyi)
  }
  return { isSembunyi, toggle }
}

export function SembunyiButton({ isSembunyi, toggle }: ReturnType<typeof useSembunyi>) {
  const Icon = isSembunyi ? EyeOff : Eye
  return (
    <IconButton
      label={isSembunyi ? 'Tampilkan nominal' : 'Sembunyikan nominal'}
      className="text-ink-muted hover:bg-sunken"
      onClick={toggle}
    >
      <Icon className="size-5" />
    </IconButton>
  )
}

type NominalProps = {
  /** Whole rupiah */
  readonly jumlah: number
  readonly isSembunyi: boolean
  /** What is taken off */
  readonly minus?: boolean
}

/** An amount, or as many dots for every amount. */
export function Nominal({ jumlah, isSembunyi, minus = false }: NominalProps) {
  const tanda = minus && jumlah > 0 ? '− ' : ''
  if (!isSembunyi) return `${tanda}${formatRupiah(jumlah)}`
  return (
    <>
      <span aria-hidden>{tanda}Rp ••••••</span>
      <span className="sr-only">disembunyikan</span>
    </>
  )
}
