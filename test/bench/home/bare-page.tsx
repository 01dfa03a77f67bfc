import { createRoot } from 'react-dom/client';
import { useEffect, useState } from 'react';

interface Card { id: string; title: string; thumbnailUrl: string; posterUrl?: string; heroUrl?: string; description?: string }
interface Element { $type: string; attributes: { items?: Card[]; contentList?: Card[]; name?: string; rowTypeData?: { displayPosters?: boolean } } }

/** The first screen of a home page as anybody would write it: a large picture with words, and rows of pictures with names. Nothing else works. */
function Home() {
  const [elements, setElements] = useState<Element[]>([]);
  useEffect(() => {
    void fetch('/api/v1/view?type=home&id=home').then((answer) => answer.json()).then((view: { elements: Element[] }) => setElements(view.elements));
  }, []);
  return <main>{elements.map((element, index) => <Part key={index} {...element} />)}</main>;
}

function Part({ $type, attributes: { items, contentList, name, rowTypeData } }: Element) {
  const [first] = items ?? [];
  if ($type === 'hero' && first) {
    return (
      <section className="hero">
        <img src={first.heroUrl ?? first.thumbnailUrl} alt="" />
        <div><h2>{first.title}</h2><p>{first.description}</p><a href={`/video/${first.id}`}>Watch now</a></div>
      </section>
    );
  }
  if (!contentList) return null;
  const isPoster = rowTypeData?.displayPosters;
  return (
    <section className={isPoster ? 'row posters' : 'row'}>
      <h2>{name}</h2>
      <ul>
        {contentList.map((card) => (
          <li key={card.id}><a href={`/video/${card.id}`}><img src={(isPoster && card.posterUrl) || card.thumbnailUrl} alt="" loading="lazy" /><span>{card.title}</span></a></li>
        ))}
      </ul>
    </section>
  );
}

createRoot(document.querySelector('#root')!).render(<Home />);
