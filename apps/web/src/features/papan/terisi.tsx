type TerisiProps = { readonly terisi: number; readonly rencana: number; readonly isKurang: boolean }

/** How many have come of how many: a bar and its figures. */
export function Terisi({ terisi, rencana, isKurang }: TerisiProps) {
  const bagian = rencana === 0 ? 0 : Math.min(100, (terisi / rencana) * 100)
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-2 w-16 shrink-0 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${isKurang ? 'bg-destructive' : 'bg-primary'}`}
          style={{ width: `${bagian}%` }}
        />
      </span>
      <span className={`tabular-nums ${isKurang ? 'font-semibold text-destructive' : ''}`}>
        {terisi}/{rencana}
      </span>
    </span>
  )
}
