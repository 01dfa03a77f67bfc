import { createRoot } from 'react-dom/client';
import tokens from '../../src/ui/tokens.css';
import { adoptSheets } from '../../src/ui/use-sheet.ts';
import { askForToken } from './ask-for-token.ts';
import { CardPage, type CardPageProps } from './card-page.tsx';
import sheet from './card-page.css';
import { speakToCheckout } from './speak-to-checkout.ts';
import { wearFonts } from './wear-fonts.ts';
import { wearLook } from './wear-look.ts';

const { merchant = '', parent: origin = '' } = document.body.dataset;

// As a page of its own it has nobody to speak to.
if (window.parent !== window) {
  adoptSheets(document, [tokens, sheet]);
  const line = speakToCheckout({ own: window, checkout: window.parent, origin });
  const wear: CardPageProps['wear'] = (show) => {
    wearFonts(show.fonts, origin, document);
    wearLook(show, document);
  };
  createRoot(document.getElementById('root')!).render(<CardPage line={line} exchange={(card) => askForToken(merchant, card)} wear={wear} />);
}
