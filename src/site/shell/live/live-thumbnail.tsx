import { useState } from 'react';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { cardPicture } from '../../../contracts/catalogue/pictures/card-picture.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { onAir } from '../../../ui/icon/navigation-icons.ts';

/** The picture of an event, or a sign where there is none. @source spec 3 §8 "Toast thumbnail failure falls back to a default thumbnail" */
export function LiveThumbnail({ item: { thumbnailUrl } }: { item: ContentItem }) {
  const [missing, setMissing] = useState<string>();
  return (
    <span className="fl-live__picture">
      {thumbnailUrl === undefined || thumbnailUrl === '' || missing === thumbnailUrl
        ? <span className="fl-live__stand-in"><Icon path={onAir} /></span>
        : <img loading="lazy" {...cardPicture(thumbnailUrl, '160px')} alt="" width="160" height="90" decoding="async" onError={() => setMissing(thumbnailUrl)} />}
    </span>
  );
}
