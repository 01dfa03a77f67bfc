const made = new Map<string, { time: Intl.DateTimeFormat; date: Intl.DateTimeFormat }>();

/** How times and dates are written in a locale; made once, since every cell writes one. @source spec 1 §2.4 "Time format h:mm A" */
export function guideClock(locale: string): { time: Intl.DateTimeFormat; date: Intl.DateTimeFormat } {
  const clock = made.get(locale) ?? {
    time: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
    date: new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
  };
  made.set(locale, clock);
  return clock;
}
