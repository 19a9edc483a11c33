export const iconPaths = {
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 4v5.5m0 3v.1',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  arrowUp: 'M12 20V4m-6 6 6-6 6 6',
  arrowDown: 'M12 4v16m-6-6 6 6 6-6',
  check: 'm4.5 12.5 5 5 10-11',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  menu: 'M4 8h16M4 16h16',
  linkedIn: 'M3.5 3.5h17v17h-17zm4.5 7V17m0-9.8v.1m4 9.7v-6.5m0 3.5c0-4.5 5-4.5 5-.5V17',
  youTube: 'M3 5.5h18v13H3zm7 3.5v6l5-3z',
  x: 'M4 4h4l12 16h-4zm15.5 0-6.4 7m-2.3 2.5L4.5 20',
  spinner: 'M12 3a9 9 0 1 0 9 9',
} as const;

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  className: string;
}

export function Icon({ name, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={name === 'arrow' ? `rtl:[scale:-1_1] ${className}` : className}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
