/** Decorative signs beside text; hidden from screen readers. */
export type IconName = 'check' | 'close' | 'danger' | 'dash' | 'info' | 'open' | 'warn';

const paths: Record<IconName, string> = {
  check: 'M3 8.5 6.5 12 13 4.5',
  close: 'M4 4l8 8M12 4l-8 8',
  danger: 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3zM8 4.8v3.7M8 11v.4',
  dash: 'M3.5 8h9',
  info: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM8 7.3v4M8 4.7v.4',
  open: 'M9.5 2.5h4v4M13.3 2.7 7.5 8.5M6.5 3.5h-3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1v-3',
  warn: 'M8 1.8 15 14H1zM8 6.2v3.6M8 11.8v.4',
};

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      data-elicit-part="icon"
      aria-hidden="true"
      focusable="false"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
