import { Fragment } from 'react';

/** Short facts in a line. Each has its own reading direction; without facts the line keeps its height. */
export function MetaLine({ pieces }: { pieces: readonly string[] }) {
  if (pieces.length === 0) return <>{'\u00A0'}</>;
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={piece}>
          {index > 0 && ' · '}
          <bdi>{piece}</bdi>
        </Fragment>
      ))}
    </>
  );
}
