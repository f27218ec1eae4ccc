type ProgressBarProps = {
  readonly selesai: number
  /** Null while nobody knows yet */
  readonly dari: number | null
  readonly label: string
}

/** How far something is that runs beside the requests. */
export function ProgressBar({ selesai, dari, label }: ProgressBarProps) {
  return (
    <progress
      className="my-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      max={Math.max(dari ?? 1, 1)}
      value={selesai}
      aria-label={label}
    />
  )
}
