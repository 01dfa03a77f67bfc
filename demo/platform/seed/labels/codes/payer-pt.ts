/** Where a payment is confirmed that is no bank: a wallet, an app that reads a code, the issuer of a card. */
export const payerPt = {
  walletPending: '{name} está a tratar disso',
  walletUnfinished: 'Ainda não o confirmaste na tua carteira {name}. Até agora nada foi cobrado.',
  walletCancelled: 'Voltaste atrás em {name}. Não foi cobrado nada.',
  codeAppPending: 'O teu pagamento com {name} está a ser verificado',
  codeAppLead: 'Paga-se na tua aplicação {name}, que abre numa janela nova. Esta página espera e continua sozinha.',
  codeAppOpen: 'Ir para {name}',
  codeAppUnfinished: 'Ainda não foi pago com {name}. Até agora nada foi cobrado.',
  codeAppCancelled: 'Desististe deste pagamento com {name}. Não foi cobrado nada.',
  issuerPending: 'O emissor do teu cartão está a tratar disso',
  issuerLead: 'O emissor do teu cartão confirma-o numa página própria, que abre numa janela nova. Esta página espera e continua sozinha.',
  issuerOpen: 'Ir para o emissor do teu cartão',
  issuerUnfinished: 'O emissor do teu cartão ainda não o confirmou. Até agora nada foi cobrado.',
  issuerCancelled: 'Voltaste atrás na página do emissor do teu cartão. Não foi cobrado nada.',
  payerPendingLead: 'Pode demorar um pouco. O que compraste abre assim que o dinheiro chegar; não precisas de ficar nesta página.',
};
