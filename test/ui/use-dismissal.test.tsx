import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useDismissal } from '../../src/ui/use-dismissal.ts';
import { fireEvent, render, screen } from '../support/render.tsx';

function Menu({ open, close }: { open: boolean; close(byKey: boolean): void }) {
  const box = useRef<HTMLDivElement>(null);
  useDismissal(open, box, close);
  return <><div ref={box}><button type="button">Inside</button></div><button type="button">Outside</button></>;
}

function drawMenu(open = true) {
  const close = vi.fn();
  render(<Menu open={open} close={close} />);
  return { close, inside: screen.getByText('Inside'), outside: screen.getByText('Outside') };
}

it('closes when the pointer goes down elsewhere', () => {
  const { close, inside, outside } = drawMenu();
  fireEvent.pointerDown(inside);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(outside);
  expect(close).toHaveBeenCalledWith(false);
});

it('closes when the focus goes elsewhere', () => {
  const { close, inside, outside } = drawMenu();
  inside.focus();
  expect(close).not.toHaveBeenCalled();
  outside.focus();
  expect(close).toHaveBeenCalledWith(false);
});

it('closes on Escape and says that a key did it', () => {
  const { close, inside } = drawMenu();
  fireEvent.keyDown(inside, { key: 'Enter' });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(inside, { key: 'Escape' });
  expect(close).toHaveBeenCalledWith(true);
});

it('listens to nothing while closed', () => {
  const { close, outside } = drawMenu(false);
  fireEvent.pointerDown(outside);
  fireEvent.keyDown(outside, { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
});

it('stays open for a press inside of a shadow root', () => {
  const close = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  render(<Menu open close={close} />, { container });
  container.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  expect(close).not.toHaveBeenCalled();
  host.remove();
});
