import { expect, it } from 'vitest';
import { GenericView } from '../../../../../src/features/generic-view/generic-view.tsx';
import { fakeRuntime } from '../../../../support/fake-runtime.tsx';
import { ofNewerPlatform } from '../../../../support/recorded-answers/given-answers.ts';
import { platformFault } from '../../../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../../support/render.tsx';

const league = recorded('readExternalTable', 'guest: a league');
const page = ofNewerPlatform({ title: 'League', layout: 'zones', elements: [{ $type: 'externalTable', $zone: 'list', attributes: { tableId: 'league' } }] });

function draw(readExternalTable: unknown) {
  const runtime = fakeRuntime({ answers: { readView: page, readExternalTable: readExternalTable as never }, locale: 'en' });
  render(<GenericView type="section" id="league" emit={() => true} />, { wrapper: runtime.Wrapper });
}

it('is a table by its title, with the columns and rows of its answer, named by their words', async () => {
  draw(league);
  expect(await screen.findByRole('table', { name: 'Harbour League' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Place', 'Club', 'Played', 'Goal difference', 'Points']);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent).slice(0, 2)).toEqual(['Harbour FC', 'Northgate Rovers']);
  expect(screen.getByRole('row', { name: /Hilltop/ }).textContent).toBe('8Hilltop24-2819');
});

it('leaves a missing cell empty, and takes markup for text', async () => {
  draw(ofNewerPlatform({ title: 'X', columns: [{ key: 'club', label: '<b>Club</b>' }, { key: 'points', label: 'Points' }], rows: [{ club: '<img src=x>' }] }));
  expect((await screen.findByRole('row', { name: /img/ })).textContent).toBe('<img src=x>');
  expect(document.querySelector('.fl-table img')).toBeNull();
});

it('says that there is nothing yet', async () => {
  draw(ofNewerPlatform({ title: 'X', columns: [], rows: [] }));
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
});

it('fails alone and can be asked for again', async () => {
  let works = false;
  draw(() => (works ? league : Promise.reject(platformFault('readExternalTable', 503))));
  const again = await screen.findByRole('button', { name: 'Try again' });
  works = true;
  await userEvent.setup().click(again);
  expect(await screen.findByRole('table')).toBeTruthy();
});
