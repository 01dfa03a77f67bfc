/** What a choice is called, and what it does in smaller words below. Its sheet is that of the field. */
export const Hinted = ({ text, hint }: { text: string; hint: string }) => (
  <>
    <span className="fl-check-field__name">{text}</span>
    <small className="fl-check-field__hint">{hint}</small>
  </>
);
