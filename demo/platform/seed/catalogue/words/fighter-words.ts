/** What fighters are called, and their evenings: English | Spanish | Portuguese. */
export const fighterWords = `
The Tide|La Marea|A Maré
Northern Light|Luz del Norte|Luz do Norte
Metronome|El Metrónomo|O Metrónomo
The Locksmith|El Cerrajero|O Serralheiro
Slow River|Río Lento|Rio Lento
Quarry|La Cantera|A Pedreira
Low Kick|Patada Baja|Pontapé Baixo
Second Wind|Segundo Aliento|Segundo Fôlego
Okoro v Lindqvist II|Okoro contra Lindqvist II|Okoro contra Lindqvist II
Pier Nights 1|Noches del Muelle 1|Noites do Cais 1
Pier Nights 2|Noches del Muelle 2|Noites do Cais 2
Pier Nights 3|Noches del Muelle 3|Noites do Cais 3
Pier Nights 4|Noches del Muelle 4|Noites do Cais 4
Pier Nights 5|Noches del Muelle 5|Noites do Cais 5
`;
