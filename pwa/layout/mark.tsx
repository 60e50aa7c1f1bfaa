/** The lighthouse of the icon, drawn small. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true" focusable="false">
      <path d="M13 12h6l2 14H11z" fill="#f5f1e8" />
      <path d="M12.4 17h7.2l.5 3.6h-8.2z" fill="#2a9d9a" />
      <rect x="12.5" y="7" width="7" height="5" rx="1" fill="#f0a63a" />
      <path d="M12 7 16 3.6 20 7z" fill="#f5f1e8" />
      <path d="M10.5 8.2 3 6v6l7.5-1.6zM21.5 8.2 29 6v6l-7.5-1.6z" fill="#f0a63a" opacity=".55" />
      <path
        d="M3 28c2.2 0 2.2-1.6 4.3-1.6S9.500 28 11.600 28s2.200-1.600 4.400-1.600S18.200 28 20.400 28s2.200-1.600 4.300-1.600S26.800 28 29 28"
        fill="none"
        stroke="#2a9d9a"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
