import type { ComponentProps } from 'react'

type IconButtonProps = ComponentProps<'button'> & { readonly label: string }

/** A round button that holds an icon alone; its label is for those who hear it. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 ${className}`}
    />
  )
}
