import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, viewChild } from '@angular/core';
import type { FootlightPlayerElement, FootlightPlayerEvents } from 'footlight';

@Component({
  selector: 'wrong-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <footlight-player #player (footlight-ready)="hear($event)" />
    <footlight-player (footlight-ready)="hear($event.detail.token)" />
    <button (click)="player.explode()">Explode</button>
  `,
})
export class WrongPage {
  readonly player = viewChild<ElementRef<FootlightPlayerElement>>('player');

  hear({ detail }: CustomEvent<FootlightPlayerEvents['footlight-ready']>): number | undefined {
    // @ts-expect-error a start is a number of seconds
    this.player()!.nativeElement.startAt = 'soon';
    return detail.title?.length;
  }
}
