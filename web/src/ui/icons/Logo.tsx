/** The logo: the game's current zone and, off-centre, the next one. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="13.5" stroke="var(--text)" strokeWidth="3" />
      <circle cx="18.5" cy="18" r="6" fill="var(--flame)" />
    </svg>
  );
}
