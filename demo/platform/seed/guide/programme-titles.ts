/** Titles that the guide draws from, by kind of channel. Invented. */
export const programmeTitles: Record<string, { channel: string[]; titles: string[] }> = {
  football: { channel: ['Kick', 'Terrace', 'Northgate TV', 'Harbour FC'], titles: ['Matchday Live', 'The Full Ninety', 'Terrace Talk', 'Goals, Goals, Goals', 'Under the Floodlights', 'Transfer Table', 'Classic Derbies', 'The Morning After'] },
  athletics: { channel: ['Track', 'Lane Four', 'Stadium'], titles: ['Track Night', 'Road to the Islands', 'Personal Best', 'Throwers', 'The Long Run', 'Photo Finish'] },
  cycling: { channel: ['Peloton', 'Two Wheels'], titles: ['Stage Live', 'Breakaway', 'Cobbles and Climbs', 'The Mechanic', 'Kilometre Zero', 'Velodrome Nights'] },
  motorsport: { channel: ['Apex', 'Gravel'], titles: ['Qualifying', 'Six Hours of Le Cap', 'Pit Wall', 'Hairpin', 'Rally Diary', 'Garage Forty'] },
  tennis: { channel: ['Baseline', 'Court One'], titles: ['Centre Court', 'Five Sets', 'The Draw', 'Clay Season', 'Doubles Hour', 'Tie-break'] },
  news: { channel: ['Meridian News', 'City 24', 'Bulletin'], titles: ['Morning Bulletin', 'The Hour', 'Business Day', 'Weather for Sailors', 'Evening Edition', 'Questions', 'Newsnight Round-up'] },
  drama: { channel: ['Lumen One', 'Playhouse', 'Orchard'], titles: ['Harbour Street', 'The Understory', 'A House with Four Kitchens', 'Letters to Row F', 'The Ferryman', 'Matinee'] },
  comedy: { channel: ['Lumen Laughs', 'Side Door'], titles: ['Understudies', 'Third Floor', 'Panel of Fools', 'Lost in the Foyer', 'Neighbours at Nine'] },
  documentary: { channel: ['Lumen Fact', 'Compass', 'Archive'], titles: ['Hands at Work', 'Rivers', 'The Archive', 'Small Museums', 'How It Was Built', 'Night Sky'] },
  family: { channel: ['Little Lumen', 'Kite'], titles: ['The Very Small Circus', 'Moth Season', 'Paper Boats', 'Story at Six', 'Nadia and the Lighthouse', 'Counting Sheep'] },
  music: { channel: ['Refrain', 'Backstage'], titles: ['Live from the Foyer', 'B-sides', 'Chart of the Week', 'Strings', 'Late Set'] },
};

export const programmeNotes = [
  'With the people who were there.', 'New this week.', 'A repeat worth staying in for.', 'Live where it happens.',
  'Everything you missed, in order.', 'First shown last season.', 'Guests, arguments and tea.',
];
